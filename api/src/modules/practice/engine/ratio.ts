/** An exact number: answers are compared without rounding. The denominator is positive. */
export interface Ratio {
  readonly n: number
  readonly d: number
}

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** In lowest terms. */
export function ratio(n: number, d = 1): Ratio {
  const by = gcd(n, d) * Math.sign(d)
  return { n: n / by, d: d / by }
}

export const isSame = (a: Ratio, b: Ratio) => a.n * b.d === b.n * a.d
export const plus = (a: Ratio, b: Ratio) => ratio(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Ratio, b: Ratio) => ratio(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Ratio, b: Ratio) => ratio(a.n * b.n, a.d * b.d)

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })

/** `1,23,456` and `−7`, as Indian school books print them. */
export const num = (value: number) => grouped.format(value).replace('-', '−')

/** `3.40` of 340 hundredths. */
export const decimal = (n: number, places: number) => (n / 10 ** places).toFixed(places)

/** A whole number, a decimal that ends within three places where asked, or `3/4`. */
export function show({ n, d }: Ratio, as: 'number' | 'fraction' = 'number') {
  if (d === 1 || (as === 'number' && 1000 % d === 0)) return num(n / d)
  return `${num(n)}/${num(d)}`
}

const whole = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/
const part = /^\d+$/

function readWhole(text: string): number | null {
  if (!whole.test(text) || text.length > 15) return null
  return Number(text.replaceAll(',', ''))
}

function readDecimal(text: string): Ratio | null {
  const [before = '', after, ...rest] = text.split('.')
  const value = before === '' && after ? 0 : readWhole(before)
  if (value === null || rest.length > 0) return null
  if (after === undefined) return ratio(value)
  if (!part.test(after) || before.length + after.length > 14) return null
  return ratio(value * 10 ** after.length + Number(after), 10 ** after.length)
}

function readFraction(text: string): Ratio | null {
  const [top = '', bottom = '', ...rest] = text.split('/')
  const [n, d] = [readDecimal(top.trim()), readWhole(bottom.trim())]
  return n && d && rest.length === 0 ? ratio(n.n, n.d * d) : null
}

/** One form for what can be typed in several: `1½` becomes `1 1/2`, signs become the plain ones. */
export const normal = (text: string) =>
  text
    .replaceAll(/[¼-¾⅐-⅞]/g, (one) => ` ${one.normalize('NFKC')}`)
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replaceAll('⁄', '/')
    .replaceAll(/[−–]/g, '-')

/** Reads what a child types: `1,23,456`, `0.5`, `2/4`, `1 1/2`, `− 3`. Null for anything that is no number. */
export function readNumber(text: string): Ratio | null {
  const [, sign = '', rest = ''] = /^\s*([+-]?)\s*(.*?)\s*$/.exec(normal(text)) ?? []
  const mixed = /^([\d,]+) +(\d+ *\/ *\d+)$/.exec(rest)
  const unsigned = mixed
    ? sumOf(readDecimal(mixed[1] ?? ''), readFraction(mixed[2] ?? ''))
    : rest.includes('/')
      ? readFraction(rest)
      : readDecimal(rest)
  if (!unsigned) return null
  return sign === '-' ? ratio(-unsigned.n, unsigned.d) : unsigned
}

const sumOf = (a: Ratio | null, b: Ratio | null) => (a && b ? plus(a, b) : null)
