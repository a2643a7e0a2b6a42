/** Where a browser's own overrides may point. */
export interface OverridePolicy {
  /** Exact origins, as ops list them. */
  origins: readonly string[]
  /** This machine as well, for development. */
  loopback: boolean
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const maxUrlLength = 300

/** Exact origins, separated by commas; loopback only when enabled. */
export const readPolicy = (origins: string, loopback: boolean): OverridePolicy => ({
  origins: origins
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => new URL(origin).origin),
  loopback,
})

export const isEnabled = ({ origins, loopback }: OverridePolicy) => loopback || origins.length > 0

/** The release folder's URL with a trailing slash; null if the policy does not allow it. */
export function allowedFolder(text: string, policy: OverridePolicy): URL | null {
  if (text.length > maxUrlLength || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password || url.search || url.hash) return null
  const isLoopback = policy.loopback && loopbackNames.has(url.hostname)
  if (!isLoopback && !(policy.origins.includes(url.origin) && url.protocol === 'https:'))
    return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.pathname = url.pathname.replace(/(remote|mf-manifest)\.json$/, '').replace(/\/?$/, '/')
  return url
}
