import { expect, test } from '@jest/globals'
import { queryString } from '@brightyard/contract/paths'
import { countFilters, filterOf, readListing, writeListing } from './listing-address.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

test('R-077: a list can be reproduced from its address', () => {
  const query =
    '?search=clay&kind=workshop&category=art&category=science&city=Pune&mode=in-person&age=6-8' +
    '&price=500&from=2026-11-28&to=2026-12-24&day=weekend&seats=free&organiser=5&sort=price' +
    '&view=calendar&month=2026-12&page=2'
  const listing = read(query)
  expect(queryString(writeListing(listing))).toBe(query)
  expect(filterOf(listing)).toEqual({
    search: 'clay',
    kinds: ['workshop'],
    categories: ['art', 'science'],
    cities: ['Pune'],
    modes: ['in-person'],
    ages: ['6-8'],
    days: ['weekend'],
    max_price_in_paise: 50_000,
    from: '2026-11-28',
    to: '2026-12-24',
    free_seats: true,
    vendor_id: 5,
  })
  expect(countFilters(listing)).toBe(12)
})

test('what an address cannot mean is left out', () => {
  const listing = read(
    'kind=toy&age=99&price=-5&from=0002-11-28&to=soon&organiser=x&sort=odd&page=0',
  )
  expect(queryString(writeListing(listing))).toBe('')
  expect(filterOf(listing)).toEqual({})
})

test('a last date before the first is not sent', () => {
  expect(filterOf(read('from=2026-12-10&to=2026-12-01'))).toEqual({ from: '2026-12-10' })
})
