import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  decimalRupees,
  formatMoney,
  formatPrice,
  parsePriceInPaise,
  parseTaxPercent,
  splitTax,
} from './money.ts'

test.each([
  ['L-025', '₹1,180.00', '18', 1, 100_000, 18_000, 118_000],
  ['L-026', '₹999', '12', 3, 267_589, 32_111, 299_700],
  ['L-027', '₹450.50', '0', 2, 90_100, 0, 90_100],
  ['L-028', '₹100.10', '5', 7, 66_733, 3337, 70_070],
] as const)('%s: %s with %s %% of tax, %i times', (_, price, tax, quantity, pre, part, total) => {
  const split = splitTax(parsePriceInPaise(price) ?? NaN, parseTaxPercent(tax) ?? NaN, quantity)
  expect(split).toEqual({ preTaxInPaise: pre, taxInPaise: part, totalInPaise: total })
})

test('C-014, C-015: in 10,000 lines tax and price without it always add up, in whole paise', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 1, max: 99 }),
      (price, percent, quantity) => {
        const { preTaxInPaise, taxInPaise, totalInPaise } = splitTax(price, percent, quantity)
        expect(totalInPaise).toBe(price * quantity)
        expect(preTaxInPaise + taxInPaise).toBe(totalInPaise)
        expect(Number.isSafeInteger(preTaxInPaise)).toBe(true)
        expect(taxInPaise).toBeGreaterThanOrEqual(0)
        const exact = (price / (1 + percent / 100)) * quantity
        expect(Math.abs(preTaxInPaise - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      },
    ),
    { numRuns: 10_000 },
  )
})

describe('C-016: prices as text', () => {
  test.each([
    ['₹1,180.00', 118_000],
    ['₹1,18,000.50', 11_800_050],
    ['₹ 999', 99_900],
    ['Rs. 999', 99_900],
    ['rs 999', 99_900],
    ['INR 1180.5', 118_050],
    ['1180', 118_000],
    ['1180.05', 118_005],
    ['0', 0],
    ['0.99', 99],
    [' 12 ', 1200],
    ['$1,000,000', 100_000_000],
    ['€5', 500],
    ['£5.10', 510],
    ['500/-', 50_000],
  ])('%s', (text, paise) => {
    expect(parsePriceInPaise(text)).toBe(paise)
  })
  test.each([
    '',
    '₹',
    'free',
    'NaN',
    '1.180,00',
    '1,1,8',
    '12.345',
    '-5',
    '1e3',
    '1 180',
    '12,',
    '.5',
    '0x10',
    '₹₹5',
  ])('"%s" is no price', (text) => {
    expect(parsePriceInPaise(text)).toBeNull()
  })
})

describe('C-016: tax as text', () => {
  test.each([
    ['18', 18],
    ['18%', 18],
    ['18.00', 18],
    ['0', 0],
    ['12.5 %', 12.5],
    ['100', 100],
  ])('%s', (text, percent) => {
    expect(parseTaxPercent(text)).toBe(percent)
  })
  test.each(['', '%', '-1', '101', 'eighteen', '1,8'])('"%s" is no tax', (text) => {
    expect(parseTaxPercent(text)).toBeNull()
  })
})

test('Q-043: amounts have two decimals and Indian grouping; price tags drop zero paise', () => {
  expect(formatMoney(11_800_050)).toBe('₹1,18,000.50')
  expect(formatMoney(0)).toBe('₹0.00')
  expect([formatPrice(118_000), formatPrice(118_050)]).toEqual(['₹1,180', '₹1,180.50'])
  expect([decimalRupees(11_800_005), decimalRupees(50)]).toEqual(['118000.05', '0.50'])
})
