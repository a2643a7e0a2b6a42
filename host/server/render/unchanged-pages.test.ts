import { expect, test } from '@jest/globals'
import { createUnchangedPages } from './unchanged-pages.ts'

const answered = (price: number) => new Map([['/cms/kites', `{"price":${price}}`]])
const markupOf = (html: string) => ({ head: '', styles: '', html })

test('a page is found again by its address and the same answers, and by nothing else', () => {
  const pages = createUnchangedPages()
  pages.keep('/kites', answered(1), markupOf('one rupee'))
  expect(pages.find('/kites', answered(1))?.html).toBe('one rupee')
  expect(pages.find('/kites?page=2', answered(1))).toBeNull()
  const more = new Map([...answered(1), ['/cms/stock', '{}']])
  expect(pages.find('/kites', more)).toBeNull()
})

test('a page whose answers have changed is forgotten', () => {
  const pages = createUnchangedPages()
  pages.keep('/kites', answered(1), markupOf('one rupee'))
  expect(pages.find('/kites', answered(2))).toBeNull()
  expect(pages.find('/kites', answered(1))).toBeNull()
  expect(pages.characters).toBe(0)
})

test('a page is rendered again after five minutes, for what depends on the time', () => {
  let time = 0
  const pages = createUnchangedPages(1000, () => time)
  pages.keep('/kites', answered(1), markupOf('today'))
  time = 5 * 60_000
  expect(pages.find('/kites', answered(1))).not.toBeNull()
  time += 1
  expect(pages.find('/kites', answered(1))).toBeNull()
})

test('no more is kept than there is room for, and what was used last stays', () => {
  const pages = createUnchangedPages(200)
  const html = 'x'.repeat(60)
  for (const address of ['/a', '/b']) pages.keep(address, new Map(), markupOf(html))
  pages.find('/a', new Map())
  for (const address of ['/c', '/d']) pages.keep(address, new Map(), markupOf(html))
  expect(pages.characters).toBe(180)
  expect(pages.find('/b', new Map())).toBeNull()
  expect(pages.find('/a', new Map())?.html).toBe(html)
  pages.keep('/huge', new Map(), markupOf('x'.repeat(300)))
  expect(pages.characters).toBe(0)
})
