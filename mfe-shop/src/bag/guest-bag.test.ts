import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cardOf, variantOf } from '../fixtures/products.ts'
import {
  checked,
  decremented,
  errorOf,
  type GuestLines,
  incremented,
  minus,
  restored,
  withLine,
  without,
} from './guest-bag.ts'
import { GuestLine, guestLineOf } from './guest-line.ts'

const lineOf = (id: number, variantId?: number, given: Partial<GuestLine> = {}): GuestLine => {
  const line = guestLineOf(cardOf(id), variantId)
  if (!line) throw new Error('The fixture has no such variant.')
  return { ...line, ...given }
}
const nameOf = (line: GuestLine) => line
const quantities = (lines: GuestLines) => lines.map((line) => line.quantity)

const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    second: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 20 }),
    max_order_quantity: fc.integer({ min: 0, max: 12 }),
    units_available: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ id, second, ...given }) => lineOf(id, second ? id * 10 + 2 : undefined, given))

test('C-001, D-014: a line of the guest bag holds the eleven fields of the specification', () => {
  const fields = [
    'id',
    'ecomm_product_id',
    'variant_id',
    'quantity',
    'itemdata',
    'variants',
    'after_discount_price',
    'tax_percent',
    'error',
    'max_order_quantity',
    'units_available',
  ]
  const line = lineOf(1)
  expect(Object.keys(line)).toEqual(expect.arrayContaining(fields))
  expect(GuestLine.parse(JSON.parse(JSON.stringify(line)))).toEqual(line)
  expect(line.variants).toEqual([
    { id: 11, after_discount_price: '₹1,180' },
    { id: 12, after_discount_price: '₹1,400' },
  ])
})

test('C-002: adding a new product, or another variant of it, adds a line with quantity 1', () => {
  const [one] = withLine([], lineOf(1))
  const [two] = withLine(one, lineOf(1, 12))
  const [three] = withLine(two, lineOf(2))
  expect(three.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
    [11, 1],
    [12, 1],
    [21, 1],
  ])
})

test('C-003: without a choice the variant is the first entry of itemdata', () => {
  const line = lineOf(1)
  expect(line.variant_id).toBe(line.itemdata[0]?.id)
  expect(lineOf(1, 12).after_discount_price).toBe('₹1,400')
})

test('C-004: adding the same product and variant again changes nothing and says so', () => {
  const lines: GuestLines = [lineOf(1, undefined, { quantity: 3 })]
  expect(withLine(lines, lineOf(1))).toEqual([lines, 'already-in-bag'])
})

test('S-020: a product without stock is not added', () => {
  expect(withLine([], lineOf(1, undefined, { units_available: 0 }))).toEqual([[], 'out-of-stock'])
})

test('a product without any variant, or without the chosen one, makes no line', () => {
  expect(guestLineOf(cardOf(1, { variants: [] }))).toBeNull()
  expect(guestLineOf(cardOf(1), 999)).toBeNull()
})

test('C-005: increment raises the quantity by 1 and leaves other lines alone', () => {
  const lines = [lineOf(1), lineOf(2)]
  expect(quantities(incremented(lines, nameOf(lineOf(1))))).toEqual([2, 1])
})

describe('C-006: decrement', () => {
  test('lowers the quantity by 1 while it is above 1 and does nothing at 1', () => {
    const lines = [lineOf(1, undefined, { quantity: 2 })]
    const once = decremented(lines, lineOf(1))
    expect(quantities(once)).toEqual([1])
    expect(decremented(once, lineOf(1))).toEqual(once)
  })

  test('C-006: never brings any line below 1, whatever is pressed in whatever order', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(incremented, decremented), anyLine), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), steps, (start, presses) => {
        const end = presses.reduce<GuestLines>((lines, [step, name]) => step(lines, name), start)
        expect(end).toHaveLength(start.length)
        expect(end.every((line) => line.quantity >= 1)).toBe(true)
      }),
    )
  })
})

test('C-028, Z-029: increment stops at the lower of stock and order limit and says why', () => {
  const few = [lineOf(1, undefined, { quantity: 2, units_available: 2 })]
  expect(incremented(few, lineOf(1))[0]).toMatchObject({
    quantity: 2,
    error: 'Only 2 left in stock.',
  })
  const limited = [lineOf(1, undefined, { quantity: 3, max_order_quantity: 3 })]
  expect(incremented(limited, lineOf(1))[0]).toMatchObject({
    quantity: 3,
    error: 'At most 3 in one order.',
  })
})

test('C-028: whatever the limits, pressing plus never passes the lower one', () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 30 }), (line, presses) => {
      const start = { ...line, quantity: 1 }
      let lines: GuestLines = [start]
      for (let press = 0; press < presses; press += 1) lines = incremented(lines, start)
      const limit = Math.min(line.max_order_quantity, line.units_available)
      expect(quantities(lines)).toEqual([Math.min(1 + presses, Math.max(1, limit))])
    }),
  )
})

test('C-007: remove takes out one variant and leaves the others', () => {
  const lines = [lineOf(1), lineOf(1, 12), lineOf(2)]
  expect(without(lines, lineOf(1)).map((line) => line.variant_id)).toEqual([12, 21])
})

test('C-008: remove without a variant takes out all lines of the product', () => {
  const lines = [lineOf(1), lineOf(1, 12), lineOf(2)]
  expect(without(lines, { ecomm_product_id: 1 }).map((line) => line.variant_id)).toEqual([21])
})

test('undoing a removal gives back the same lines in the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLine, { selector: (line) => line.variant_id }),
      fc.nat(),
      (lines, at) => {
        const line = lines[at % Math.max(1, lines.length)]
        if (!line) return
        const position = lines.indexOf(line)
        expect(restored(without(lines, line), [[position, line]])).toEqual(lines)
      },
    ),
  )
})

test('C-011: an error is stored on the line and cleared when the line becomes valid', () => {
  const tooMany = checked(lineOf(1, undefined, { quantity: 4, units_available: 3 }))
  expect(tooMany.error).toBe('Only 3 left in stock.')
  expect(decremented([tooMany], tooMany)[0]?.error).toBeNull()
})

test('C-016: a price or tax that nobody can read is a line error', () => {
  expect(errorOf(lineOf(1, undefined, { after_discount_price: 'free!' }))).toMatch(
    'could not read the price',
  )
  expect(errorOf(lineOf(1, undefined, { tax_percent: 'GST' }))).toMatch('could not read the price')
  expect(errorOf(lineOf(1))).toBeNull()
})

test('a line that went out of stock is marked', () => {
  expect(errorOf(lineOf(1, undefined, { units_available: 0 }))).toMatch('out of stock')
})

test('C-026: merged lines are removed, those added meanwhile stay', () => {
  const now = [lineOf(1, undefined, { quantity: 3 }), lineOf(2), lineOf(3)]
  const gone = [
    { ecomm_product_id: 1, variant_id: 11, quantity: 2 },
    { ecomm_product_id: 2, variant_id: 21, quantity: 1 },
  ]
  expect(minus(now, gone).map((line) => [line.variant_id, line.quantity])).toEqual([
    [11, 1],
    [31, 1],
  ])
})

test('another price of the chosen variant is the price of the line', () => {
  const product = cardOf(9, { variants: [variantOf(1), variantOf(2, { paise: 99_900 })] })
  expect(guestLineOf(product, 2)).toMatchObject({
    after_discount_price: '₹999',
    variant_name: 'Set 2',
  })
})
