import type { Route } from '@brightyard/contract/release'

/**
 * An address of a page. Where the squad states none, parameters stand for the first of their kind; a page
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
