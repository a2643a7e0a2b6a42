import { askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num, ratio } from './ratio.ts'

/** ` + 3`, ` − 3`, or nothing. */
const signed = (value: number, of = '') =>
  value === 0
    ? ''
    : ` ${value < 0 ? '−' : '+'} ${of !== '' && Math.abs(value) === 1 ? '' : num(Math.abs(value))}${of}`

export const evaluate =
  (range: Range): Ask =>
  (random) => {
    const [x, a, b] = [within(random, range), random.whole(2, 9), random.whole(1, 12)]
    return askNumber(`If x = ${num(x)}, what is ${a}x + ${b}?`, a * x + b, [
      `Put ${num(x)} in the place of x; ${a}x means ${a} times x.`,
      `${a} × ${num(x)} = ${num(a * x)}. Add ${b}.`,
    ])
  }

export const solve =
  (range: Range): Ask =>
  (random) => {
    const [x, a, b] = [within(random, range), random.whole(2, 9), random.whole(1, 20)]
    return askNumber(`Solve ${a}x + ${b} = ${num(a * x + b)}. What is x?`, x, [
      `Take ${b} off on both sides.`,
      `Then ${a}x = ${num(a * x)}. Divide both sides by ${a}.`,
    ])
  }

export const solveBothSides =
  (range: Range): Ask =>
  (random) => {
    const [x, c] = [within(random, range), random.whole(1, 6)]
    const a = c + random.whole(1, 6)
    const b = random.whole(1, 20)
    const right = (a - c) * x + b
    return askNumber(
      `Solve ${a}x + ${b} = ${c}x${signed(right)}. What is x?`.replace(/\b1x/g, 'x'),
      x,
      [
        'Bring the terms with x to one side and the numbers to the other.',
        `Then ${a - c}x = ${num((a - c) * x)}.`,
      ],
    )
  }

export const thinkOfNumber =
  (range: Range): Ask =>
  (random) => {
    const [x, a, b] = [within(random, range), random.whole(2, 6), random.whole(1, 15)]
    return askNumber(
      `I think of a number, multiply it by ${a} and add ${b}. I get ${num(a * x + b)}. What is my number?`,
      x,
      [
        'Go back step by step: the last thing that was done is undone first.',
        `Before ${b} was added it was ${num(a * x)}.`,
      ],
    )
  }

export const twoUnknowns =
  (range: Range): Ask =>
  (random) => {
    const [x, y] = [within(random, range), within(random, range)]
    const a = random.whole(1, 3)
    const left = a === 1 ? 'x' : `${a}x`
    return askNumber(`${left} + y = ${num(a * x + y)} and x − y = ${num(x - y)}. What is x?`, x, [
      'Add the two equations: y falls away.',
      `Then ${a + 1}x = ${num((a + 1) * x)}.`,
    ])
  }

export const quadratic =
  (size: number): Ask =>
  (random) => {
    const p = random.whole(-size, size - 1)
    const q = random.whole(p + 1, size)
    return askNumber(
      `What is the larger solution of x²${signed(-(p + q), 'x')}${signed(p * q)} = 0?`,
      q,
      [
        'Look for two numbers with this product and this sum.',
        `The solutions add up to ${num(p + q)}, and their product is ${num(p * q)}.`,
      ],
    )
  }

export const discriminant = (): Ask => (random) => {
  const [a, b, c] = [random.whole(1, 4), random.whole(-9, 9), random.whole(-6, 6)]
  const first = a === 1 ? 'x²' : `${a}x²`
  return askNumber(
    `What is the discriminant of ${first}${signed(b, 'x')}${signed(c)} = 0?`,
    b * b - 4 * a * c,
    ['The discriminant is b² − 4ac.', `Here a = ${a}, b = ${num(b)} and c = ${num(c)}.`],
  )
}

export const polynomial =
  (size: number): Ask =>
  (random) => {
    const [x, b, c] = [random.whole(-size, size), random.whole(-9, 9), random.whole(-9, 9)]
    return askNumber(
      `If x = ${num(x)}, what is x²${signed(b, 'x')}${signed(c)}?`,
      x * x + b * x + c,
      [
        'Put the number in the place of every x, in brackets.',
        `x² is ${num(x * x)}${b === 0 ? '' : `, and the term with x is ${num(b * x)}`}.`,
      ],
    )
  }

/** The remainder theorem. */
export const polynomialRemainder = (): Ask => (random) => {
  const [at, b, c] = [random.whole(1, 5), random.whole(-6, 6), random.whole(-9, 9)]
  return askNumber(
    `What is the remainder when x²${signed(b, 'x')}${signed(c)} is divided by x − ${at}?`,
    at * at + b * at + c,
    [
      'By the remainder theorem, it is the value of the polynomial where the divisor is zero.',
      `Put ${at} in the place of x.`,
    ],
  )
}

export const identity =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), random.whole(1, 9)]
    return random.next() < 0.5
      ? askNumber(`What is the number k in (x + ${a})² = x² + kx + ${num(a * a)}?`, 2 * a, [
          'Use (a + b)² = a² + 2ab + b².',
          `The middle term is 2 times x times ${a}.`,
        ])
      : askNumber(
          `What is the number k in (x + ${a})(x + ${b}) = x² + kx + ${num(a * b)}?`,
          a + b,
          [
            'Multiply each term of the first bracket by each of the second.',
            `The terms with x are ${b}x and ${a}x.`,
          ],
        )
  }

export const exponents =
  (bases: Range): Ask =>
  (random) => {
    const [base, a, b] = [within(random, bases), random.whole(3, 9), random.whole(2, 5)]
    const divides = a > b && random.next() < 0.5
    return askNumber(
      `${base} to the power of ${a} ${divides ? 'divided by' : 'times'} ${base} to the power of ${b} is ${base} to which power?`,
      divides ? a - b : a + b,
      [
        'The base is the same: only the exponents matter.',
        `When powers are ${divides ? 'divided, subtract' : 'multiplied, add'} the exponents.`,
      ],
    )
  }

export const nthTerm =
  (step: Range): Ask =>
  (random) => {
    const [first, by, n] = [random.whole(1, 12), within(random, step), random.whole(8, 20)]
    return askNumber(
      `An arithmetic progression begins ${num(first)}; ${num(first + by)}; ${num(first + 2 * by)}. What is its term number ${n}?`,
      first + (n - 1) * by,
      [
        'From term to term the same number is added.',
        `From the first term to term ${n} there are ${n - 1} steps of ${num(by)}.`,
      ],
    )
  }

export const sumOfTerms =
  (step: Range): Ask =>
  (random) => {
    const [first, by, n] = [random.whole(1, 9), within(random, step), random.whole(5, 20)]
    const last = first + (n - 1) * by
    return askNumber(
      `An arithmetic progression begins ${num(first)}; ${num(first + by)}; ${num(first + 2 * by)}. What is the sum of its first ${n} terms?`,
      (n * (first + last)) / 2,
      [
        'Take the first and the last term together, times the number of terms, and half of that.',
        `Term number ${n} is ${num(last)}.`,
      ],
    )
  }

export const slope =
  (size: number): Ask =>
  (random) => {
    const [x, y, dx, m] = [
      random.whole(-size, size),
      random.whole(-size, size),
      random.whole(1, 5),
      random.whole(-5, 5),
    ]
    return askNumber(
      `What is the slope of the line through (${num(x)}, ${num(y)}) and (${num(x + dx)}, ${num(y + m * dx)})?`,
      ratio(m * dx, dx),
      [
        'The slope is how much y grows, divided by how much x grows.',
        `y changes by ${num(m * dx)} while x grows by ${dx}.`,
      ],
    )
  }

export const lineAt =
  (size: number): Ask =>
  (random) => {
    const [m, b, x] = [random.whole(2, 9), random.whole(-size, size), random.whole(-size, size)]
    return askNumber(
      `A point on the line y = ${m}x${signed(b)} has the x coordinate ${num(x)}. What is its y coordinate?`,
      m * x + b,
      ['Put the x coordinate in the place of x.', `${m} × ${num(x)} = ${num(m * x)}.`],
    )
  }
