import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMoney, parsePriceInPaise, parseTaxPercent } from '@brightyard/contract/money'
import { amountsOf, totalsOf } from './line-amounts.ts'

const shown = (price: string, tax: string, quantity: number) => {
  const amounts = amountsOf({ after_discount_price: price, tax_percent: tax, quantity })
  return (
    amounts && [amounts.preTaxInPaise, amounts.taxInPaise, amounts.totalInPaise].map(formatMoney)
  )
}

describe('C-014: tax of a line', () => {
  test.each([
    ['L-025', '₹1,180.00', '18', 1, ['₹1,000.00', '₹180.00', '₹1,180.00']],
    ['L-026', '₹999', '12', 3, ['₹2,675.89', '₹321.11', '₹2,997.00']],
    ['L-027', '₹450', '0', 2, ['₹900.00', '₹0.00', '₹900.00']],
    ['L-028', '₹100.10', '5', 7, ['₹667.33', '₹33.37', '₹700.70']],
  ])('%s: %s at %s percent, %i times', (_, price, tax, quantity, expected) => {
    expect(shown(price, tax, quantity)).toEqual(expected)
  })
})

test('C-015, Z-030: pre-tax total plus tax is always the total of the line', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 })
  const percent = fc.integer({ min: 0, max: 4000 })
  const quantity = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(price, percent, quantity, (paise, tax, times) => {
      const line = {
        after_discount_price: formatMoney(paise),
        tax_percent: (tax / 100).toFixed(2),
        quantity: times,
      }
      const amounts = amountsOf(line)
      expect(amounts?.totalInPaise).toBe(paise * times)
      expect((amounts?.preTaxInPaise ?? 0) + (amounts?.taxInPaise ?? 0)).toBe(paise * times)
      expect(Number.isInteger(amounts?.preTaxInPaise)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

describe('C-016: prices given as text', () => {
  test.each([
    ['₹1,180.00', 118_000],
    ['₹1,180', 118_000],
    ['₹ 1,180.5', 118_050],
    ['1180', 118_000],
    ['1180.05', 118_005],
    ['₹1,00,000', 10_000_000],
    ['₹12,34,567.89', 123_456_789],
    ['100,000', 10_000_000],
    ['Rs. 999', 99_900],
    ['Rs 999', 99_900],
    ['rs.999', 99_900],
    ['INR 250.75', 25_075],
    ['$10', 1000],
    ['€7.50', 750],
    ['£0.99', 99],
    [' ₹45 ', 4500],
    ['₹499/-', 49_900],
    ['0', 0],
    ['₹0.01', 1],
  ])('%p is read', (text, paise) => {
    expect(parsePriceInPaise(text)).toBe(paise)
  })

  test.each([
    '',
    ' ',
    'free',
    '₹',
    '-5',
    '₹-5',
    '1,1',
    '1,18,0',
    'NaN',
    'Infinity',
    '1e3',
    '₹1.234',
    '1.',
    '.5',
    '12 34',
    '₹1,180 off',
  ])('%p is no price, and never NaN in a total', (text) => {
    expect(parsePriceInPaise(text)).toBeNull()
    const bad = { after_discount_price: text, tax_percent: '18', quantity: 2 }
    const good = { after_discount_price: '₹118', tax_percent: '18', quantity: 1 }
    expect(amountsOf(bad)).toBeNull()
    expect(totalsOf([bad, good])).toMatchObject({
      pre_tax_in_paise: 10_000,
      tax_in_paise: 1800,
      total_in_paise: 11_800,
    })
  })

  test.each([
    ['18', 18],
    ['18%', 18],
    ['18.00', 18],
    ['5 %', 5],
    ['0', 0],
    ['GST', null],
    ['', null],
    ['101', null],
    ['-1', null],
  ])('tax %p is %p', (text, percent) => {
    expect(parseTaxPercent(text)).toBe(percent)
  })
})
