import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { preload } from 'react-dom'
import { placeholderEvent } from './placeholder-event.ts'

/** One format of a picture: a file as wide as the picture's `width`, and one of twice that. */
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
  /**
   * The width at which it is shown, as the attribute of that name; as it was made unless given, or as the window if
   * that is narrower. Never `auto`: Chromium 156 keeps such a picture in memory after it has left the page.
   */
  sizes?: string
}

const widthsOf = ({ x1, x2 }: PictureSource, width: number) =>
  x2 ? `${x1} ${width}w, ${x2} ${2 * width}w` : `${x1} ${width}w`

/** The best format of a picture and its type; null where that is not known. */
function bestOf({ avif, webp, jpeg }: PictureFormats) {
  if (avif) return { source: avif, type: 'image/avif' }
  if (webp) return { source: webp, type: 'image/webp' }
  return jpeg ? { source: jpeg, type: null } : null
}
type Best = NonNullable<ReturnType<typeof bestOf>>

const onServer = typeof document === 'undefined'

/** Wide enough for every phone: at 360 pixels, 1.3 of its pixels for each of the page's at least. */
const wideForPhones = 480
const phones = '(max-width: 767px)'
const widerThanPhones = '(min-width: 768px)'

/**
 * Asks for the picture from the head of the document; the browser leaves it out if it cannot show the format. In a page
 * that the browser renders itself the element comes as early, and a link whose page is never shown would be in vain.
 */
function preloadFirst(
  { source, type }: Best,
  hasPhoneSource: boolean,
  width: number,
  sizes: string,
) {
  preload(source.x1, {
    as: 'image',
    imageSrcSet: widthsOf(source, width),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(type ? { type } : {}),
    // On a phone the page itself brings it, or names it within its first bytes.
    ...(hasPhoneSource ? { media: widerThanPhones } : {}),
  })
}

/** Not as properties, which would win over the styles of those who show it. */
const Image = chakra('img', { base: { maxW: 'full', height: 'auto', bg: 'neutral.subtle' } })

/** A picture that keeps its place, loads late unless it has `priority`, and picks the best format. */
export function Picture({ src, alt, width, height, priority, sizes, ...rest }: PictureProps) {
  const formats: PictureFormats = typeof src === 'string' ? { jpeg: { x1: src } } : (src ?? {})
  const { avif, webp, jpeg } = formats
  const shownAt = sizes ?? `min(100vw, ${width}px)`
  const best = priority ? bestOf(formats) : null
  // All phones show one file: the edge puts a small one into the page.
  const forPhones = best?.source.x2 && best.type && width >= wideForPhones ? best : null
  if (best && onServer) preloadFirst(best, forPhones !== null, width, shownAt)
  const fallback = jpeg ?? webp ?? avif ?? { x1: placeholderEvent }
  const isOneFile = !avif && !webp && !fallback.x2
  return (
    <picture style={{ display: 'contents' }}>
      {forPhones?.type ? (
        <source
          media={phones}
          type={forPhones.type}
          srcSet={`${forPhones.source.x1} ${width}w`}
          sizes={shownAt}
        />
      ) : null}
      {avif ? <source type="image/avif" srcSet={widthsOf(avif, width)} sizes={shownAt} /> : null}
      {webp ? <source type="image/webp" srcSet={widthsOf(webp, width)} sizes={shownAt} /> : null}
      <Image
        src={fallback.x1}
        {...(isOneFile ? {} : { srcSet: widthsOf(fallback, width), sizes: shownAt })}
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
