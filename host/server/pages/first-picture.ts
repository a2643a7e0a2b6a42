import type { RenderedPage } from '@brightyard/render-process'

/** Larger pictures would keep the page's text back for longer than their own request takes. */
const mostBytes = 20_000
/** A page is not kept back for longer by a picture that is asked for the first time. */
const patienceMs = 300
/** Pictures whose bytes are at hand; about 8 MB as text. */
const mostKept = 300

const firstPicture =
  /<picture[^>]*>(<source (?:media="[^"]*" )?type="(image\/[a-z]+)" srcSet="(\/media\/[\w@.-]+) [^",]+")(?:(?!<\/picture>)[^])*?fetchPriority="high"/

const asText = (type: string, bytes: ArrayBuffer) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

export interface FirstPictureOptions {
  /** Origin of the API, which serves `/media`. */
  apiUrl: string
  fetch?: typeof globalThis.fetch
}

/**
 * Puts the bytes of a page's first picture into the page, so that text and picture are painted in one frame instead of
 * a round trip apart. Only where one file serves everybody or every phone, as `Picture` says by a source with a single
 * address, and only where that file is small. Without the bytes the page stays as it is.
 */
export function firstPictures({ apiUrl, fetch = globalThis.fetch }: FirstPictureOptions) {
  const known = new Map<string, Promise<string | null>>()

  async function load(address: string, type: string): Promise<string | null> {
    const answer = await fetch(new URL(address, apiUrl), { signal: AbortSignal.timeout(5_000) })
    if (!answer.ok) throw new Error(`The picture was answered by ${answer.status}.`)
    if (answer.headers.get('content-type') !== type) return null
    const bytes = await answer.arrayBuffer()
    return bytes.byteLength > mostBytes ? null : asText(type, bytes)
  }

  function find(address: string, type: string): Promise<string | null> {
    const found =
      known.get(address) ??
      load(address, type).catch(() => {
        // The next page asks again.
        known.delete(address)
        return null
      })
    // The least recently used stands first.
    known.delete(address)
    known.set(address, found)
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    return found
  }

  return async function withFirstPicture(page: RenderedPage): Promise<RenderedPage> {
    const [, source = '', type = '', address = ''] = firstPicture.exec(page.html) ?? []
    if (!address) return page
    const text = await withinPatience(find(address, type))
    if (!text) return page
    return {
      ...page,
      html: page.html.replace(source, () => source.replace(address, text)),
      head: page.head.replace(/<link rel="preload" as="image"[^>]*>/g, (link) =>
        link.includes(` imageSrcSet="${address} `) && !link.includes(' media="') ? '' : link,
      ),
    }
  }
}
export type WithFirstPicture = ReturnType<typeof firstPictures>

/** Whatever comes later is there for the next page. */
async function withinPatience<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
