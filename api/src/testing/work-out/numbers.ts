import { sum, valueOf } from './work.ts'
import type { Way } from './work.ts'

const primes = new Set([2, 3, 5, 7])
for (let value = 11; value < 400; value += 2)
  if ([...primes].every((prime) => value % prime !== 0)) primes.add(value)
const divisors = (value: number) =>
  Array.from({ length: value }, (_, index) => index + 1).filter((by) => value % by === 0)
const minuteOf = (clock: string) => {
  const [, hour = '', minute = '', half] = /(\d+):(\d+) (am|pm)/.exec(clock) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0)
}
const roundTo = (value: number, to: number) => Math.round(value / to + 1e-9) * to
const listOf = (text: string) =>
  (text.split(/: | of /).at(-1) ?? '').replace(/[.?]$/, '').split('; ')

export const numberWays: readonly Way[] = [
  ['What is # + # × #?', ([a, b, c]) => a + b * c],
  ['What is [\\d, +]+\\+[\\d, ]+\\+.*', (all) => sum(all)],
  ['Which number is .*\\+.*', (all) => sum(all)],
  ['What is # \\+ #?', ([a, b]) => a + b],
  ['What is # − #?', ([a, b]) => a - b],
  ['What is # × #?', ([a, b]) => a * b],
  ['What is # ÷ #?', ([a, b]) => a / b],
  ['What do you add to # to make #?', ([a, b]) => b - a],
  ['What is the remainder when # is divided by #?', ([a, b]) => a % b],
  [
    'What is the place value of the digit # in #?',
    ([digit, number]) =>
      digit * 10 ** (String(number).length - 1 - String(number).indexOf(String(digit))),
  ],
  ['Round # to the nearest #.', ([a, to]) => roundTo(a, to)],
  ['Round # to the nearest whole number.', ([a]) => Math.floor(a + 0.5 + 1e-9)],
  ['Which number comes just before #?', ([a]) => a - 1],
  ['Which number comes just after #?', ([a]) => a + 1],
  ['What is double #?', ([a]) => a * 2],
  ['What is half of #?', ([a]) => a / 2],
  ['Is # odd or even?', ([a]) => (a % 2 === 0 ? 'even' : 'odd')],
  ['Which number comes next.*', (all) => 2 * (all.at(-1) ?? 0) - (all.at(-2) ?? 0)],
  [
    'Which (number|decimal|fraction) is (the )?great.*',
    (_, text) =>
      listOf(text.replace(' or ', '; ')).toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? '',
  ],
  ['Put these .*', (_, text) => listOf(text).toSorted((a, b) => valueOf(a) - valueOf(b))],
  ['.* and gets # more.*', ([a, b]) => a + b],
  ['.* gave # away.*', ([a, b]) => a - b],
  ['There are .* in each.*', ([a, b]) => a * b],
  ['.* shared equally .*', ([a, b]) => a / b],
  ['A shop gets .*', ([a, b, c]) => a * b - c],
  [
    'What is the highest common factor .*',
    ([a, b]) => Math.max(...divisors(a).filter((by) => b % by === 0)),
  ],
  [
    'What is the lowest common multiple .*',
    ([a, b]) =>
      Array.from({ length: b }, (_, index) => a * (index + 1)).find((one) => one % b === 0) ?? 0,
  ],
  ['How many factors does # .*', ([a]) => divisors(a).length],
  ['Which of these is a prime .*', (all) => String(all.find((one) => primes.has(one)))],
  [
    'Which of these can be divided by .*',
    ([by, ...all], text) => listOf(text)[all.findIndex((one) => one % by === 0)] ?? '',
  ],
  ['What is the square of #?', ([a]) => a ** 2],
  ['What is the square root of #?', ([a]) => Math.sqrt(a)],
  ['What is the cube of #?', ([a]) => a ** 3],
  ['What is the cube root of #?', ([a]) => Math.cbrt(a)],
  ['What is # to the power of #?', ([a, b]) => a ** b],
  ['The temperature .* rose by .*', ([a, b]) => a + b],
  ['The temperature .* fell by .*', ([a, b]) => a - b],
  [
    'What is one .* of #?',
    ([a], text) =>
      a /
      (2 + ['half', 'third', 'quarter', 'fifth', 'sixth'].findIndex((name) => text.includes(name))),
  ],
  ['A .* coloured\\? ?.*|A .* equal parts.*', ([all, some]) => some / all],
  ['What is #% of #?', ([a, b]) => (a * b) / 100],
  ['What is # of #?', ([a, b]) => a * b],
  ['# equals a fraction with the denominator .*', ([a, b]) => a * b],
  ['Write # # as one fraction.', ([a, b]) => a + b],
  ['Write # as a decimal.', ([a]) => a],
  ['Write as a decimal: .*', ([a, b, c]) => a + b / 10 + c / 100],
  ['Which digit stands for the tenths in #?', ([a]) => Math.floor(a * 10 + 1e-6) % 10],
  ['What percentage of # is #?', ([a, b]) => (b * 100) / a],
  ['A shopkeeper buys .*', ([a, b]) => (Math.abs(b - a) * 100) / a],
  ['A .* is marked at .*', ([a, b]) => (a * (100 - b)) / 100],
  ['What is the simple interest .*', ([a, b, c]) => (a * b * c) / 100],
  ['.* compounded yearly.*', ([a, b]) => a * (1 + b / 100) ** 2],
  ['.* GST .*', ([a, b]) => a * (1 + b / 100)],
  ['.* shared in the ratio .*', ([a, b, c]) => (a * b) / (b + c)],
  ['# workers .*', ([a, b, c]) => (a * b) / c],
  ['A .* km in an hour.*', ([a, b]) => a * b],
  ['.* notebooks at .*', ([a, b, c, ...[d = 0]]) => a * b + c * d],
  ['# .* cost ₹#\\. What do # .*', ([a, b, c]) => (b / a) * c],
  ['A .* and a book costs .*', ([a, b]) => a + b],
  ['You buy .*', ([a, b]) => b - a],
  ['How many coins .*', ([a, b]) => b / a],
  ['How many paise .*', ([a, b]) => a * 100 + b],
  ['The clock shows .*', ([a, b]) => ((a + b - 1) % 12) + 1],
  [
    'A .* begins at .*',
    (_, text) => {
      const [from = '', to = ''] = text.match(/\d+:\d+ [ap]m/g) ?? []
      return minuteOf(to) - minuteOf(from)
    },
  ],
]
