import type { Random } from './seeded-random.ts'

const deep = (levels: number, leaf: unknown): unknown =>
  Array.from({ length: levels }).reduce(
    (inner: unknown, _, level) => (level % 2 ? [inner] : { a: inner }),
    leaf,
  )

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "' or '1'='1",
  "'; drop table users; --",
  '1) union select password_hash from users--',
  '$1',
  '%',
  '_'.repeat(50),
  '\\',
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '\u{1F9D2}\u{1F3FD}'.repeat(20),
  '\u202Eolleh',
  'e\u0301'.repeat(40),
  '\uFEFF',
  '\uD800',
  'ﷺ'.repeat(30),
  'x'.repeat(101),
  'x'.repeat(5_000),
  '0',
  '-1',
  '1e3',
  '0x10',
  '٣',
  'NaN',
  'Infinity',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '9999-99-99',
  '0000-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '+919999999999',
  '+' + '9'.repeat(40),
  'a@b',
  'a@' + 'b'.repeat(250) + '.example',
  '"a b"@example.com',
  '2147483647',
  '2147483648',
  '9'.repeat(30),
  '__proto__',
  'constructor',
  'toString',
]

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
]

/** Objects whose names mean something to the language; made from text, as a body is. */
const named = [
  '{"__proto__":{"role":"superAdmin"}}',
  '{"constructor":{"prototype":{"role":"superAdmin"}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"then":1,"length":-1}',
  '{"$ne":null}',
  '{"0":"a","length":1}',
]

/** What nobody means to send in the place of `instead`. */
export function hostileValue(random: Random, instead: unknown): unknown {
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return random.pick(texts)
    case 3:
    case 4:
      return random.pick(numbers)
    case 5:
      return random.pick([null, true, false, [], {}, [null], [[]]])
    case 6:
      return random.pick([[instead], { value: instead }, [instead, instead]])
    case 7:
      return JSON.parse(random.pick(named))
    default:
      return random.pick([
        deep(random.pick([5, 19, 21, 200]), instead),
        Array.from({ length: random.pick([40, 999, 1_100]) }, () => instead),
        Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`key${at}`, at])),
      ])
  }
}

/** Whole bodies that are none. */
export const brokenBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '12',
  'true',
  '{',
  '{"a":}',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '\u0000',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"\\u0000":1}',
  '{"__proto__":{"a":1}}',
  '{"a":{"__proto__":1}}',
  '['.repeat(5_000),
  '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000),
  JSON.stringify({ text: 'x'.repeat(1_000_100) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`k${at}`, 1]))),
]
