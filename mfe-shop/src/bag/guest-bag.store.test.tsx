import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cardOf } from '../fixtures/products.ts'
import {
  acceptGuestChanges,
  addToGuestBag,
  clearGuestBag,
  closeGuestBag,
  decrementGuestLine,
  incrementGuestLine,
  openGuestBag,
  refreshGuestLines,
  removeFromGuestBag,
  restoreGuestLines,
} from './guest-bag.store.ts'
import { noticeOfGuest } from './guest-notice.ts'

const key = 'brightyard.shop.guest-bag'
const lines = () => openGuestBag().lines
const names = () => lines().map((line) => [line.variant_id, line.quantity])
const reload = () => {
  closeGuestBag()
  return openGuestBag().lines
}

beforeEach(() => closeGuestBag())
afterEach(() => {
  jest.restoreAllMocks()
})

test('C-010: every change is stored at once and is there after a reload', () => {
  addToGuestBag(cardOf(1))
  addToGuestBag(cardOf(2), 22)
  incrementGuestLine({ ecomm_product_id: 1, variant_id: 11 })
  expect(reload().map((line) => [line.variant_id, line.quantity])).toEqual([
    [11, 2],
    [22, 1],
  ])
  removeFromGuestBag({ ecomm_product_id: 1, variant_id: 11 })
  expect(reload().map((line) => line.variant_id)).toEqual([22])
})

test('C-004: the second press on "Add" reports that it is there already', () => {
  expect(addToGuestBag(cardOf(1))).toBe('added')
  expect(addToGuestBag(cardOf(1))).toBe('already-in-bag')
  expect(names()).toEqual([[11, 1]])
})

test('C-009: clear empties the bag, and putting back undoes it', () => {
  addToGuestBag(cardOf(1))
  const before = lines()
  clearGuestBag()
  expect(reload()).toEqual([])
  restoreGuestLines(before.map((line, position) => [position, line]))
  expect(lines()).toEqual(before)
})

test('C-011: the error of a line is kept over a reload', () => {
  addToGuestBag(cardOf(1, { max_order_quantity: 1 }))
  incrementGuestLine({ ecomm_product_id: 1, variant_id: 11 })
  expect(reload()[0]?.error).toBe('At most 1 in one order.')
})

test('E-018: an error is stored on its own line, and goes when the line is valid again', () => {
  addToGuestBag(cardOf(1, { max_order_quantity: 1 }))
  addToGuestBag(cardOf(2))
  incrementGuestLine({ ecomm_product_id: 1, variant_id: 11 })
  expect(reload().map((line) => line.error)).toEqual(['At most 1 in one order.', null])
  refreshGuestLines((line) => ({ ...line, max_order_quantity: 4 }))
  expect(reload().map((line) => line.error)).toEqual([null, null])
})

test('V-010: pressing minus never takes a stored quantity below one', () => {
  addToGuestBag(cardOf(1))
  const name = { ecomm_product_id: 1, variant_id: 11 }
  incrementGuestLine(name)
  for (let press = 0; press < 5; press += 1) decrementGuestLine(name)
  expect(reload().map((line) => line.quantity)).toEqual([1])
})

test('C-029: a notice is accepted line by line; what is sold out goes only when it is accepted', () => {
  addToGuestBag(cardOf(1))
  addToGuestBag(cardOf(2))
  refreshGuestLines((line) =>
    line.id === 1
      ? { ...line, units_available: 0 }
      : { ...line, seen_price: line.after_discount_price, after_discount_price: '₹900' },
  )
  expect(lines().map((line) => noticeOfGuest(line)?.kind)).toEqual([
    'out_of_stock',
    'price_changed',
  ])
  acceptGuestChanges([{ ecomm_product_id: 2, variant_id: 21 }])
  expect(reload().map((line) => noticeOfGuest(line)?.kind)).toEqual(['out_of_stock', undefined])
  acceptGuestChanges([{ ecomm_product_id: 1, variant_id: 11 }])
  expect(reload().map((line) => line.variant_id)).toEqual([21])
})

describe('C-017: the bag keeps working', () => {
  test('when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    addToGuestBag(cardOf(1))
    addToGuestBag(cardOf(2))
    expect(names()).toEqual([
      [11, 1],
      [21, 1],
    ])
  })

  test('when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    expect(lines()).toEqual([])
    addToGuestBag(cardOf(1))
    incrementGuestLine({ ecomm_product_id: 1, variant_id: 11 })
    expect(names()).toEqual([[11, 2]])
  })

  test.each([
    '{',
    'null',
    '[]',
    '42',
    '{"lines":"many"}',
    '{"lines":[{"id":"one"},null]}',
    '"text"',
  ])('when storage holds %p', (text) => {
    localStorage.setItem(key, text)
    expect(lines()).toEqual([])
    addToGuestBag(cardOf(1))
    expect(reload()).toHaveLength(1)
  })

  test('when one stored line is broken: the others stay', () => {
    addToGuestBag(cardOf(1))
    addToGuestBag(cardOf(2))
    const bag = JSON.parse(localStorage.getItem(key) ?? '') as { lines: { quantity: unknown }[] }
    if (bag.lines[0]) bag.lines[0].quantity = 'two'
    localStorage.setItem(key, JSON.stringify(bag))
    expect(reload().map((line) => line.variant_id)).toEqual([21])
  })
})

test('two tabs that add at the same time lose nothing', () => {
  addToGuestBag(cardOf(1))
  const otherTab = localStorage.getItem(key)
  addToGuestBag(cardOf(2))
  const both = localStorage.getItem(key)
  // The other tab stored one more line; this one has not heard of it yet.
  localStorage.setItem(key, both ?? otherTab ?? '')
  const stored = JSON.parse(both ?? '') as { lines: object[] }
  const third = { ...stored.lines[0], id: 3, ecomm_product_id: 3, variant_id: 31 }
  localStorage.setItem(key, JSON.stringify({ ...stored, lines: [...stored.lines, third] }))
  addToGuestBag(cardOf(4))
  expect(names().map(([variant]) => variant)).toEqual([11, 21, 31, 41])
})

test('a change in another tab shows here', () => {
  addToGuestBag(cardOf(1))
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(lines()).toEqual([])
})

test('looking again without a change redraws nothing', () => {
  addToGuestBag(cardOf(1))
  const before = openGuestBag()
  refreshGuestLines((line) => line)
  expect(openGuestBag()).toBe(before)
})
