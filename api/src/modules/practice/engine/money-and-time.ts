import { askChoice, askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num } from './ratio.ts'

const rupees = { unit: '₹' } as const
const goods = ['kite', 'pencil box', 'ball', 'comic', 'whistle', 'top']

export const moneyTotal =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, range)]
    return askNumber(
      `A ${random.pick(goods)} costs ₹${num(a)} and a book costs ₹${num(b)}. What do they cost together, in rupees?`,
      a + b,
      ['Together means adding.', `Work out ${num(a)} + ${num(b)}.`],
      rupees,
    )
  }

export const change =
  (notes: readonly number[]): Ask =>
  (random) => {
    const note = random.pick(notes)
    const price = random.whole(Math.floor(note / 3), note - 1)
    return askNumber(
      `You buy a ${random.pick(goods)} for ₹${num(price)} and pay with ₹${num(note)}. How much change do you get, in rupees?`,
      note - price,
      [`Count on from ₹${num(price)} to ₹${num(note)}.`, `Work out ${num(note)} − ${num(price)}.`],
      rupees,
    )
  }

export const coins =
  (values: readonly number[], count: Range): Ask =>
  (random) => {
    const [value, many] = [random.pick(values), within(random, count)]
    return askNumber(`How many coins or notes of ₹${value} make ₹${num(value * many)}?`, many, [
      `Count in steps of ${value}.`,
      `Work out ${num(value * many)} ÷ ${value}.`,
    ])
  }

export const bill =
  (price: Range, count: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, count), within(random, count)]
    const [one, other] = [within(random, price), within(random, price)]
    return askNumber(
      `${a} notebooks at ₹${num(one)} each and ${b} pens at ₹${num(other)} each: what is the bill, in rupees?`,
      a * one + b * other,
      [
        `The notebooks cost ${a} × ${num(one)}, the pens ${b} × ${num(other)}.`,
        `That is ₹${num(a * one)} and ₹${num(b * other)}. Add the two.`,
      ],
      rupees,
    )
  }

export const paise =
  (range: Range): Ask =>
  (random) => {
    const [r, p] = [within(random, range), random.whole(1, 19) * 5]
    return askNumber(
      `How many paise are ${num(r)} rupees and ${p} paise?`,
      r * 100 + p,
      [
        'One rupee has 100 paise.',
        `${num(r)} rupees are ${num(r * 100)} paise. Add the ${p} paise.`,
      ],
      { unit: 'paise' },
    )
  }

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

export const hoursLater = (): Ask => (random) => {
  const [from, by] = [random.whole(1, 12), random.whole(1, 6)]
  return askNumber(
    `The clock shows ${from} o’clock. Which hour does it show ${by} ${by === 1 ? 'hour' : 'hours'} later?`,
    ((from + by - 1) % 12) + 1,
    ['Count the hours one by one.', 'After 12 the clock begins again with 1.'],
  )
}

/** How long something takes, in steps of so many minutes. */
export const duration =
  (step: number, longest: number): Ask =>
  (random) => {
    const from = random.whole(8, 15) * 60 + random.whole(0, Math.floor(55 / step)) * step
    const takes = random.whole(2, Math.floor(longest / step)) * step
    const what = random.pick(['film', 'cricket match', 'music lesson', 'bus ride', 'fair', 'play'])
    return askNumber(
      `A ${what} begins at ${clock(from)} and ends at ${clock(from + takes)}. How many minutes does it take?`,
      takes,
      [
        'Go to the next full hour first, then on from there.',
        'A full hour has 60 minutes. Add the minutes before it and after it.',
      ],
      { unit: 'minutes' },
    )
  }

export const minutesOf =
  (hours: Range): Ask =>
  (random) => {
    const [h, m] = [within(random, hours), random.whole(1, 11) * 5]
    return askNumber(
      `How many minutes are ${h} ${h === 1 ? 'hour' : 'hours'} and ${m} minutes?`,
      h * 60 + m,
      ['One hour has 60 minutes.', `${h} × 60 = ${h * 60}. Add ${m}.`],
      { unit: 'minutes' },
    )
  }

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayAt = (index: number) => days[((index % 7) + 7) % 7] ?? ''

export const dayLater =
  (range: Range): Ask =>
  (random) => {
    const [today, by] = [random.whole(0, 6), within(random, range)]
    const right = dayAt(today + by)
    return askChoice(
      random,
      `Today is ${dayAt(today)}. Which day is it in ${by} ${by === 1 ? 'day' : 'days'}?`,
      { right, wrong: [dayAt(today + by + 1), dayAt(today + by - 1), dayAt(today + by + 3)] },
      [
        'A week has seven days: after seven days it is the same day again.',
        by > 7
          ? `Take away full weeks: ${by} days are like ${by % 7} days.`
          : 'Count on day by day.',
      ],
    )
  }

export const twentyFourHours = (): Ask => (random) => {
  const hour = random.whole(1, 11)
  const minutes = random.whole(0, 11) * 5
  return askNumber(
    `On the 24-hour clock, which number of the hour is shown at ${clock((hour + 12) * 60 + minutes)}?`,
    hour + 12,
    ['After noon the hours go on: 1 pm is 13.', `Add 12 to the ${hour} of the clock.`],
  )
}

export const weeksAndDays =
  (range: Range): Ask =>
  (random) => {
    const [weeks, rest] = [within(random, range), random.whole(1, 6)]
    return askNumber(
      `How many days are ${weeks} ${weeks === 1 ? 'week' : 'weeks'} and ${rest} ${rest === 1 ? 'day' : 'days'}?`,
      weeks * 7 + rest,
      ['One week has 7 days.', `${weeks} × 7 = ${weeks * 7}. Add ${rest}.`],
    )
  }
