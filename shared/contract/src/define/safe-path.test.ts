import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { safeLocalPath } from './safe-path.ts'

const accepted = [
  '/',
  '/shop',
  '/kids/rooms/?Id=7',
  '/program/chapter/12#top',
  '/blog/my-post_1~a',
  '/@user',
  '/blog/100%25',
  '/shop/search-result?category=toys&sort=price.asc',
  '/search?text=a.b#c.d',
  '/login?redirectURL=https%3A%2F%2Felsewhere.example',
]

const refused = [
  '',
  ' ',
  ' /shop',
  '/shop ',
  'shop',
  './shop',
  '../shop',
  '?a=1',
  '#top',
  'https://elsewhere.example',
  'HTTPS://elsewhere.example',
  'http:elsewhere.example',
  'https:/elsewhere.example',
  'https:\\elsewhere.example',
  'ftp://elsewhere.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'vbscript:msgbox(1)',
  'blob:https://elsewhere.example/1',
  'mailto:a@example.com',
  '//elsewhere.example',
  '//elsewhere',
  '//134744072',
  '//0x08080808',
  '//[::1]',
  '///elsewhere.example',
  '////elsewhere.example',
  '/shop//elsewhere.example',
  '/shop//',
  '\\\\elsewhere.example',
  '\\/elsewhere.example',
  '/\\elsewhere.example',
  '/\\/elsewhere.example',
  '/shop\\..\\login',
  '/shop?next=\\elsewhere',
  '/%2F/elsewhere.example',
  '/%2f%2felsewhere.example',
  '/%2Felsewhere.example',
  '/shop/%2F',
  '/%5Celsewhere.example',
  '/%5c%5celsewhere.example',
  '/shop%5C..',
  '/%09/elsewhere.example',
  '/%00',
  '/%0d%0aSet-Cookie',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r/elsewhere.example',
  '/shop\u0000',
  '/shop\u007F',
  '/shop#\u0001',
  '/user:password@elsewhere.example',
  'https://brightyard.example@elsewhere.example',
  '/..//elsewhere.example',
  '/../elsewhere',
  '/%2e%2e/elsewhere',
  '/%2E/shop',
  '/shop/.',
  '/file.txt',
  '/elsewhere.example',
  '/shop;jsessionid=1',
  '/शॉप',
  '/\u2028/elsewhere',
  '/\uFF0Felsewhere',
  '/%',
  '/%E0%A4%A',
  '/%zz',
  `/${'a'.repeat(2000)}`,
]

describe('V-007, Y-010: a local path is taken as it is', () => {
  test.each(accepted)('%s', (target) => {
    expect(safeLocalPath(target)).toBe(target)
  })
})

describe('V-006, V-008, Y-010: what may lead elsewhere is refused', () => {
  test(`there are at least 60 of them: ${refused.length}`, () => {
    expect(new Set(refused).size).toBe(refused.length)
    expect(refused.length).toBeGreaterThanOrEqual(60)
  })
  test.each(refused.map((target) => [JSON.stringify(target).slice(0, 60), target]))(
    '%s',
    (_, target) => {
      expect(safeLocalPath(target)).toBeNull()
    },
  )
})

test('V-009: nothing at all is no target either', () => {
  expect([safeLocalPath(null), safeLocalPath(undefined)]).toEqual([null, null])
})

// Characters and pieces that matter to URL parsers, so that most of what is generated is nearly an address.
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%', '//') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%2f', '%5C', '%2e', '%09', '%00', '\t', '\n', '\r', '\u0000', ' '),
  },
  { weight: 2, arbitrary: fc.constantFrom('https:', 'javascript:', 'evil.example', '134744072') },
  { weight: 3, arbitrary: fc.constantFrom('a', 'Z', '7', '-', '_', '~', 'shop') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
)
const target = fc
  .tuple(fc.constantFrom('', '/', '//', '/\\', '/%2f'), fc.array(piece, { maxLength: 8 }))
  .map(([start, rest]) => start + rest.join(''))

test('V-008, Y-010, Z-027: none of 100,000 generated targets leaves the origin, decoded or not', () => {
  const origin = 'https://brightyard.example'
  let taken = 0
  fc.assert(
    fc.property(target, (text) => {
      const path = safeLocalPath(text)
      if (path === null) return
      taken += 1
      const address = new URL(path, origin)
      expect(address.origin).toBe(origin)
      expect(address.username).toBe('')
      const once = decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '')
      expect(new URL(once, origin).origin).toBe(origin)
      expect(once).not.toMatch(/\/\/|\\/)
    }),
    { numRuns: 100_000 },
  )
  // A rule that takes nothing would pass as well.
  expect(taken).toBeGreaterThan(500)
})
