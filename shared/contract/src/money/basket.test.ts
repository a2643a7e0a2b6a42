import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { priceBasket } from './basket.ts'
import { parsePriceInPaise, parseTaxPercent } from './money.ts'

test.each([
  ['L-025', '₹1,180.00', '18', 1, 100_000, 18_000],
  ['L-026', '₹999', '12', 3, 267_589, 32_111],
  ['L-027', '₹450.50', '0', 2, 90_100, 0],
  ['L-028', '₹100.10', '5', 7, 66_733, 3337],
] as const)(
  '%s: a basket of %s with %s %% of tax, %i times',
  (_, price, tax, quantity, pre, part) => {
    const item = {
      priceInPaise: parsePriceInPaise(price) ?? NaN,
      taxPercent: parseTaxPercent(tax) ?? NaN,
      quantity,
    }
    const { lines, totals } = priceBasket([item])
    expect(lines[0]).toMatchObject({ preTaxInPaise: pre, taxInPaise: part })
    expect(totals).toMatchObject({ preTaxInPaise: pre, taxInPaise: part, deliveryInPaise: 0 })
  },
)

test('a discount lowers the tax of every line by its share, and delivery has its own rate', () => {
  const { lines, delivery, totals } = priceBasket(
    [
      { priceInPaise: 118_000, taxPercent: 18, quantity: 1 },
      { priceInPaise: 56_000, taxPercent: 12, quantity: 1 },
    ],
    { discountInPaise: 17_400, delivery: { feeInPaise: 5_900, taxPercent: 18 } },
  )
  expect(lines.map((line) => [line.discountInPaise, line.preTaxInPaise, line.taxInPaise])).toEqual([
    [11_800, 90_000, 16_200],
    [5_600, 45_000, 5_400],
  ])
  expect(delivery).toMatchObject({ preTaxInPaise: 5_000, taxInPaise: 900 })
  expect(totals).toEqual({
    itemsInPaise: 174_000,
    discountInPaise: 17_400,
    deliveryInPaise: 5_900,
    preTaxInPaise: 140_000,
    taxInPaise: 22_500,
    totalInPaise: 162_500,
    rates: [
      { taxPercent: 12, preTaxInPaise: 45_000, taxInPaise: 5_400 },
      { taxPercent: 18, preTaxInPaise: 95_000, taxInPaise: 17_100 },
    ],
  })
})

test('a discount above the sum takes everything off and no more; an empty basket is all zeros', () => {
  const item = { priceInPaise: 3_333, taxPercent: 5, quantity: 3 }
  expect(priceBasket([item], { discountInPaise: 1_000_000 }).totals).toMatchObject({
    discountInPaise: 9_999,
    totalInPaise: 0,
    taxInPaise: 0,
    rates: [],
  })
  expect(priceBasket([], { discountInPaise: 500 }).totals).toMatchObject({
    discountInPaise: 0,
    totalInPaise: 0,
  })
})

test('C-015: in 5,000 baskets every sum is exact and no line is below zero', () => {
  const item = fc.record({
    priceInPaise: fc.integer({ min: 0, max: 50_000_00 }),
    taxPercent: fc.constantFrom(0, 5, 12, 12.5, 18, 28),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 12 }),
      fc.integer({ min: 0, max: 2_000_000_00 }),
      fc.integer({ min: 0, max: 50_000 }),
      (items, discountInPaise, feeInPaise) => {
        const { lines, totals } = priceBasket(items, {
          discountInPaise,
          delivery: { feeInPaise, taxPercent: 18 },
        })
        const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
        for (const line of lines) {
          expect(line.totalInPaise).toBe(line.amountInPaise - line.discountInPaise)
          expect(line.preTaxInPaise + line.taxInPaise).toBe(line.totalInPaise)
          expect(
            Math.min(line.totalInPaise, line.taxInPaise, line.discountInPaise),
          ).toBeGreaterThanOrEqual(0)
        }
        expect(sum(lines.map((line) => line.discountInPaise))).toBe(totals.discountInPaise)
        expect(totals.totalInPaise).toBe(
          totals.itemsInPaise - totals.discountInPaise + totals.deliveryInPaise,
        )
        expect(totals.preTaxInPaise + totals.taxInPaise).toBe(totals.totalInPaise)
        expect(sum(totals.rates.map((rate) => rate.taxInPaise))).toBe(totals.taxInPaise)
        expect(sum(totals.rates.map((rate) => rate.preTaxInPaise))).toBe(totals.preTaxInPaise)
      },
    ),
    { numRuns: 5_000 },
  )
})
