import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Route } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { inRoot, root } from '../root.ts'
import { readRequirements } from './requirements.ts'
import { missingPages, routeTableProblems } from './route-tables.ts'
import { filesBelow, readTestFile, readTestFiles, rowsIn } from './test-titles.ts'

const RoutesModule = z.object({ remote: z.object({ name: z.string(), routes: z.array(Route) }) })
const AliasesModule = z.object({
  aliases: z.array(z.tuple([z.string(), z.string()], z.string())),
})

const { rows, pages: specified, notBuilt } = readRequirements()
const pages: (Route & { remote: string })[] = []
for (const folder of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
  const module: unknown = await import(inRoot(folder, 'src/routes.ts'))
  const { name, routes } = RoutesModule.parse(module).remote
  pages.push(...routes.map((route) => ({ ...route, remote: name })))
}
const aliasModule: unknown = await import(inRoot('host/src/routing/aliases.ts'))
const aliases = AliasesModule.parse(aliasModule).aliases.map(([from]) => from)
const built = { pages, aliases }

const giftCards = {
  path: '/shop/of-no-table',
  remote: 'shop',
  layout: 'shop',
  access: 'open',
} as const

test('the document has every row once, section by section', () => {
  const sizes = 'R 158, M 20, S 23, T 14, G 26, H 53, N 48, C 34, A 24, F 26, K 16'
  const more = 'V 17, P 40, X 39, D 18, E 23, L 36, W 17, Z 57, Q 44, Y 47'
  const wanted = `${sizes}, ${more}`.split(', ').flatMap((section) => {
    const [letter = '', last] = section.split(' ')
    return rowsIn(`${letter}-001 to ${letter}-${String(last).padStart(3, '0')}`)
  })
  expect(rows.toSorted()).toEqual(wanted.toSorted())
})

test('W-017: what remotes declare of their pages is what the tables say', () => {
  expect(pages.length).toBeGreaterThan(70)
  expect(routeTableProblems(specified, built)).toEqual([])
})

test('W-017: every specified page exists but for those that are listed as not built', () => {
  expect(missingPages(specified, built).filter((path) => !notBuilt.includes(path))).toEqual([])
})

test('a page that the tables do not know is no problem, nor is one that was not built yet', () => {
  const [later = ''] = missingPages(specified, built)
  const asked = specified.find(({ pattern }) => pattern === later)
  const more = [giftCards, { ...asked, path: later, remote: asked?.owner } as typeof giftCards]
  expect(routeTableProblems(specified, { pages: [...pages, ...more], aliases })).toEqual([])
})

test('W-017: a wrong owner, a second owner and a missing redirect are named', () => {
  const planted = {
    pages: [
      ...pages.filter(({ path }) => path !== '/shop'),
      { ...giftCards, path: '/shop', layout: 'blank' as const },
      { ...giftCards, path: '/SHOP/wishlist', remote: 'content' },
    ],
    aliases: aliases.filter((path) => path !== '/startup'),
  }
  expect(routeTableProblems(specified, planted)).toEqual([
    'R-059 /shop: "shop blank open" should be "shop shop open"',
    '/SHOP/wishlist has two owners',
    'R-062 /startup is not a redirect',
  ])
})

const formsOf = (address: string) =>
  [...pages.map(({ path }) => path), ...aliases].filter(
    (path) => path === address || path.startsWith(`${address}/:`),
  )

test.each(['/live-class', '/order-history'])(
  'W-016: %s is one route object together with its optional parameter',
  (address) => expect(formsOf(address)).toEqual([expect.stringMatching(/\/:\w+\?$/)]),
)

test('W-016: /young-xpert is one route object with its optional slug', () =>
  expect(formsOf('/young-xpert')).toEqual([expect.stringMatching(/^\/young-xpert\/:\w+\?$/)]))

// Without a slug it is an alias of the list of forms.
test('W-016: /web-form is one route object, and an alias without a slug', () =>
  expect(formsOf('/web-form')).toEqual([
    expect.stringMatching(/^\/web-form\/:\w+\?$/),
    '/web-form',
  ]))

test('a test file names rows in its titles and its tables, not in its comments', () => {
  const source = [
    '/** Z-001 */',
    "test('A-001: signs in', () => {}) // Z-002",
    "test.each([['/x', 'G-006']])('%s leads on', () => {})",
    'it(`N-030 to N-032, N-040: targets`, () => {})',
    "test('no row', () => {})",
  ].join('\n')
  const { rows: named, titlesWithoutRow } = readTestFile('x.test.ts', source)
  expect(named.toSorted()).toEqual(['A-001', 'G-006', 'N-030', 'N-031', 'N-032', 'N-040'])
  expect(titlesWithoutRow).toEqual(['%s leads on', 'no row'])
})

test('no test names a row that does not exist', () => {
  const sections = new Set(rows.map((row) => row.slice(0, 2)))
  const unknown = readTestFiles()
    .filter(({ file }) => !file.startsWith('tools/src/requirements/'))
    .flatMap(({ file, rows: named }) => named.map((row) => `${file}: ${row}`))
    .filter((line) => !rows.includes(line.slice(-5)) && sections.has(line.slice(-5, -3)))
  expect(unknown.filter((line) => !line.endsWith('P-256'))).toEqual([]) // a curve
})

test('running code says why in words and names no row', () => {
  const sources = filesBelow(root, /\.(tsx?|mjs|cjs)$/).filter(
    (file) => !/\.(test|spec)\.|^(e2e|bench)\/|^tools\/src\/requirements\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(800)
  const found = sources.flatMap((file) =>
    rowsIn(readFileSync(join(root, file), 'utf8'))
      .filter((row) => rows.includes(row))
      .map((row) => `${file}: ${row}`),
  )
  expect(found).toEqual([])
})
