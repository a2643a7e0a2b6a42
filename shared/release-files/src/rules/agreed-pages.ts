import { accountPaths, contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'

const pagesOf = (name: string, paths: Readonly<Record<string, { pattern: string }>>) => ({
  name,
  routes: Object.values(paths).map(({ pattern }) => ({ path: pattern })),
})

/**
 * The addresses that this site's remotes agreed on, by owner. Their prefixes belong to these before the first release;
 * afterwards the registry decides.
 */
export const agreedPages = [
  pagesOf('content', contentPaths),
  pagesOf('shop', shopPaths),
  pagesOf('account', accountPaths),
  pagesOf('talentbox', talentboxPaths),
]
