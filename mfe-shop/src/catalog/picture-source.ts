import type { Picture } from '@brightyard/contract/entities'
import type { PictureFormats, PictureSource } from '@brightyard/ui'

function sourceOf(srcset: string): PictureSource {
  const [x1 = '', x2] = srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
  return x2 ? { x1, x2 } : { x1 }
}

/** A picture of the API as the picture component takes it. */
export function pictureProps({ avif, webp, jpeg, src, alt, width, height }: Picture) {
  const formats: PictureFormats = {
    ...(avif ? { avif: sourceOf(avif) } : {}),
    ...(webp ? { webp: sourceOf(webp) } : {}),
    jpeg: jpeg ? sourceOf(jpeg) : { x1: src },
  }
  return { src: formats, alt, width, height }
}

/** The same in its highest resolution whatever the screen, for a place that enlarges it. */
export function sharpPictureProps(picture: Picture) {
  const { src, ...rest } = pictureProps(picture)
  const sharp = ({ x1, x2 }: PictureSource): PictureSource => ({ x1: x2 ?? x1 })
  const formats: PictureFormats = {
    ...(src.avif ? { avif: sharp(src.avif) } : {}),
    ...(src.webp ? { webp: sharp(src.webp) } : {}),
    ...(src.jpeg ? { jpeg: sharp(src.jpeg) } : {}),
  }
  return { ...rest, src: formats }
}
