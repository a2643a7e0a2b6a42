import { expect, test } from '@jest/globals'
import { PictureStore } from '../pictures/picture-store.ts'
import { catalogOf } from './catalog.seed.ts'
import { textsBySlug } from './product-texts.ts'

const goodsOnce = () => catalogOf(new PictureStore(), new Date('2026-03-18T10:00:00Z')).goods
const goods = goodsOnce()

test('the data is the same every time', () => {
  expect(JSON.stringify(goodsOnce())).toBe(JSON.stringify(goods))
})

test('every text belongs to a product, and every product has one', () => {
  expect([...textsBySlug.keys()].toSorted()).toEqual(goods.map(({ slug }) => slug).toSorted())
})

test('no sentence is in two descriptions', () => {
  const owners = new Map<string, string>()
  for (const { slug, description } of goods) {
    expect([slug, description.join(' ').length > 250]).toEqual([slug, true])
    for (const sentence of description.flatMap((text) => text.split(/(?<=[.?!]) /))) {
      expect([sentence, owners.get(sentence) ?? slug]).toEqual([sentence, slug])
      owners.set(sentence, slug)
    }
  }
  expect(owners.size).toBeGreaterThan(goods.length * 4)
})

test('what a product is made of is named in its facts and its highlights', () => {
  for (const { slug, specs, highlights } of goods) {
    const material = specs.find(({ name }) => name === 'Material')?.value
    expect(material).toBe(textsBySlug.get(slug)?.madeOf)
    expect(highlights).toContain(material)
  }
})

test('S-008: what is in the box is said of each product, and books are not tested as toys', () => {
  const boxes = goods.map(({ specs }) => specs.find(({ name }) => name === 'In the box')?.value)
  expect(new Set(boxes).size).toBe(goods.length)
  const books = goods.filter(({ child }) => /Books|Readers/.test(child))
  expect(books).toHaveLength(15)
  expect(books.flatMap(({ highlights }) => highlights).join(' ')).not.toMatch(/IS 9873|standard/)
  const safety = goods.map(({ highlights }) => highlights.at(-1))
  expect(new Set(safety).size).toBeGreaterThan(15)
})
