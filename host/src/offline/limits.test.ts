import { expect, test } from '@jest/globals'
import { limits, pagesFor, pagesWithin } from './limits.ts'
import type { SavedPage } from './saved-page.ts'

const now = 100 * 24 * 60 * 60_000
const page = (address: string, given: Partial<SavedPage> = {}): SavedPage => ({
  address,
  reads: null,
  title: address,
  set: 1,
  savedAt: now,
  savedOn: '',
  visitor: null,
  files: { [address]: 1000 },
  ...given,
})
const addresses = (pages: readonly SavedPage[]) => pages.map(({ address }) => address)
const within = (pages: SavedPage[], max = {}) =>
  addresses(pagesWithin(pages, now, { ...limits, ...max }))

test('the newest pages stay, as many as there is room for', () => {
  const pages = [1, 2, 3].map((age) => page(`/${age}`, { savedAt: now - age }))
  expect(within(pages.toReversed(), { pages: 2 })).toEqual(['/1', '/2'])
})

test('a file that several pages need counts once, and a page that is too large makes room for smaller ones', () => {
  const files = { '/assets/host.js': 500 }
  const pages = [
    page('/1', { savedAt: now - 1, files }),
    page('/2', { savedAt: now - 2, files: { ...files, '/2': 2000 } }),
    page('/3', { savedAt: now - 3, files: { ...files, '/3': 400 } }),
  ]
  expect(within(pages, { bytes: 1000 })).toEqual(['/1', '/3'])
})

test('pages of the set before stay after a swap, those of older ones go', () => {
  const pages = [3, 2, 1].map((set) => page(`/${set}`, { set, savedAt: now - 10 + set }))
  expect(within(pages)).toEqual(['/3', '/2'])
})

test('pages go after two weeks', () => {
  expect(within([page('/a'), page('/b', { savedAt: now - limits.ageMs })])).toEqual(['/a'])
})

test('nobody sees what somebody else visited', () => {
  const pages = [page('/all'), page('/mine', { visitor: 1 }), page('/theirs', { visitor: 2 })]
  expect(addresses(pagesFor(pages, 1))).toEqual(['/all', '/mine'])
  expect(addresses(pagesFor(pages, null))).toEqual(['/all'])
})
