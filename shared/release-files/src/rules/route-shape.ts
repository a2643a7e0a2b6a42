/** One segment of a path: exactly this text, or anything. */
type Part = { kind: 'static'; text: string } | { kind: 'any' }

/** What one spelling of a pattern matches, as react-router ranks it. */
export interface RouteShape {
  parts: readonly Part[]
  /** Ends in `*` and matches everything below. */
  splat: boolean
}

/**
 * The shapes of a pattern: case folded, slashes normalised, percent-encoding undone, and one shape for
 * each choice of its optional parts (`/blog/:page?` is `/blog` and `/blog/…`). Only for patterns that
 * `pathProblem` lets pass: each optional part doubles the shapes.
 */
export function routeShapes(pattern: string): RouteShape[] {
  const segments = pattern.split('/').filter(Boolean)
  const splat = segments.at(-1) === '*'
  const named = splat ? segments.slice(0, -1) : segments
  let spellings: Part[][] = [[]]
  for (const segment of named) {
    const optional = segment.endsWith('?')
    const part = readPart(optional ? segment.slice(0, -1) : segment)
    const withPart = spellings.map((parts) => [...parts, part])
    spellings = optional ? [...spellings, ...withPart] : withPart
  }
  return spellings.map((parts) => ({ parts, splat }))
}

function readPart(segment: string): Part {
  return segment.startsWith(':') ? { kind: 'any' } : { kind: 'static', text: fold(segment) }
}

/** The prefix that a page lies under: `/shop` for `/Shop/:id`, `/` for the home page alone. */
export const prefixOf = (path: string) => `/${fold(path.split('/')[1] ?? '')}`

/** As addresses are compared: without percent-encoding and case. */
export function fold(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC').toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

/** Whether the pathname of an address is one of the pattern's. */
export function addressMatches(pattern: string, pathname: string): boolean {
  const address = pathname.split('/').filter(Boolean).map(fold)
  return routeShapes(pattern).some(
    ({ parts, splat }) =>
      (splat ? address.length >= parts.length : address.length === parts.length) &&
      parts.every((part, index) => part.kind === 'any' || part.text === address[index]),
  )
}

/**
 * A path that both match with the same rank; null if there is none. A static segment outranks a parameter and a
 * parameter a splat, so `/shop/sale` and `/shop/:id` can coexist; `/a/:x/b` and `/a/c/:y` cannot, because
 * neither outranks the other for `/a/c/b`.
 */
export function sharedAddress(first: RouteShape, second: RouteShape): string | null {
  if (first.splat !== second.splat || first.parts.length !== second.parts.length) return null
  if (fixedParts(first) !== fixedParts(second)) return null
  const example: string[] = []
  for (const [index, one] of first.parts.entries()) {
    const other = second.parts[index]
    if (one.kind === 'static' && other?.kind === 'static' && one.text !== other.text) return null
    const fixed = one.kind === 'static' ? one : other
    example.push(fixed?.kind === 'static' ? fixed.text : 'anything')
  }
  if (first.splat) example.push('anything')
  return `/${example.join('/')}`
}

export const fixedParts = ({ parts }: RouteShape) =>
  parts.filter(({ kind }) => kind === 'static').length
