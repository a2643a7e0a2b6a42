import {
  countNotifications,
  completeSearch,
  findBySlug,
  getOffering,
  getProduct,
  listCalendar,
  listFacets,
  listNotifications,
  listOfferingFacets,
  listOfferings,
  listProducts,
  search,
} from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import { begin } from '../progress.ts'
import type { ApiUnderLoad, Input } from './api-under-load.ts'
import { planOf } from './statements.ts'
import type { Statement } from './statements.ts'
import { timed } from './timings.ts'
import type { Timings } from './timings.ts'

export interface Reading {
  title: string
  call: Call
  input: (turn: number) => Input
}

const word = (turn: number) => `Word${turn % 40}a`
/** Each is in a twenty-fifth of the names; and as it should not be written. */
const things = ['telescope', 'puzzle', 'guitar', 'scooter', 'microscope']
const misspelt = ['telescpe', 'puzle', 'gutiar', 'scooetr', 'microscpoe']

/** What people do with a large shop. */
export const shopReadings: readonly Reading[] = [
  { title: 'first page', call: listProducts, input: () => ({}) },
  { title: 'first page by name', call: listProducts, input: () => ({ sortColumn: 'name' }) },
  {
    title: 'first page, newest',
    call: listProducts,
    input: () => ({ sortColumn: 'created_at', sortDirection: 'desc' }),
  },
  {
    title: 'a category and a price',
    call: listProducts,
    input: (turn) => ({ category_ids: [1 + (turn % 8)], min_price: 500, max_price: 1500 }),
  },
  { title: 'search', call: listProducts, input: (turn) => ({ search: word(turn) }) },
  {
    title: 'search, misspelt',
    call: listProducts,
    input: (turn) => ({ search: misspelt[turn % misspelt.length] }),
  },
  {
    title: 'search, no product has both words',
    call: listProducts,
    input: (turn) => ({
      search: `${things[turn % things.length]} ${things[(turn + 1) % things.length]}`,
    }),
  },
  {
    title: 'search, misspelt beside a word',
    call: listProducts,
    input: (turn) => ({ search: `${misspelt[turn % misspelt.length]} ${word(turn)}` }),
  },
  {
    title: 'search, two words typed as one',
    call: listProducts,
    input: (turn) => ({ search: `${things[turn % things.length]}lamp` }),
  },
  { title: 'search of a common word', call: listProducts, input: () => ({ search: 'thing' }) },
  { title: 'page 500', call: listProducts, input: (turn) => ({ page: 500 + turn }) },
  { title: 'last pages', call: listProducts, input: (turn) => ({ page: 2_000 + (turn % 80) }) },
  { title: 'facets of all', call: listFacets, input: () => ({}) },
  {
    title: 'facets of a category and a price',
    call: listFacets,
    input: (turn) => ({ category_ids: [1 + (turn % 8)], min_price: 500 }),
  },
  { title: 'facets of a search', call: listFacets, input: (turn) => ({ search: word(turn) }) },
  { title: 'one product', call: getProduct, input: (turn) => ({ id: 1 + turn * 97 }) },
  {
    title: 'a word under /shop',
    call: findBySlug,
    input: (turn) => ({ slug: `product-${1 + turn * 89}` }),
  },
]

const narrow = { cities: ['Pune'], ages: ['6-8'], days: ['weekend'], free_seats: true }
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** What people do with many offerings. */
export const offeringReadings: readonly Reading[] = [
  { title: 'first page', call: listOfferings, input: () => ({}) },
  { title: 'first page by price', call: listOfferings, input: () => ({ sort: 'price' }) },
  { title: 'first page, newest', call: listOfferings, input: () => ({ sort: 'newest' }) },
  { title: 'page 400', call: listOfferings, input: (turn) => ({ page: 400 + turn }) },
  { title: 'city, age, weekend, free seats', call: listOfferings, input: () => narrow },
  {
    title: 'a kind in a week',
    call: listOfferings,
    input: () => ({ kinds: ['workshop'], from: inDays(7), to: inDays(14) }),
  },
  { title: 'search', call: listOfferings, input: (turn) => ({ search: word(turn) }) },
  { title: 'facets of all', call: listOfferingFacets, input: () => ({}) },
  { title: 'facets of the four filters', call: listOfferingFacets, input: () => narrow },
  {
    title: 'facets of a search',
    call: listOfferingFacets,
    input: (turn) => ({ search: word(turn) }),
  },
  {
    title: 'a week of the calendar in a city',
    call: listCalendar,
    input: () => ({ cities: ['Pune'], from: inDays(7), to: inDays(14) }),
  },
  {
    title: 'one offering',
    call: getOffering,
    input: (turn) => ({ kind: 'event', slug: `offering-${4 + turn * 4}` }),
  },
  { title: 'everything by a word', call: search, input: (turn) => ({ text: word(turn) }) },
  { title: 'everything by a misspelt word', call: search, input: () => ({ text: 'offerign' }) },
  { title: 'completion', call: completeSearch, input: (turn) => ({ text: `wor${turn % 4}` }) },
]

/** What a person with many notifications does. */
export const noticeReadings: readonly Reading[] = [
  { title: 'badge', call: countNotifications, input: () => ({}) },
  { title: 'drawer', call: listNotifications, input: () => ({ app_type: 1 }) },
  { title: 'all, page 1', call: listNotifications, input: () => ({ app_type: 1, see_all: 1 }) },
  {
    title: 'all, last pages',
    call: listNotifications,
    input: (turn) => ({ app_type: 1, see_all: 1, page: 450 + (turn % 50) }),
  },
]

export interface Read {
  title: string
  timings: Timings
  /** Of the statement that took longest. */
  plan: string
}

/** Each of them many times, and then once more with the plans of its statements. */
export async function measureReadings(
  readings: readonly Reading[],
  options: {
    api: ApiUnderLoad
    database: OpenDatabase
    record: (act: () => Promise<unknown>) => Promise<Statement[]>
    times: number
    token?: string
  },
): Promise<Read[]> {
  const { api, database, record, times, token } = options
  const read: Read[] = []
  for (const { title, call, input } of readings) {
    begin(`${title}, ${times} times`)
    const timings = await timed(times, (turn) => api.call(call, input(turn), token))
    const statements = await record(() => api.call(call, input(times), token))
    const plans: { plan: string; milliseconds: number }[] = []
    for (const statement of statements.filter(({ text }) => /^select/i.test(text))) {
      const plan = await planOf(database, statement)
      plans.push({ plan, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? 0) })
    }
    const [slowest] = plans.sort((a, b) => b.milliseconds - a.milliseconds)
    read.push({ title, timings, plan: slowest?.plan ?? '' })
  }
  return read
}
