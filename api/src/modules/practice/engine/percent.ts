import { askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num, ratio } from './ratio.ts'

const rupees = { unit: '₹' } as const
const percents = { unit: '%' } as const

export const percentOf =
  (step: number, hundreds: Range): Ask =>
  (random) => {
    const percent = random.whole(1, Math.floor(95 / step)) * step
    const base = within(random, hundreds) * 20
    return askNumber(`What is ${percent}% of ${num(base)}?`, ratio(percent * base, 100), [
      `1% is one hundredth; 10% of ${num(base)} is ${num(base / 10)}.`,
      `Work out ${num(base)} × ${percent} and divide by 100.`,
    ])
  }

export const whichPercent = (): Ask => (random) => {
  const base = random.pick([20, 25, 40, 50, 60, 80, 120, 150, 200, 250])
  const parts = Array.from({ length: base - 1 }, (_, index) => index + 1).filter(
    (one) => (one * 100) % base === 0,
  )
  const part = random.pick(parts)
  return askNumber(
    `What percentage of ${num(base)} is ${num(part)}?`,
    (part * 100) / base,
    [
      `Write it as a fraction: ${num(part)} of ${num(base)}.`,
      'Bring the fraction to the denominator 100: the numerator is the percentage.',
    ],
    percents,
  )
}

const wares = ['toy', 'kite', 'cricket bat', 'lamp', 'school bag', 'chess set']

export const profit =
  (cost: Range): Ask =>
  (random) => {
    const [bought, percent] = [within(random, cost) * 20, random.whole(1, 8) * 5]
    const gains = random.next() < 0.6
    const change = (bought * percent) / 100
    return askNumber(
      `A shopkeeper buys a ${random.pick(wares)} for ₹${num(bought)} and sells it for ₹${num(gains ? bought + change : bought - change)}. What is the ${gains ? 'profit' : 'loss'} as a percentage of the cost?`,
      percent,
      [
        `First find the ${gains ? 'profit' : 'loss'} in rupees.`,
        `It is ₹${num(change)}. Which percentage of ₹${num(bought)} is that?`,
      ],
      percents,
    )
  }

export const discount =
  (price: Range): Ask =>
  (random) => {
    const [marked, percent] = [within(random, price) * 20, random.whole(1, 10) * 5]
    return askNumber(
      `A ${random.pick(wares)} is marked at ₹${num(marked)} and sold at a discount of ${percent}%. What is its selling price in rupees?`,
      (marked * (100 - percent)) / 100,
      [
        `Find ${percent}% of ₹${num(marked)}.`,
        `The discount is ₹${num((marked * percent) / 100)}. Take it off.`,
      ],
      rupees,
    )
  }

export const simpleInterest =
  (hundreds: Range): Ask =>
  (random) => {
    const [sum, rate, years] = [
      within(random, hundreds) * 100,
      random.whole(3, 12),
      random.whole(2, 5),
    ]
    return askNumber(
      `What is the simple interest on ₹${num(sum)} at ${rate}% a year for ${years} years?`,
      (sum * rate * years) / 100,
      [
        `Find the interest of one year: ${rate}% of ₹${num(sum)}.`,
        `One year gives ₹${num((sum * rate) / 100)}. Multiply by ${years}.`,
      ],
      rupees,
    )
  }

export const compoundInterest =
  (thousands: Range): Ask =>
  (random) => {
    const [sum, rate] = [within(random, thousands) * 1000, random.pick([5, 10, 20])]
    const after = (sum * (100 + rate)) / 100
    return askNumber(
      `₹${num(sum)} grows at ${rate}% a year, compounded yearly. What is the amount after 2 years?`,
      ratio(after * (100 + rate), 100),
      [
        `After one year it is ₹${num(sum)} and ${rate}% of it.`,
        `That is ₹${num(after)}. Now add ${rate}% of this.`,
      ],
      rupees,
    )
  }

export const tax =
  (hundreds: Range): Ask =>
  (random) => {
    const [price, rate] = [within(random, hundreds) * 100, random.pick([5, 12, 18, 28])]
    return askNumber(
      `A ${random.pick(wares)} costs ₹${num(price)} before tax. With GST at ${rate}%, what is to be paid in rupees?`,
      (price * (100 + rate)) / 100,
      [
        `Find the tax: ${rate}% of ₹${num(price)}.`,
        `The tax is ₹${num((price * rate) / 100)}. Add it to the price.`,
      ],
      rupees,
    )
  }

export const shareInRatio =
  (part: Range): Ask =>
  (random) => {
    const one = within(random, part)
    const b = random.whole(1, 5)
    const a = b + random.whole(1, 4)
    return askNumber(
      `₹${num(one * (a + b))} is shared in the ratio ${a} to ${b}. What is the larger share in rupees?`,
      one * a,
      [
        `There are ${a} + ${b} equal parts.`,
        `One part is ₹${num(one)}. The larger share has ${a} of them.`,
      ],
      rupees,
    )
  }

export const proportion =
  (each: Range): Ask =>
  (random) => {
    const [price, a, b] = [within(random, each), random.whole(2, 9), random.whole(2, 15)]
    const what = random.pick(['pens', 'notebooks', 'mangoes', 'tickets', 'metres of cloth'])
    return askNumber(
      `${a} ${what} cost ₹${num(price * a)}. What do ${b} ${what} cost in rupees?`,
      price * b,
      [
        `First find the price of one: ₹${num(price * a)} ÷ ${a}.`,
        `One costs ₹${num(price)}. Multiply by ${b}.`,
      ],
      rupees,
    )
  }

export const inverseProportion = (): Ask => (random) => {
  const [a, b, days] = [random.whole(2, 8), random.whole(2, 8), random.whole(2, 6)]
  return askNumber(
    `${a} workers finish a wall in ${b * days} days. In how many days would ${a * b} workers finish it?`,
    days,
    [
      'More workers need fewer days: the product stays the same.',
      `Divide ${a} × ${b * days} by ${a * b}.`,
    ],
  )
}

export const speed =
  (kilometres: Range): Ask =>
  (random) => {
    const [v, hours] = [within(random, kilometres), random.whole(2, 9)]
    const vehicle = random.pick(['bus', 'train', 'car', 'truck'])
    return askNumber(
      `A ${vehicle} drives ${num(v)} km in an hour. How many kilometres does it drive in ${hours} hours?`,
      v * hours,
      ['Each hour adds the same distance.', `Work out ${num(v)} × ${hours}.`],
      { unit: 'km' },
    )
  }
