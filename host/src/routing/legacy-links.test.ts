import { describe, expect, test } from '@jest/globals'
import { safeLocalPath } from '@brightyard/contract/paths'
import { resolveLegacyQuery } from './legacy-links.ts'

const resolve = (query: string) => resolveLegacyQuery(new URLSearchParams(query))

test.each([
  ['G-001', 'type=feeds&post_id=12', '/feeds/details/12'],
  ['G-002', 'type=program&program_id=7', '/program/7'],
  ['G-003', 'type=chapter&chapter_id=31', '/program/chapter/31'],
  ['G-004', 'type=webforms&form_id=5', '/web-form/5'],
  ['G-005', 'type=casestudies&slug=asha', '/young_xpert/asha'],
  ['G-007', 'type=startups&slug=little-oak', '/partner/little-oak'],
  [
    'G-009',
    'type=talentbox&slug=chess-cup&camp_id=8&id=3',
    '/talentbox/campaigns/chess-cup?type=32&id=8&campTypeid=3',
  ],
  [
    'G-009',
    'type=talentbox&slug=chess-cup&camp_id=8',
    '/talentbox/campaigns/chess-cup?type=32&id=8',
  ],
  ['G-010', 'type=ecomm&product_id=44', '/shop/product-details/details/?ecommID=44'],
  ['G-011', 'activitytype=1&slug=why-mud&id=3', '/blog/why-mud?id=3'],
  ['G-011', 'activitytype=1&slug=why-mud', '/blog/why-mud'],
  ['G-012', 'activitytype=4&slug=asha&id=3', '/young-xpert/asha?id=3'],
  ['G-013', 'activitytype=11&slug=clay-day&id=3', '/event/clay-day?id=3'],
  ['G-014', 'activitytype=25&slug=drums&id=3', '/class/drums?id=3'],
  ['G-015', 'activitytype=26&slug=robots&id=3', '/workshop/robots?id=3'],
  ['G-016', 'activitytype=37&slug=stars&id=3', '/live-class/stars?id=3'],
  ['G-017, Z-046', 'activitytype=2&slug=x', '/blog'],
  ['G-017', 'activitytype=3&slug=x', '/news'],
  ['G-017', 'activitytype=21&slug=x', '/news'],
  ['G-017', 'activitytype=12&slug=x', '/partners'],
  ['G-017', 'activitytype=17&slug=x&id=9', '/shop/product-details/details/?ecommID=9'],
  ['G-017', 'activitytype=17&slug=x', '/shop'],
  ['G-017', 'activitytype=18&slug=x', '/our-team'],
  ['G-017', 'activitytype=19&slug=x', '/careers'],
  ['G-017', 'activitytype=29&slug=x', '/awards'],
  ['G-017', 'activitytype=30&slug=x', '/activities'],
  ['G-017', 'activitytype=31&slug=x', '/panellist'],
  ['G-017', 'activitytype=32&slug=x', '/talentbox/campaigns'],
  ['G-017', 'activitytype=39&slug=x', '/talentbox/campaigns'],
  ['G-017', 'activitytype=10000&slug=x', '/my-school-activity'],
])('%s: ?%s leads to %s', (_, query, target) => {
  expect(resolve(query)).toBe(target)
})

test('a query without a legacy name is left alone', () => {
  expect([resolve(''), resolve('slug=x&id=3'), resolve('utm_source=mail')]).toEqual([
    null,
    null,
    null,
  ])
})

const bad = [
  '',
  ' ',
  'undefined1',
  'Program',
  'PROGRAM',
  'program ',
  'programs',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '0',
  '-1',
  '1.5',
  'https://elsewhere.example',
  '//elsewhere.example',
  '<script>',
]
const badSlugs = [
  '..',
  '.',
  '../..',
  '../login',
  'a/../b',
  'a/./b',
  '\\',
  '\\\\elsewhere.example',
  'a\\b',
  '//elsewhere.example',
  '/elsewhere',
  'a//b',
  'a\u0000b',
  'a\tb',
  'a\nb',
  '\r\nSet-Cookie: a',
  'a'.repeat(151),
  'elsewhere.example',
]

describe('G-018: what is unknown, missing or bad leads home', () => {
  const queries = [
    ...bad.map((type) => new URLSearchParams({ type, slug: 'x', program_id: '1' })),
    ...bad.map((type) => new URLSearchParams({ activitytype: type, slug: 'x' })),
    ...badSlugs.map((slug) => new URLSearchParams({ type: 'startups', slug })),
    ...['program', 'chapter', 'feeds', 'webforms', 'casestudies', 'startups', 'ecomm'].map(
      (type) => new URLSearchParams({ type }),
    ),
    new URLSearchParams({ type: 'program', program_id: '' }),
    new URLSearchParams({ type: 'talentbox', slug: 'cup' }),
    new URLSearchParams({ type: 'talentbox', camp_id: '8' }),
    new URLSearchParams({ activitytype: '1' }),
    new URLSearchParams({ activitytype: '1', slug: '' }),
    new URLSearchParams({ activitytype: '999', slug: 'x' }),
  ]
  test('there are at least 60 of them', () => {
    expect(queries.length).toBeGreaterThanOrEqual(60)
  })
  test.each(queries.map((query) => [query.toString().slice(0, 70), query] as const))(
    '?%s',
    (_, query) => {
      expect(resolveLegacyQuery(query)).toBe('/')
    },
  )
})

test.each(['a b', 'a&b=c', 'a?b', 'a#b', 'शतरंज', 'a%2Fb', 'a"b', '100%'])(
  'G-020: "%s" is encoded into its target, which stays on the site',
  (value) => {
    const query = new URLSearchParams({ slug: value, camp_id: value, id: value })
    for (const name of ['post_id', 'program_id', 'chapter_id', 'form_id', 'product_id'])
      query.set(name, value)
    const kinds = [
      ['type', 'feeds'],
      ['type', 'talentbox'],
      ['type', 'ecomm'],
      ['type', 'casestudies'],
      ['activitytype', '1'],
      ['activitytype', '17'],
    ] as const
    for (const [name, kind] of kinds) {
      query.delete('type')
      query.delete('activitytype')
      query.set(name, kind)
      const target = resolveLegacyQuery(query) ?? ''
      expect(safeLocalPath(target)).toBe(target)
      const address = new URL(target, 'https://brightyard.example')
      expect(address.origin).toBe('https://brightyard.example')
      expect(address.hash).toBe('')
      expect(target).not.toBe('/')
    }
  },
)
