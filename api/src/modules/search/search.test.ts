import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  completeSearch,
  getHome,
  listCategories,
  listFacets,
  listOfferingFacets,
  listOfferings,
  listProducts,
  listPrograms,
  search,
} from '@brightyard/contract'
import type { SearchResult } from '@brightyard/contract'
import { seedRows } from '../../demo/seed-demo.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { correctSpelling } from './spelling.ts'

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

const titlesOf = ({ offers }: SearchResult) =>
  offers.flatMap((one) =>
    one.kind === 'products' ? one.data.map(({ name }) => name) : one.data.map(({ title }) => title),
  )

test('search finds products and whatever can be booked, beside the four groups', async () => {
  const { offers, groups, corrected } = await visitor.call(search, { text: 'puzzle' })
  expect(offers.map(({ kind }) => kind)).toEqual(['activities', 'programs', 'products'])
  expect(offers[2]?.total).toBeGreaterThan(0)
  expect([groups.length, corrected]).toEqual([4, null])
  const tabla = await visitor.call(search, { text: 'tabla for' })
  expect(titlesOf(tabla)).toContain('Tabla for Beginners')
  expect((await visitor.call(search, { text: 'art', group: 'blog' })).offers).toEqual([])
})

// The same words on both databases: the suite runs on the embedded one and on PostgreSQL.
test.each([
  ['puzle', 'puzzle'],
  ['telescpe', 'telescope'],
  ['lanturns', 'lanterns'],
  ['lantren', 'lantern'],
  ['puzlze', 'puzzle'],
  ['Bharatnatyam', 'bharatanatyam'],
  ['ukelele', 'ukulele'],
  ['pusle', 'puzzle'],
  ['pazle', 'puzzle'],
])('“%s” is searched as “%s”', async (typed, meant) => {
  expect(await correctSpelling(api.db, typed, api.clock.now)).toBe(meant)
  const found = await visitor.call(search, { text: typed })
  expect(found).toMatchObject({ text: typed, corrected: meant })
  expect(titlesOf(found).length + found.meta.total).toBeGreaterThan(0)
})

test('each word of a text is corrected', async () => {
  expect(await correctSpelling(api.db, 'watercolor saturday', api.clock.now)).toBe(
    'watercolour saturdays',
  )
})

// What parents type: several words anywhere, in any form, and letters too many or too few.
test.each([
  ['map puzzle', 'India Map Floor Puzzle', null],
  ['puzzle map india', 'India Map Floor Puzzle', null],
  ['pencils set', 'Triangle Pencils, Set of 24', null],
  ['set of pencil', 'Triangle Pencils, Set of 24', null],
  ['a map of india for kids', 'India Map Floor Puzzle', null],
  ['map pusle', 'India Map Floor Puzzle', 'map puzzle'],
  ['puzzle zzzqx', 'India Map Floor Puzzle', 'puzzle'],
  ['shool bag', 'Featherlight School Bag', 'school bag'],
  ['boardgame', 'Mandi: The Market Game', 'board game'],
  ['boardgames', 'Mandi: The Market Game', 'board games'],
  ['waterbottle', 'Insulated Water Bottle', 'water bottle'],
  ['percusion', 'Rhythm Basket', 'percussion'],
])('“%s” finds %s', async (text, title, corrected) => {
  const goods = await visitor.call(listProducts, { search: text, maxRows: 48 })
  expect(goods.data.map(({ name }) => name)).toContain(title)
  expect(goods.corrected ?? null).toBe(corrected)
  expect((await visitor.call(search, { text })).corrected).toBe(corrected)
})

const searchShop = async (search: string) => {
  const { data, meta, ...said } = await visitor.call(listProducts, { search, maxRows: 48 })
  // Whatever is shown, its filters count the same.
  expect((await visitor.call(listFacets, { search })).total).toBe(meta.total)
  return { names: data.map(({ name }) => name), total: meta.total, ...said }
}

test('S-009: where no product has both words, those with one of them are shown', async () => {
  const { names, total, is_partial } = await searchShop('colour pencil')
  expect(names).toEqual(
    expect.arrayContaining(['Triangle Pencils, Set of 24', 'Washable Poster Paints']),
  )
  expect([names.length, is_partial]).toEqual([total, true])
  expect(await visitor.call(search, { text: 'colour pencil' })).toMatchObject({
    corrected: null,
    is_partial: true,
  })
})

test('S-009: of three words two are better than one', async () => {
  const { names, is_partial } = await searchShop('rainbow xylophone drum')
  expect([names, is_partial]).toEqual([['Rainbow Xylophone'], true])
  expect((await searchShop('drum')).names).not.toEqual([])
  expect((await searchShop('rainbow xylophone')).is_partial).toBeUndefined()
})

test('S-009: whom a toy is for does not narrow a search', async () => {
  const { names, total } = await searchShop('books')
  expect(total).toBeGreaterThan(10)
  expect(await searchShop('Books for girls')).toMatchObject({ names, total })
  expect((await searchShop('girls')).names).toEqual(['Moonlight Over Majuli'])
})

test('S-009: the name of a category finds what is in it and below it', async () => {
  const { data } = await visitor.call(listCategories)
  const art = data.find(({ name }) => name === 'Art & Craft')
  const inArt = await visitor.call(listProducts, { category_ids: [art?.id ?? 0] })
  expect(inArt.data.length).toBeGreaterThan(10)
  const found = await searchShop('art')
  expect(found.names).toEqual(expect.arrayContaining(inArt.data.map(({ name }) => name)))
})

test('S-009: three letters or fewer are the beginning of a word', async () => {
  const { names } = await searchShop('art')
  expect(names).not.toContain('Fountain Pen Starter')
  expect((await searchShop('Pens')).names).toContain('Fountain Pen Starter')
  expect((await searchShop('start')).names).toContain('Fountain Pen Starter')
})

test('S-009: words after the eighth count too', async () => {
  const { names, corrected } = await searchShop('zqa zqb zqc zqd zqe zqf zqg zqh telescope')
  expect([names, corrected]).toEqual([(await searchShop('telescope')).names, 'telescope'])
  const nothing = 'rainbow xylophone zqc zqd zqe zqf zqg zqh drum guitar'
  expect((await searchShop(nothing)).corrected).toBe('rainbow xylophone drum guitar')
})

test('S-009: of more than eight words that no product has together the longest are named', async () => {
  const typed = 'rainbow xylophone drum guitar puzzle book telescope harmonica carrom skateboard'
  expect(await searchShop(typed)).toMatchObject({
    corrected: 'rainbow xylophone guitar puzzle telescope harmonica carrom skateboard',
    is_partial: true,
  })
})

test('S-009: one letter pressed for long means no word', async () => {
  expect(await searchShop('aaaa')).toMatchObject({ total: 0, names: [] })
})

test('R-058: only one group has further pages; without one they are refused', async () => {
  const refused = await visitor.send(search, { text: 'art', page: 2 })
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { page: 'Please choose a group: only one group has further pages.' },
  ])
  const page = async (of: number) =>
    (await visitor.call(search, { text: 'a', group: 'blog', page: of, maxRows: 2 })).groups[0]
  const [first, second] = [await page(1), await page(2)]
  expect(second?.data).toHaveLength(2)
  expect(second?.data).not.toEqual(first?.data)
  const overview = await visitor.call(search, { text: 'a', page: 1, maxRows: 2 })
  expect(overview.groups.find(({ group }) => group === 'blog')).toEqual(first)
})

test.each([
  ['water color', 'watercolour'],
  ['color', 'colour'],
  ['stories', 'story'],
  ['kids', 'children'],
])('“%s” finds at least as much as “%s”', async (one, other) => {
  const totalOf = async (text: string) =>
    (await visitor.call(search, { text })).offers.reduce((sum, { total }) => sum + total, 0)
  expect(await totalOf(one)).toBeGreaterThan(0)
  expect(await totalOf(one)).toBeGreaterThanOrEqual(await totalOf(other))
})

test.each(['puzzle', 'xqzv', 'art', 'the', '%%%%', "o'neill", '𝕏𝕏𝕏𝕏', 'xq'.repeat(40), 'kids'])(
  '“%s” stays as it is',
  async (text) => {
    expect(await correctSpelling(api.db, text, api.clock.now)).toBeNull()
    expect((await visitor.call(search, { text })).corrected).toBeNull()
  },
)

test('the lists of shop and activities forgive the same mistakes, and count the same', async () => {
  const goods = await visitor.call(listProducts, { search: 'telescpe' })
  expect(goods.corrected).toBe('telescope')
  expect(goods.meta.total).toBeGreaterThan(0)
  expect((await visitor.call(listFacets, { search: 'telescpe' })).total).toBe(goods.meta.total)
  const booked = await visitor.call(listOfferings, { search: 'ukelele' })
  expect(booked.data.map(({ title }) => title)).toEqual(['Live: First Chords on Ukulele'])
  expect((await visitor.call(listOfferingFacets, { search: 'ukelele' })).total).toBe(1)
  expect((await visitor.call(listProducts, { search: 'telescope' })).corrected).toBeUndefined()
})

test('programs are found, completed and forgiven like the rest', async () => {
  const [program] = (await visitor.call(listPrograms, {})).data
  const word = program?.title.split(' ').find(({ length }) => length > 5) ?? ''
  const found = await visitor.call(search, { text: word })
  expect(titlesOf(found)).toContain(program?.title)
  const listed = await visitor.call(listPrograms, { search: word.toUpperCase() })
  expect(listed.data.map(({ id }) => id)).toContain(program?.id)
  expect(listed.subjects.reduce((sum, { count }) => sum + count, 0)).toBe(listed.meta.total)
  const mistyped = await visitor.call(listPrograms, { search: word.slice(0, -2) + word.slice(-1) })
  expect(mistyped).toMatchObject({ corrected: word.toLowerCase(), meta: listed.meta })
  const { data } = await visitor.call(completeSearch, { text: word })
  expect(data).toContainEqual(expect.objectContaining({ kind: 'program', id: program?.id }))
})

test('R-001: the home page has activities by their next date, and says which are sold out', async () => {
  const { activities, ages, cities, programs } = await visitor.call(getHome)
  for (const part of [ages, cities, programs]) expect(part.length).toBeGreaterThan(4)
  const counts = cities.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  const soon = { kinds: ['event' as const, 'workshop' as const], maxRows: 6 }
  const { data } = await visitor.call(listOfferings, soon)
  expect(activities.map(({ title, starts_at }) => [title, starts_at])).toEqual(
    data.map(({ title, next_session }) => [title, next_session?.starts_at]),
  )
  const soldOut = data.filter(({ is_sold_out }) => is_sold_out).map(({ title }) => title)
  const marked = activities.filter(({ is_sold_out }) => is_sold_out)
  expect(marked.map(({ title }) => title)).toEqual(soldOut)
})

test('a filter that leaves nothing of a search does not change its words', async () => {
  const none = await visitor.call(listOfferings, { search: 'ukulele', cities: ['Pune'] })
  expect([none.meta.total, none.corrected]).toEqual([0, undefined])
})

test('titles are completed from two letters on, their beginning before their middle', async () => {
  const complete = async (text: string) => (await visitor.call(completeSearch, { text })).data
  expect(await complete('p')).toEqual([])
  expect(await complete('%%')).toEqual([])
  const found = await complete('ch')
  expect(found.length).toBeLessThanOrEqual(16)
  const activities = found.filter(
    ({ kind }) => kind !== 'product' && kind !== 'program' && kind !== 'blog',
  )
  expect(activities.map(({ title }) => title)).toEqual([
    'Children’s Book Fair',
    'Bake Bread with Your Child',
    'Junior Chess League',
    'Live: Chess Endings',
  ])
  expect((await complete('tele')).map(({ kind }) => kind)).toContain('product')
  expect(await complete('puzle')).toEqual(await complete('puzzle'))
  expect(await complete('puzle')).not.toEqual([])
  expect(await complete('xqzv')).toEqual([])
})
