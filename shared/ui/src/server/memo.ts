/**
 * Replaces Chakra's `memo` in render workers. Chakra's keeps 500 results, which the pages of the site exceed, and reads
 * through a whole recipe to find one; here the result of one function is found by its identity in the next.
 *
 * Library: @chakra-ui/react 3.37.0. May go when: `pnpm bench:render` is as fast without the replacement.
 */
const limit = 5000
const identities = new WeakMap<object, string>()
let lastIdentity = 0

/** Equal values have equal keys, whatever the order of their properties, as in Chakra's own. */
function keyOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `s${value.length}:${value}`
    case 'function':
      return `f:${value.name}`
    case 'object': {
      if (value === null) return 'null'
      const identity = identities.get(value)
      if (identity) return identity
      if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`
      const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      let key = '{'
      for (const [name, part] of entries) key += `${name}:${keyOf(part)},`
      return `${key}}`
    }
    default:
      return String(value)
  }
}

/** The key of the same object is found again without reading it, if `memo` made it. */
export const identityOf = (value: object): string | undefined => identities.get(value)

const keyOfAll = (args: readonly unknown[]) =>
  args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join('|')

/** Computes each result once for equal arguments. Results are shared, so nobody may change one. */
export function memo<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = keyOfAll(args)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(...args)
    if (results.size >= limit) results.clear()
    results.set(key, result)
    // What was passed in is somebody else's and may change.
    const isOwn = typeof result === 'object' && result !== null && !args.includes(result)
    if (isOwn && !identities.has(result)) identities.set(result, `#${++lastIdentity}`)
    return result
  }
}
