import { type Device, deviceDetected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { media } from '@brightyard/ui'

/** One pixel each; a browser that cannot show the format fails to decode it. */
const samples = {
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgc4AAaQENBpMhEf8mKE7///8WfgAJA1jjx9ZA==',
  webp: 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vz0AAA=',
} as const

async function canShow(type: keyof typeof samples): Promise<boolean> {
  const picture = new Image()
  picture.src = `data:image/${type};base64,${samples[type]}`
  return picture.decode().then(
    () => true,
    () => false,
  )
}

async function bestImageType(): Promise<Device['image_type']> {
  if (await canShow('avif')) return 'avif'
  return (await canShow('webp')) ? 'webp' : 'jpeg'
}

const matcher = (query: string) => matchMedia(query.replace('@media ', ''))

/** Says what the browser shows pages on, once and whenever the window's layout or screen changes. */
export async function detectDevice(): Promise<void> {
  const [mobile, retina] = [matcher(media.belowHeader), matcher(media.retina)]
  const image_type = await bestImageType()
  const publish = () =>
    channel(deviceDetected).publish({
      width: innerWidth,
      is_mobile: mobile.matches,
      is_retina: retina.matches,
      image_type,
    })
  for (const query of [mobile, retina]) query.addEventListener('change', publish)
  publish()
}
