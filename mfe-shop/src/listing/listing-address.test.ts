import { expect, test } from '@jest/globals'
import { ageBands } from '@brightyard/contract/entities'
import { queryString } from '@brightyard/contract/paths'
import fc from 'fast-check'
import {
  type Listing,
  productsInputOf,
  readListing,
  sortings,
  writeListing,
} from './listing-address.ts'
import { priceLabel } from './filter-labels.ts'
import {
  minAboveMax,
  notAPrice,
  parsePriceRange,
  priceFieldsOf,
  rangeOfBand,
  readPriceFields,
} from './price-range.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

const anyListing: fc.Arbitrary<Listing> = fc.record({
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  category: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 3 }),
  brand: fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { maxLength: 3 }),
  price: fc.record({ min: fc.nat(99_999), max: fc.nat(99_999) }, { requiredKeys: [] }),
  ages: fc.subarray([...ageBands]),
  stock: fc.constantFrom('any', 'in', 'out'),
  popular: fc.boolean(),
  newArrivals: fc.boolean(),
  sort: fc.constantFrom(...sortings.map((one) => one.name)),
  page: fc.integer({ min: 1, max: 500 }),
})

test('S-017: every list survives its way through the address', () => {
  fc.assert(
    fc.property(anyListing, (listing) => {
      expect(read(queryString(writeListing(listing)))).toEqual(listing)
    }),
  )
})

test('S-017: an address that nobody meant is a list without filters, never an error', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const input = productsInputOf(read(query))
      expect(input.page ?? 1).toBeGreaterThanOrEqual(1)
    }),
  )
  expect(read('page=0&sort=drop&price=a-b').page).toBe(1)
  expect(read('page=1.5&sort=drop&price=a-b')).toEqual(read(''))
})

test('S-016, L-014, L-015, Z-044: without a choice a list is sorted by after_discount_price, ascending', () => {
  expect(productsInputOf(read(''))).toEqual({
    sortColumn: 'after_discount_price',
    sortDirection: 'asc',
  })
})

test('S-009, X-018: search, category, brand, price, age, stock, sort and page become the shop query', () => {
  const listing = read(
    'search=cup&category=4&brand=7&brand=8&price=100-500&age=6-8&age=3-5&stock=in&sort=newest&page=2&new=1&popular=1',
  )
  expect(productsInputOf(listing)).toEqual({
    search: 'cup',
    category_ids: [4],
    brand_ids: [7, 8],
    min_price: 100,
    max_price: 500,
    ages: ['3-5', '6-8'],
    in_stock: true,
    sortColumn: 'created_at',
    sortDirection: 'desc',
    page: 2,
    is_popular: true,
    new_arrival: true,
  })
})

test('Z-013: names of the query are read in any case', () => {
  expect(read('Search=cup&CATEGORY=4')).toMatchObject({ search: 'cup', category: ['4'] })
})

test('a category or brand may be given by its slug', () => {
  const named = { picture: null, product_count: 1 }
  const categories = [
    {
      id: 1,
      name: 'Toys',
      slug: 'toys',
      ...named,
      child_category: [{ id: 12, name: 'Blocks', slug: 'blocks', ...named }],
    },
  ]
  const brands = [{ id: 3, name: 'Little Oak', slug: 'little-oak', logo: null, product_count: 2 }]
  expect(
    productsInputOf(read('category=Blocks&brand=little-oak'), { categories, brands }),
  ).toMatchObject({
    category_ids: [12],
    brand_ids: [3],
  })
})

test('S-018: a lowest price above the highest is refused with a message and does not reach the API', () => {
  expect(readPriceFields('500', '100')).toBe(minAboveMax)
  expect(productsInputOf(read('price=500-100'))).not.toHaveProperty('min_price')
})

test('S-018: prices are read as people write them', () => {
  expect(readPriceFields('₹1,000', '')).toEqual({ min: 1000 })
  expect(readPriceFields('', ' 250 ')).toEqual({ max: 250 })
  expect(readPriceFields('', '')).toEqual({})
  expect(readPriceFields('100', '100')).toEqual({ min: 100, max: 100 })
  expect(readPriceFields('cheap', '')).toBe(notAPrice)
  expect(readPriceFields('-5', '')).toBe(notAPrice)
})

test.each([
  [{ from: 0, to: 250 }, '-249.99', 'Under ₹250'],
  [{ from: 250, to: 500 }, '250-499.99', '₹250 to under ₹500'],
  [{ from: 5000, to: null }, '5000-', 'From ₹5,000'],
])('a price range %j is %s in the address and is labelled %s', (band, address, label) => {
  expect(parsePriceRange(address)).toEqual(rangeOfBand(band))
  expect(priceLabel(rangeOfBand(band))).toBe(label)
})

test('a typed price range is named by its numbers', () => {
  expect(priceLabel({ min: 100, max: 500 })).toBe('₹100 to ₹500')
  expect(priceLabel({ max: 99 })).toBe('Up to ₹99')
})

test('the fields of a price show whole rupees for the end of a band, and what was typed otherwise', () => {
  expect(priceFieldsOf(rangeOfBand({ from: 500, to: 1000 }))).toEqual({ min: '500', max: '999' })
  expect(priceFieldsOf({ min: 99.5, max: 480 })).toEqual({ min: '99.5', max: '480' })
  expect(priceFieldsOf({})).toEqual({ min: '', max: '' })
})
