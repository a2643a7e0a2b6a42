import { askChoice, askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { gcd, num } from './ratio.ts'

const isPrime = (value: number) =>
  value > 1 &&
  !Array.from({ length: value }, (_, index) => index).some(
    (by) => by > 1 && by * by <= value && value % by === 0,
  )

export const commonFactor =
  (factor: Range, times: Range): Ask =>
  (random) => {
    const by = within(random, factor)
    const [a, b] = [by * within(random, times), by * within(random, times)]
    return askNumber(`What is the highest common factor of ${num(a)} and ${num(b)}?`, gcd(a, b), [
      `List the factors of ${num(a)} and of ${num(b)}.`,
      'Which is the largest number that is in both lists?',
    ])
  }

export const commonMultiple =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, range)]
    return askNumber(
      `What is the lowest common multiple of ${num(a)} and ${num(b)}?`,
      (a * b) / gcd(a, b),
      [
        `Write down the multiples of ${num(Math.max(a, b))}.`,
        `Which is the first of them that ${num(Math.min(a, b))} divides without a remainder?`,
      ],
    )
  }

export const countFactors =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    const factors = Array.from({ length: value }, (_, index) => index + 1).filter(
      (by) => value % by === 0,
    )
    return askNumber(
      `How many factors does ${num(value)} have, 1 and itself included?`,
      factors.length,
      [
        'Factors come in pairs that make the number when multiplied.',
        `Begin with 1 × ${num(value)} and try each number after that.`,
      ],
    )
  }

export const findPrime =
  (range: Range): Ask =>
  (random) => {
    const [from, to] = range
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const right = random.pick(all.filter(isPrime))
    const others = all.filter((value) => !isPrime(value))
    const first = random.pick(others)
    const second = random.pick(others.filter((value) => value !== first))
    return askChoice(
      random,
      `Which of these is a prime number: ${[right, first, second]
        .toSorted((a, b) => a - b)
        .map(num)
        .join('; ')}?`,
      { right: num(right), wrong: [num(first), num(second)] },
      [
        'A prime number has exactly two factors, 1 and itself.',
        'Try to divide each one by 2, 3, 5 and 7.',
      ],
    )
  }

export const divisible =
  (range: Range, by: readonly number[]): Ask =>
  (random) => {
    const divisor = random.pick(by)
    const right = Math.max(1, Math.floor(within(random, range) / divisor)) * divisor
    return askChoice(
      random,
      `Which of these can be divided by ${divisor} without a remainder: ${[right - 1, right, right + 1].map(num).join('; ')}?`,
      { right: num(right), wrong: [num(right - 1), num(right + 1)] },
      [
        divisor % 3 === 0
          ? 'Add the digits of each number.'
          : 'The last digits are enough to see it.',
        divisor % 3 === 0
          ? `The sum of the digits must be divisible by ${divisor}.`
          : `Which ending do multiples of ${divisor} have?`,
      ],
    )
  }

export const square =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    return random.next() < 0.5
      ? askNumber(`What is the square of ${num(value)}?`, value * value, [
          'The square of a number is the number times itself.',
          `Work out ${num(value)} × ${num(value)}.`,
        ])
      : askNumber(`What is the square root of ${num(value * value)}?`, value, [
          'Which number times itself gives it?',
          `It lies between ${num(Math.floor(value / 10) * 10)} and ${num(Math.floor(value / 10) * 10 + 10)}.`,
        ])
  }

export const power =
  (base: Range, exponent: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, base), within(random, exponent)]
    return askNumber(`What is ${a} to the power of ${b}?`, a ** b, [
      `Multiply ${a} by itself, so that it stands there ${b} times.`,
      `${a} to the power of ${b - 1} is ${num(a ** (b - 1))}. Multiply once more by ${a}.`,
    ])
  }

export const cubeRoot =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    return random.next() < 0.5
      ? askNumber(`What is the cube of ${num(value)}?`, value ** 3, [
          'The cube of a number is the number times itself, and times itself again.',
          `${num(value)} × ${num(value)} = ${num(value * value)}. Multiply once more by ${num(value)}.`,
        ])
      : askNumber(`What is the cube root of ${num(value ** 3)}?`, value, [
          'Which number, three times as a factor, gives it?',
          'The last digit of a cube tells the last digit of its root.',
        ])
  }

export const integerSum =
  (size: number): Ask =>
  (random) => {
    const [a, b] = [random.whole(-size, -1), random.whole(-size, size)]
    const sign = random.pick(['+', '−'])
    return askNumber(`What is (${num(a)}) ${sign} (${num(b)})?`, sign === '+' ? a + b : a - b, [
      sign === '+'
        ? 'Adding a negative number goes to the left on the number line.'
        : 'Taking away a number is adding its opposite.',
      `Start at ${num(a)} and go ${num(Math.abs(b))} to the ${(sign === '+') === b >= 0 ? 'right' : 'left'}.`,
    ])
  }

export const integerProduct =
  (size: number): Ask =>
  (random) => {
    const [a, b] = [random.whole(-size, -2), random.pick([-1, 1]) * random.whole(2, size)]
    return askNumber(`What is (${num(a)}) × (${num(b)})?`, a * b, [
      'Two equal signs make a positive product, two different signs a negative one.',
      `Multiply ${num(-a)} by ${num(Math.abs(b))}, then set the sign.`,
    ])
  }

const hills = ['Leh', 'Manali', 'Srinagar', 'Shimla', 'Gangtok', 'Tawang']

export const temperature =
  (size: number): Ask =>
  (random) => {
    const [from, by] = [random.whole(-size, size), random.whole(2, size)]
    const rises = random.next() < 0.5
    return askNumber(
      `The temperature in ${random.pick(hills)} was ${num(from)} degrees and ${rises ? 'rose' : 'fell'} by ${by} degrees. What is it now?`,
      rises ? from + by : from - by,
      [
        'Draw a number line with 0 in the middle.',
        `Start at ${num(from)} and go ${by} steps ${rises ? 'up' : 'down'}.`,
      ],
      { unit: 'degrees' },
    )
  }
