import { prefixOf } from '@brightyard/release-files/rules'

/** The pages of a remote. */
export interface PageClaims {
  name: string
  routes: readonly { path: string }[]
}

/** The owning remote by prefix. */
export type PrefixOwnership = ReadonlyMap<string, string>

/** A page under another remote's prefix. */
export interface ForeignPage {
  path: string
  prefix: string
  owner: string
}

export interface CheckedPrefixes {
  /** Of each release. */
  foreign: ForeignPage[][]
  /** Prefixes that their owner gives up in favour of another release of the same swap, with the new owner. */
  handedOver: PrefixOwnership
}

/**
 * Looks for pages under another remote's prefix. A free prefix goes to the first release that has a page under it, and so
 * does one whose owner is swapped together with it and has no page there any more.
 */
export function checkPrefixes(
  claims: readonly PageClaims[],
  owners: PrefixOwnership,
): CheckedPrefixes {
  const used = new Map(
    claims.map(({ name, routes }) => [name, new Set(routes.map(({ path }) => prefixOf(path)))]),
  )
  const owned = new Map(owners)
  const handedOver = new Map<string, string>()
  const foreign = claims.map(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const prefix = prefixOf(path)
      const owner = owned.get(prefix) ?? name
      const isGivenUp = owner !== name && used.get(owner)?.has(prefix) === false
      owned.set(prefix, isGivenUp ? name : owner)
      if (isGivenUp) handedOver.set(prefix, name)
      return owner === name || isGivenUp ? [] : [{ path, prefix, owner }]
    }),
  )
  return { foreign, handedOver }
}
