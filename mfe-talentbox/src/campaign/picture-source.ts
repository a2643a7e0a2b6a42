import type { Picture } from '@brightyard/contract/entities'
import type { PictureSource } from '@brightyard/ui'

function sourceOf(srcset: string): PictureSource {
  const [x1 = '', x2] = srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
  return x2 ? { x1, x2 } : { x1 }
}

/** A picture of the API as the picture component takes it; without one its placeholder stands in. */
export function pictureProps(picture: Picture | null) {
  if (!picture) return { alt: '', width: 480, height: 360 }
  const { avif, webp, jpeg, src, alt, width, height } = picture
  return {
    src: {
      ...(avif ? { avif: sourceOf(avif) } : {}),
      ...(webp ? { webp: sourceOf(webp) } : {}),
      jpeg: jpeg ? sourceOf(jpeg) : { x1: src },
    },
    alt,
    width,
    height,
  }
}
