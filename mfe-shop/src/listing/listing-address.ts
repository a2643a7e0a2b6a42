import { type AgeBand, ageBands, type Brand, type Category } from '@brightyard/contract/entities'
import type { PathQuery } from '@brightyard/contract/paths'
import type { FacetsInput, ProductsInput } from '../catalog/catalog.queries.ts'
import { queryValue, queryValues } from '../catalog/query-value.ts'
import {
  parsePriceRange,
  type PriceRange,
  priceRangeError,
  writePriceRange,
} from './price-range.ts'

/** The ways to sort a list; the first is the default. */
export const sortings = [
  {
    name: 'price-asc',
    label: 'Price: low to high',
    column: 'after_discount_price',
    direction: 'asc',
  },
  {
    name: 'price-desc',
    label: 'Price: high to low',
    column: 'after_discount_price',
    direction: 'desc',
  },
  { name: 'newest', label: 'Newest first', column: 'created_at', direction: 'desc' },
  { name: 'rating', label: 'Best rated', column: 'rating', direction: 'desc' },
  { name: 'name', label: 'Name: A to Z', column: 'name', direction: 'asc' },
] as const
export type SortName = (typeof sortings)[number]['name']

/** What a list shows, as the address has it. */
export interface Listing {
  search: string
  /** Ids or slugs, as links have them. */
  category: readonly string[]
  brand: readonly string[]
  price: PriceRange
  ages: readonly AgeBand[]
  /** `in`: without sold-out products; `out`: only those. */
  stock: 'any' | 'in' | 'out'
  popular: boolean
  newArrivals: boolean
  sort: SortName
  page: number
}

/** A list with nothing chosen, the search and the order left as they are. */
export const noFilters = {
  category: [],
  brand: [],
  price: {},
  ages: [],
  stock: 'any',
  popular: false,
  newArrivals: false,
} satisfies Partial<Listing>

const flag = (text: string) => text === '1' || text === 'true'

export function readListing(search: URLSearchParams): Listing {
  const sort = queryValue(search, 'sort')
  const page = Number(queryValue(search, 'page'))
  const stock = queryValue(search, 'stock')
  const ages = queryValues(search, 'age')
  const names = (name: string) => [...new Set(queryValues(search, name).filter(Boolean))]
  return {
    search: queryValue(search, 'search').trim().slice(0, 100),
    category: names('category'),
    brand: names('brand'),
    price: parsePriceRange(queryValue(search, 'price')),
    ages: ageBands.filter((band) => ages.includes(band)),
    stock: stock === 'in' || stock === 'out' ? stock : 'any',
    popular: flag(queryValue(search, 'popular')),
    newArrivals: flag(queryValue(search, 'new')),
    sort: sortings.find((one) => one.name === sort)?.name ?? 'price-asc',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The query of the address. Defaults are left out, so that one list has one address. */
export const writeListing = (listing: Listing): PathQuery => ({
  search: listing.search,
  category: listing.category,
  brand: listing.brand,
  price: writePriceRange(listing.price),
  age: listing.ages,
  stock: listing.stock === 'any' ? null : listing.stock,
  popular: listing.popular ? 1 : null,
  new: listing.newArrivals ? 1 : null,
  sort: listing.sort === 'price-asc' ? null : listing.sort,
  page: listing.page > 1 ? listing.page : null,
})

type Named = Pick<Brand, 'id' | 'slug' | 'name'>

export const flatCategories = (categories: readonly Category[]): Named[] =>
  categories.flatMap((parent) => [parent, ...parent.child_category])

/** The entry that a name in the address refers to: an id or a slug, in any case. */
export const findNamed = <T extends Named>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => String(one.id) === name || one.slug.toLowerCase() === name.toLowerCase())

interface Known {
  categories?: readonly Category[] | undefined
  brands?: readonly Brand[] | undefined
}

/** The filters of a list, for its products and its facets alike. Slugs are looked up in what is loaded. */
export function wishesOf(listing: Listing, known: Known = {}): FacetsInput {
  const ids = (names: readonly string[], all: readonly Named[]) =>
    names.flatMap((name) =>
      /^[1-9]\d{0,8}$/.test(name) ? Number(name) : (findNamed(all, name)?.id ?? []),
    )
  const category_ids = ids(listing.category, flatCategories(known.categories ?? []))
  const brand_ids = ids(listing.brand, known.brands ?? [])
  const { min, max } = priceRangeError(listing.price) ? {} : listing.price
  return {
    ...(listing.search ? { search: listing.search } : {}),
    ...(category_ids.length ? { category_ids } : {}),
    ...(brand_ids.length ? { brand_ids } : {}),
    ...(min === undefined ? {} : { min_price: min }),
    ...(max === undefined ? {} : { max_price: max }),
    ...(listing.ages.length ? { ages: [...listing.ages] } : {}),
    ...(listing.stock === 'any' ? {} : { in_stock: listing.stock === 'in' }),
    ...(listing.popular ? { is_popular: true } : {}),
    ...(listing.newArrivals ? { new_arrival: true } : {}),
  }
}

/** The shop query of a list. */
export function productsInputOf(listing: Listing, known: Known = {}): ProductsInput {
  const sorting = sortings.find((one) => one.name === listing.sort) ?? sortings[0]
  return {
    ...(listing.page > 1 ? { page: listing.page } : {}),
    ...wishesOf(listing, known),
    sortColumn: sorting.column,
    sortDirection: sorting.direction,
  }
}

/** True where a slug in the address must be looked up before the products can be loaded. */
export const needsNames = ({ category, brand }: Listing) =>
  [...category, ...brand].some((name) => !/^\d+$/.test(name))

/** How many filters are on, the search not counted. */
export const countFilters = (listing: Listing) =>
  listing.category.length +
  listing.brand.length +
  listing.ages.length +
  Number(listing.stock !== 'any') +
  Number(writePriceRange(listing.price) !== '') +
  Number(listing.popular) +
  Number(listing.newArrivals)
