import { sum } from './work.ts'
import type { Way, Work } from './work.ts'

const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b)
const coefficient = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) return 0
  const plain = found.replaceAll(' ', '').replace('−', '-').replaceAll(',', '')
  return plain === '' || plain === '+' ? 1 : plain === '-' ? -1 : Number(plain)
}
const inX = (text: string) => {
  const part =
    /(?:what is|of|of|when|is) ([^?]*x²[^?=]*?)(?: = 0| is divided|\?)/i.exec(text)?.[1] ?? ''
  return {
    a: coefficient(part, /(\d*)x²/),
    b: coefficient(part, /([+−] ?[\d,]*)x(?!²)/),
    c: coefficient(part.replaceAll(/[\d,]*x²?/g, '#'), /([+−] [\d,]+)\s*$/),
  }
}
/** Tries every value, as somebody without algebra would. */
const tryAll = (holds: (x: number) => boolean) =>
  Array.from({ length: 401 }, (_, index) => index - 200)
    .filter(holds)
    .at(-1) ?? Number.NaN
const line = (text: string) => (x: number) => {
  const [left = 0, right = 0] = (/Solve (.*)\. What/.exec(text)?.[1] ?? '')
    .split('=')
    .map((side) => {
      const joined = side.trim().replaceAll(' ', '').replaceAll('−', '-').replaceAll(',', '')
      return sum(
        (joined.match(/[+-]?\d*x|[+-]?\d+/g) ?? []).map((term) => {
          if (!term.endsWith('x')) return Number(term)
          const factor = term.slice(0, -1)
          return (factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor)) * x
        }),
      )
    })
  return left === right
}
const listed: Work = (_, text) => text

export const algebraWays: readonly Way[] = [
  ['If x = #, what is #x \\+ #\\?', ([x, a, b]) => a * x + b],
  [
    'If x = .*x².*',
    ([x], text) => {
      const { b, c } = inX(text)
      return x * x + b * x + c
    },
  ],
  ['Solve .*', (_, text) => tryAll(line(text))],
  ['I think of .*', ([a, b, c]) => tryAll((x) => a * x + b === c)],
  [
    '.*x \\+ y = .*',
    (_, text, all) => {
      const [d = 0, c = 0] = all.toReversed()
      const a = Number(/^(\d*)x/.exec(text)?.[1] || 1)
      return tryAll((x) => a * x + (x - d) === c)
    },
  ],
  [
    'What is the larger solution .*',
    (_, text) => {
      const { b, c } = inX(text)
      return tryAll((x) => x * x + b * x + c === 0)
    },
  ],
  [
    'What is the discriminant .*',
    (_, text) => {
      const { a, b, c } = inX(text)
      return b * b - 4 * a * c
    },
  ],
  [
    'What is the remainder when x².*',
    (_, text, all) => {
      const { b, c } = inX(text)
      const at = all.at(-1) ?? 0
      return at * at + b * at + c
    },
  ],
  ['What is the number k in \\(x \\+ #\\)².*', ([a]) => (1 + a) ** 2 - 1 - a * a],
  ['What is the number k in \\(x \\+ #\\)\\(.*', ([a, b]) => (1 + a) * (1 + b) - 1 - a * b],
  ['# to the power .* divided by .*', ([, a, , ...[b = 0]]) => a - b],
  ['# to the power .* times .*', ([, a, , ...[b = 0]]) => a + b],
  [
    'An arithmetic progression .* term number .*',
    ([a, b, , ...rest]) =>
      Array.from({ length: (rest[0] ?? 1) - 1 }).reduce<number>((at) => at + b - a, a),
  ],
  [
    'An arithmetic progression .* sum .*',
    ([a, b, , ...rest]) =>
      sum(Array.from({ length: rest[0] ?? 0 }, (_, index) => a + index * (b - a))),
  ],
  ['What is the slope .*', ([a, b, c, ...[d = 0]]) => (d - b) / (c - a)],
  [
    'A point on the line .*',
    (_, text, all) => {
      const [, m = '', b = '0'] = /y = (\d+)x([^h]*?) has/.exec(text) ?? []
      return Number(m) * (all.at(-1) ?? 0) + Number(b.replaceAll(' ', '').replace('−', '-'))
    },
  ],
  ['A class chose .* altogether.*', (all) => sum(all)],
  ['A class chose .* difference .*', ([a, b]) => Math.max(a, b) - Math.min(a, b)],
  ['In a picture chart.*', ([a, b]) => a * b],
  ['What is the mean .*', (all) => sum(all) / all.length],
  ['What is the median .*', (all) => sorted(all)[(all.length - 1) / 2] ?? 0],
  [
    'What is the mode .*',
    (all) => all.find((one) => all.filter((other) => other === one).length > 1) ?? 0,
  ],
  ['What is the range .*', (all) => (sorted(all).at(-1) ?? 0) - (sorted(all)[0] ?? 0)],
  ['A bag .* not red.*', ([a, b]) => 1 - a / (a + b)],
  ['A bag .* it is red.*', ([a, b, c]) => a / (a + b + c)],
  [
    'Cards .*',
    (all) =>
      Array.from({ length: all[1] ?? 0 }, (_, index) => index + 1).filter(
        (one) => one % (all[2] ?? 1) === 0,
      ).length / (all[1] ?? 1),
  ],
  ['In a right triangle.* sine .*', ([a, , c]) => a / c],
  ['In a right triangle.* cosine .*', ([, b, c]) => b / c],
  ['In a right triangle.* tangent .*', ([a, b]) => a / b],
  ['The sine of .* cosine.*', ([a]) => Math.sqrt(1 - a * a)],
  ['The sine of .* tangent.*', ([a]) => a / Math.sqrt(1 - a * a)],
  ['From # m away.*', (all) => (all[0] ?? 0) + (all[2] ?? 0)],
  [
    'What is # times the .*',
    ([by, angle], text) => {
      const turn = (angle * Math.PI) / 180
      return (
        by *
        (text.includes('cosine')
          ? Math.cos(turn)
          : text.includes('sine')
            ? Math.sin(turn)
            : Math.tan(turn))
      )
    },
  ],
  ['Which shape has .*', listed],
  ['In which unit .*', listed],
]
