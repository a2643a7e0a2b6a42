import { askFraction, askNumber, different, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num, ratio } from './ratio.ts'

const fruit = ['apples', 'bananas', 'guavas', 'oranges', 'grapes'] as const

const votes = (random: Parameters<Ask>[0], range: Range) => {
  const counts = different(random, 3, range)
  const kinds = fruit.slice(random.whole(0, 2)).slice(0, 3)
  return { counts, kinds, said: kinds.map((kind, index) => `${kind} ${counts[index]}`).join(', ') }
}

export const readTable =
  (range: Range): Ask =>
  (random) => {
    const { counts, kinds, said } = votes(random, range)
    const [a = 0, b = 0] = counts
    return random.next() < 0.5
      ? askNumber(
          `A class chose its favourite fruit: ${said}. How many children chose altogether?`,
          counts.reduce((sum, one) => sum + one, 0),
          [
            'Altogether means all the numbers.',
            `Begin with the first two: ${a} and ${b} make ${a + b}.`,
          ],
        )
      : askNumber(
          `A class chose its favourite fruit: ${said}. What is the difference between ${kinds[0]} and ${kinds[1]}?`,
          Math.abs(a - b),
          ['Find the two numbers in the list.', `Work out ${Math.max(a, b)} − ${Math.min(a, b)}.`],
        )
  }

export const pictograph =
  (scale: readonly number[]): Ask =>
  (random) => {
    const [each, many] = [random.pick(scale), random.whole(2, 12)]
    return askNumber(
      `In a picture chart, one kite stands for ${each} children. ${many} kites are drawn for a school. How many children is that?`,
      each * many,
      ['Each picture stands for the same number.', `Count ${many} times ${each}.`],
    )
  }

/** Values with a whole mean. */
const withMean = (random: Parameters<Ask>[0], range: Range, count: number) => {
  const all = Array.from({ length: count - 1 }, () => within(random, range))
  const sum = all.reduce((total, one) => total + one, 0)
  const last = random.whole(1, count) + range[1]
  return [...all, last + ((count - ((sum + last) % count)) % count)]
}

export const mean =
  (range: Range, count = 5): Ask =>
  (random) => {
    const all = withMean(random, range, count)
    const sum = all.reduce((total, one) => total + one, 0)
    return askNumber(`What is the mean of ${all.map(num).join('; ')}?`, ratio(sum, count), [
      'The mean is the sum of all values, divided by how many there are.',
      `The sum is ${num(sum)}. Divide it by ${count}.`,
    ])
  }

export const median =
  (range: Range, count = 5): Ask =>
  (random) => {
    const all = different(random, count, range)
    const sorted = all.toSorted((a, b) => a - b)
    return askNumber(
      `What is the median of ${all.map(num).join('; ')}?`,
      sorted[Math.floor(count / 2)] ?? 0,
      ['Put the values in order first.', 'The median is the one in the middle.'],
    )
  }

export const mode =
  (range: Range): Ask =>
  (random) => {
    const [often = 0, b = 0, c = 0, d = 0] = different(random, 4, range)
    return askNumber(
      `What is the mode of ${[often, b, often, c, d, often].map(num).join('; ')}?`,
      often,
      ['The mode is the value that comes most often.', 'Count how often each value is there.'],
    )
  }

export const spread =
  (range: Range, count = 6): Ask =>
  (random) => {
    const all = different(random, count, range)
    return askNumber(
      `What is the range of ${all.map(num).join('; ')}?`,
      Math.max(...all) - Math.min(...all),
      [
        'The range is how far the largest value is from the smallest.',
        `The largest is ${num(Math.max(...all))}, the smallest ${num(Math.min(...all))}.`,
      ],
    )
  }

export const balls =
  (range: Range): Ask =>
  (random) => {
    const [red, blue, green] = [within(random, range), within(random, range), within(random, range)]
    return askFraction(
      `A bag holds ${red} red, ${blue} blue and ${green} green balls. One is drawn without looking. What is the probability that it is red?`,
      ratio(red, red + blue + green),
      [
        'The probability is the number of red balls out of all balls.',
        `There are ${red} + ${blue} + ${green} balls in the bag.`,
      ],
    )
  }

export const notDrawn =
  (range: Range): Ask =>
  (random) => {
    const [red, blue] = [within(random, range), within(random, range)]
    return askFraction(
      `A bag holds ${red} red and ${blue} blue balls. What is the probability that a drawn ball is not red?`,
      ratio(blue, red + blue),
      [
        'All probabilities together make 1.',
        `Take the probability of red, ${red} out of ${red + blue}, away from 1.`,
      ],
    )
  }

export const cards = (): Ask => (random) => {
  const [count, by] = [random.whole(10, 30), random.whole(2, 7)]
  return askFraction(
    `Cards are numbered from 1 to ${count}. One is drawn. What is the probability that ${by} divides its number without a remainder?`,
    ratio(Math.floor(count / by), count),
    [
      `Count the multiples of ${by} up to ${count}.`,
      `Each of the ${count} cards is equally likely.`,
    ],
  )
}
