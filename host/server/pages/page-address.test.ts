/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { routeOf, setOf } from '../../src/fixtures/host-set.ts'
import { createAddressReader } from './page-address.ts'

const slot = { name: 'header', module: './header', render: 'server' } as const
const setWith = (shop = '1', content = '1', header = '1') =>
  setOf({
    header: { version: header, slots: [slot] },
    shop: {
      version: shop,
      routes: [
        routeOf('/shop', { query: ['page', 'ecommID'] }),
        routeOf('/shop/bag', { query: ['page'], render: 'client' }),
        routeOf('/shop/*'),
      ],
    },
    content: { version: content, routes: [routeOf('/', { query: [] })] },
  })
const read = createAddressReader(setWith())
const keyIn = (set: ReturnType<typeof setWith>, url: string) => createAddressReader(set)(url).key

describe('the address of a page has the query parameters that the page reads', () => {
  test.each([
    ['/', '/'],
    ['/?x=1&utm_source=mail', '/'],
    ['/shop?page=2&x=1&ecommID=7', '/shop?ecommID=7&page=2'],
    ['/shop?EcommId=7', '/shop?EcommId=7'],
    ['/shop?page=2&page=1', '/shop?page=2&page=1'],
    ['/shop/bag?page=2', '/shop/bag'],
    ['/shop/toys?b=1&a=2', '/shop/toys?b=1&a=2'],
    ['/nothing?x=1', '/nothing?x=1'],
    ['/course?x=1', '/course?x=1'],
    ['/shop/product-details?ecommID=7', '/shop/product-details?ecommID=7'],
    ['/?type=program&program_id=4&x=1', '/?type=program&program_id=4&x=1'],
  ])('%s is %s', (url, address) => expect(read(url).address).toBe(address))
})

test('a page is cached by the releases on it: its own remote and those with parts of every page', () => {
  expect(keyIn(setWith('2'), '/')).toBe(keyIn(setWith('1'), '/'))
  expect(keyIn(setWith('2'), '/shop')).not.toBe(keyIn(setWith('1'), '/shop'))
  expect(keyIn(setWith('1', '1', '2'), '/')).not.toBe(keyIn(setWith(), '/'))
})

test('it knows whose page it is', () => {
  expect([read('/shop/bag').remote, read('/').remote, read('/nothing').remote]).toEqual([
    'shop',
    'content',
    null,
  ])
})
