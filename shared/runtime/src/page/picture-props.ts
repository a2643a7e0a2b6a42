import type { Picture } from '@brightyard/contract/entities'

interface PictureSource {
  x1: string
  x2?: string
}

interface PictureProps {
  /** Addresses by format and density; without any, the picture component shows its placeholder. */
  src?: { avif?: PictureSource; webp?: PictureSource; jpeg?: PictureSource }
  alt: string
  /** CSS pixels. */
  width: number
  height: number
}

/**
 * A picture of the API as the picture component of `@brightyard/ui` takes it; null gives its placeholder.
 * `sharp`: in the highest resolution whatever the screen, for a place that enlarges it.
 */
export function pictureProps(
  picture: Picture | null,
  { sharp = false }: { sharp?: boolean } = {},
): PictureProps {
  if (!picture) return { alt: '', width: 480, height: 360 }
  const { avif, webp, jpeg, src, alt, width, height } = picture
  const sourceOf = (srcset: string): PictureSource => {
    const [x1 = '', x2] = srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
    if (!x2) return { x1 }
    return sharp ? { x1: x2 } : { x1, x2 }
  }
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
