import type { RemoteDocument, Route } from '@brightyard/contract/release'

export interface PageToRender {
  /** The remote that the page belongs to. */
  remote: string
  path: string
  address: string
}

type Pages = Pick<RemoteDocument, 'name' | 'routes' | 'slots'>

/**
 * Every page that a candidate renders on the server; for slots that are part of the first HTML one page of
 * the site, no matter which remote owns it.
 */
export function trialPages(candidates: readonly Pages[], site: readonly Pages[]): PageToRender[] {
  const inSite = site.flatMap(({ routes }) => routes.filter(isRendered))
  const anyPage = inSite.find(({ path }) => path === '/') ?? inSite[0]
  return candidates.flatMap(({ name, routes, slots }) => {
    const pages = routes.filter(isRendered)
    const needsHost = pages.length === 0 && slots.some(isRendered)
    return (needsHost && anyPage ? [anyPage] : pages).map((page) => ({
      remote: name,
      path: page.path,
      address: exampleAddress(page),
    }))
  })
}

const isRendered = ({ render }: { render: 'server' | 'client' }) => render === 'server'

/**
 * An address of a page. Where the squad states none, parameters take the first of their kind; a page
 * that says “not found” to it has been rendered all the same.
 */
export function exampleAddress({ path, example }: Pick<Route, 'path' | 'example'>): string {
  if (example !== undefined) return example
  const parts = path.split('/').flatMap((part) => {
    if (part === '*') return ['example']
    if (part.startsWith(':')) return part.endsWith('?') ? [] : ['1']
    return [part.replace(/\?$/, '')]
  })
  return parts.join('/') || '/'
}
