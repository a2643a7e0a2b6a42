import {
  type ActivityKind,
  activityKinds,
  type ActivityMode,
  activityModes,
  type AgeBand,
  ageBands,
  dayTypes,
  type OfferingCategory,
  offeringCategories,
  type OfferingFilter,
  type OfferingSorting,
  offeringSortings,
} from '@brightyard/contract/entities'
import type { PathQuery } from '@brightyard/contract/paths'
import { pageNumberOf, queryValue, queryValues } from '../../links/query-value.ts'

/** What a list shows, as the address has it. */
export interface Listing {
  search: string
  kinds: readonly ActivityKind[]
  categories: readonly OfferingCategory[]
  cities: readonly string[]
  modes: readonly ActivityMode[]
  ages: readonly AgeBand[]
  /** Rupees; 0: free of charge; null: any price. */
  price: number | null
  /** Dates at the venue; '' without one. */
  from: string
  to: string
  days: readonly (typeof dayTypes)[number][]
  freeSeats: boolean
  /** Id of the organiser. */
  organiser: number | null
  past: boolean
  sort: OfferingSorting
  view: 'list' | 'calendar'
  /** Of the calendar, `2026-11`; '' for the present one. */
  month: string
  page: number
}

/** The names in the address; a route lists them as what its page reads. */
export const listingQueryNames = [
  'search',
  'kind',
  'category',
  'city',
  'mode',
  'age',
  'price',
  'from',
  'to',
  'day',
  'seats',
  'organiser',
  'past',
  'sort',
  'view',
  'month',
  'page',
]

/** A list with nothing chosen; search, order and view stay as they are. */
export const noFilters = {
  kinds: [],
  categories: [],
  cities: [],
  modes: [],
  ages: [],
  price: null,
  from: '',
  to: '',
  days: [],
  freeSeats: false,
  organiser: null,
  past: false,
} satisfies Partial<Listing>

const numberIn = (text: string, pattern: RegExp) => (pattern.test(text) ? Number(text) : null)
const dateIn = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

export function readListing(search: URLSearchParams): Listing {
  const value = (name: string) => queryValue(search, name)
  const some = <T extends string>(all: readonly T[], name: string) => {
    const asked = queryValues(search, name).map((one) => one.toLowerCase())
    return all.filter((one) => asked.includes(one))
  }
  const sort = value('sort')
  return {
    search: value('search').slice(0, 100),
    kinds: some(activityKinds, 'kind'),
    categories: some(offeringCategories, 'category'),
    cities: [...new Set(queryValues(search, 'city').filter(Boolean))]
      .slice(0, 30)
      .map((city) => city.slice(0, 60)),
    modes: some(activityModes, 'mode'),
    ages: some(ageBands, 'age'),
    price: numberIn(value('price'), /^\d{1,6}$/),
    from: dateIn(value('from')),
    to: dateIn(value('to')),
    days: some(dayTypes, 'day'),
    freeSeats: value('seats') === 'free',
    organiser: numberIn(value('organiser'), /^[1-9]\d{0,8}$/),
    past: value('past') === '1',
    sort: offeringSortings.find((one) => one === sort) ?? 'next',
    view: value('view') === 'calendar' ? 'calendar' : 'list',
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(value('month')) ? value('month') : '',
    page: pageNumberOf(search),
  }
}

/** The query of the address. Defaults are left out, so that one list has one address. */
export const writeListing = (listing: Listing): PathQuery => ({
  search: listing.search,
  kind: listing.kinds,
  category: listing.categories,
  city: listing.cities,
  mode: listing.modes,
  age: listing.ages,
  price: listing.price,
  from: listing.from,
  to: listing.to,
  day: listing.days,
  seats: listing.freeSeats ? 'free' : null,
  organiser: listing.organiser,
  past: listing.past ? 1 : null,
  sort: listing.sort === 'next' ? null : listing.sort,
  view: listing.view === 'list' ? null : listing.view,
  month: listing.view === 'calendar' ? listing.month : null,
  page: listing.page > 1 ? listing.page : null,
})

/** The last date is before the first. */
export const isUpsideDown = ({ from, to }: Pick<Listing, 'from' | 'to'>) =>
  from !== '' && to !== '' && from > to

/** The filters for the API; what nobody chose is left out. */
export function filterOf(listing: Listing): OfferingFilter {
  const { kinds, categories, cities, modes, ages, days, price, from, to } = listing
  const some = <T>(name: string, list: readonly T[]) =>
    list.length > 0 ? { [name]: [...list] } : {}
  return {
    ...(listing.search ? { search: listing.search } : {}),
    ...some('kinds', kinds),
    ...some('categories', categories),
    ...some('cities', cities),
    ...some('modes', modes),
    ...some('ages', ages),
    ...some('days', days),
    ...(price === null ? {} : { max_price_in_paise: price * 100 }),
    ...(from ? { from } : {}),
    ...(to && !isUpsideDown(listing) ? { to } : {}),
    ...(listing.freeSeats ? { free_seats: true } : {}),
    ...(listing.organiser === null ? {} : { vendor_id: listing.organiser }),
    ...(listing.past ? { past: true } : {}),
  }
}

/** How many filters are on; search, order and view are none. */
export const countFilters = (listing: Listing): number =>
  listing.kinds.length +
  listing.categories.length +
  listing.cities.length +
  listing.modes.length +
  listing.ages.length +
  listing.days.length +
  [
    listing.price !== null,
    listing.from !== '',
    listing.to !== '',
    listing.freeSeats,
    listing.organiser !== null,
    listing.past,
  ].filter(Boolean).length
