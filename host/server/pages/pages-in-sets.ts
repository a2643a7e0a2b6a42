import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { ActiveSet } from '../sets/active-set.ts'
import { replaceSet } from './compose-page.ts'
import type { PageAddress } from './page-address.ts'
import type { FoundPage, PageCache } from './page-cache.ts'
import { packPage, type SentPage } from './sent-page.ts'

const fromBrotli = promisify(brotliDecompress)

/** A page that is kept, as a set has it: of another set with the same releases it needs this set's state, but no render. */
export function pagesInSets(cache: PageCache) {
  const replacements = new Map<string, Promise<SentPage>>()

  return (
    { page, isForSet }: FoundPage,
    { key }: PageAddress,
    set: ActiveSet,
  ): SentPage | Promise<SentPage> => {
    if (isForSet) return page
    const { number } = set.set
    const id = `${number} ${key}`
    const known = replacements.get(id)
    if (known) return known
    const made = (async () => {
      const html = (await fromBrotli(await page.body('br'))).toString('utf8')
      const replaced = replaceSet({ html, status: page.status, set: page.set }, set.hostSet)
      const grow = (bytes: number) => cache.grow(key, packed, bytes)
      const packed = await packPage(replaced, grow, page.isLasting)
      cache.add(key, number, packed)
      return packed
    })()
    replacements.set(id, made)
    void made.finally(() => replacements.delete(id))
    return made
  }
}
