/** One part of an address: exactly this text, or anything. */
type Part = { kind: 'static'; text: string } | { kind: 'any' }

/** What one spelling of a pattern matches, as react-router ranks it. */
export interface RouteShape {
  parts: readonly Part[]
  /** Ends in `*` and takes everything below. */
  splat: boolean
}

/**
 * The shapes of a pattern: case folded, slashes normalised, percent-encoding undone, and one shape for
 * each choice of its optional parts (`/blog/:page?` is `/blog` and `/blog/…`).
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

function fold(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC').toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

/**
 * An address that would be a draw between the two; null when there is none. A fixed part beats a parameter and a
 * parameter beats a splat, so `/shop/sale` beside `/shop/:id` is fine; `/a/:x/b` beside `/a/c/:y`
 * is not, because nothing decides who gets `/a/c/b`.
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

const fixedParts = ({ parts }: RouteShape) => parts.filter(({ kind }) => kind === 'static').length

/** The first address that both patterns take with the same rank; null when they can live side by side. */
export function collidingAddress(pattern: string, other: string): string | null {
  for (const one of routeShapes(pattern)) {
    for (const two of routeShapes(other)) {
      const address = sharedAddress(one, two)
      if (address !== null) return address
    }
  }
  return null
}
