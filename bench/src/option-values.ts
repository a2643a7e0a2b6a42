/** What an option takes. */
export interface Takes<Value extends string = string> {
  /** For the help: `--site <address>`. */
  placeholder: string
  /** For a refusal: `--times takes a whole number above 0`. */
  expected: string
  fits: (given: string) => boolean
  /** All that there are, where these are few. */
  all?: readonly Value[]
}

const matching = (placeholder: string, expected: string, pattern: RegExp): Takes => ({
  placeholder,
  expected,
  fits: (given) => pattern.test(given),
})

export const count = matching('number', 'a whole number above 0', /^0*[1-9]\d*$/)
export const countOrNone = matching('number', 'a whole number', /^\d+$/)
export const amount = matching('number', 'a number above 0', /^(?=.*[1-9])\d+(\.\d+)?$/)
export const path = matching('path', 'a path', /./)
export const text = matching('text', 'a text', /./)
export const page = matching('page', 'pages such as /shop', /^\//)

export const address = (example: string): Takes => ({
  placeholder: 'address',
  expected: `an address such as ${example}`,
  fits: (given) => given.includes('://') && URL.canParse(given),
})

const anyOf = (values: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)

export const oneOf = <const Value extends string>(all: readonly Value[]): Takes<Value> => ({
  placeholder: all.join('|'),
  expected: anyOf(all),
  fits: (given) => all.some((one) => one === given),
  all,
})

export const partOf = (all: readonly string[]): Takes => ({
  placeholder: 'text',
  expected: `a part of ${anyOf(all.map((one) => `“${one}”`))}`,
  fits: (given) => all.some((one) => one.includes(given)),
})
