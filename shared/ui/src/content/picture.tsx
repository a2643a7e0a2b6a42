import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { preload } from 'react-dom'
import { placeholderEvent } from './placeholder-event.ts'

/** One format of a picture, at one pixel for each CSS pixel and at two. */
export interface PictureSource {
  x1: string
  x2?: string
}

/** The formats of a picture; the browser takes the first that it can show: avif, then webp, then jpeg. */
export interface PictureFormats {
  avif?: PictureSource
  webp?: PictureSource
  jpeg?: PictureSource
}

export interface PictureProps extends Omit<
  HTMLChakraProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  /** A single address, or addresses by format and density. Without either the placeholder event image is shown. */
  src?: string | PictureFormats | null
  /** What the picture shows; empty when the text beside it already says so. */
  alt: string
  /** Size in CSS pixels at which the picture was made; keeps its place before it has loaded. */
  width: number
  height: number
  /** The largest picture of the first screen: loaded at once and before others. */
  priority?: boolean
}

/** The `srcset` of one format, with densities 1 and 2. */
export const densities = ({ x1, x2 }: PictureSource) => (x2 ? `${x1} 1x, ${x2} 2x` : `${x1} 1x`)

/** Asks for the picture from the head of the page; the browser leaves it out if it cannot show the format. */
function preloadFirst({ avif, webp, jpeg }: PictureFormats) {
  const first = avif ?? webp ?? jpeg
  if (!first) return
  preload(first.x1, {
    as: 'image',
    imageSrcSet: densities(first),
    fetchPriority: 'high',
    ...(avif ? { type: 'image/avif' } : webp ? { type: 'image/webp' } : {}),
  })
}

/** Not as properties, which would win over the styles of those who show it. */
const Image = chakra('img', { base: { maxW: 'full', height: 'auto', bg: 'neutral.subtle' } })

/** A picture that keeps its place, loads late unless it has `priority`, and picks the best format. */
export function Picture({ src, alt, width, height, priority, ...rest }: PictureProps) {
  const formats: PictureFormats = typeof src === 'string' ? { jpeg: { x1: src } } : (src ?? {})
  if (priority) preloadFirst(formats)
  const fallback = formats.jpeg ?? formats.webp ?? formats.avif ?? { x1: placeholderEvent }
  return (
    <picture style={{ display: 'contents' }}>
      {formats.avif ? <source type="image/avif" srcSet={densities(formats.avif)} /> : null}
      {formats.webp ? <source type="image/webp" srcSet={densities(formats.webp)} /> : null}
      <Image
        src={fallback.x1}
        {...(fallback.x2 ? { srcSet: densities(fallback) } : {})}
        alt={alt}
        htmlWidth={width}
        htmlHeight={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        {...rest}
      />
    </picture>
  )
}
