import { fillPattern } from '@brightyard/contract/paths'
import { createContext, use } from 'react'
import { useLocation, useParams } from 'react-router-dom'

/** The site's public origin, for canonical addresses and previews. Provided by the host. */
export const SiteOrigin = createContext('')

/** The public address of a path of this site: for links that leave it, in a message or another window. */
export const usePublicAddress = (path: string) =>
  new URL(path, use(SiteOrigin) || 'http://localhost').href

/** The route's pattern of the page that is shown, in the spelling of its remote. Provided by the host. */
export const PagePattern = createContext<string | null>(null)

/** However the visitor spelled the address: capitals and a trailing slash open the same page. */
function useCanonicalPath(): string {
  const pattern = use(PagePattern)
  const params = useParams()
  const { pathname } = useLocation()
  return pattern === null ? pathname : fillPattern(pattern, params) || '/'
}

export interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** Address of a picture for previews, absolute or from the site's root. */
  image?: string | undefined
  /** Path and query of the one true address; the current path unless given. */
  canonical?: string | undefined
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** Structured data (schema.org), as plain objects; paths in it become addresses of this site. */
  structuredData?: object | undefined
}

/** Search engines take no paths: what names an address in structured data is one of this site if it is a path. */
const withWholeAddresses = (base: string) => (key: string, value: unknown) =>
  ['url', 'item', 'image', 'logo', '@id'].includes(key) &&
  typeof value === 'string' &&
  value.startsWith('/')
    ? new URL(value, base).href
    : value

/** Title, description, canonical address and preview of a page. Once per page. */
export function PageHead(props: PageHeadProps) {
  const { title, description, image, hidden, structuredData } = props
  const path = useCanonicalPath()
  const address = usePublicAddress(props.canonical ?? path)
  const fullTitle = title === 'Brightyard' ? title : `${title} · Brightyard`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Brightyard" />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={new URL(image, address).href} />}
      {structuredData && (
        // A data block, not a script: the content policy lets it stand. `<` is escaped so that it cannot end early.
        <script
          type="application/ld+json"
          // oxlint-disable-next-line no-danger -- text in a script element is not escaped by React's own rules
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(
              { '@context': 'https://schema.org', ...structuredData },
              withWholeAddresses(address),
            ).replaceAll('<', String.raw`\u003c`),
          }}
        />
      )}
    </>
  )
}
