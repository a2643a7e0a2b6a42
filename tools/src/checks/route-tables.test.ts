import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Route } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { inRoot, root } from '../root.ts'
import { checklistRoutes, otherRoutes } from './checklist-routes.ts'

const RoutesModule = z.object({ remote: z.object({ name: z.string(), routes: z.array(Route) }) })
const AliasesModule = z.object({
  aliases: z.array(z.tuple([z.string(), z.string()], z.string())),
})

/** What stands in every remote's front door, and what the host leads on; read one after the other, as jest needs it. */
const remotes: z.infer<typeof RoutesModule>['remote'][] = []
for (const folder of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
  const module: unknown = await import(inRoot(folder, 'src/routes.ts'))
  remotes.push(RoutesModule.parse(module).remote)
}
const aliasModule: unknown = await import(inRoot('host/src/routing/aliases.ts'))
const aliases = AliasesModule.parse(aliasModule).aliases.map(([from]) => from)
const pages = remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, name })))

const known = [...checklistRoutes, ...otherRoutes]
const markOf = ({ name, layout, access, roles = [] }: (typeof pages)[number]) =>
  [name, layout, access, ...roles].join(' ')

const rowsFrom = (letter: string, last: number) =>
  Array.from({ length: last }, (_, place) => `${letter}-${String(place + 1).padStart(3, '0')}`)

test('W-017: every row of the route tables has exactly one mark', () => {
  const rows = ['R 158', 'M 17', 'S 15', 'T 8'].flatMap((table) => {
    const [letter = '', last] = table.split(' ')
    return rowsFrom(letter, Number(last))
  })
  expect(checklistRoutes.map(({ row }) => row).toSorted()).toEqual(rows.toSorted())
  const doubtful = known.filter(({ pattern, mark }) =>
    known.some((other) => other.pattern === pattern && other.mark !== mark),
  )
  expect(doubtful).toEqual([])
})

test('W-017: every page that a remote has stands in the tables, with its owner, layout, access and roles', () => {
  expect(pages.length).toBeGreaterThan(70)
  const markIn = new Map(known.map(({ pattern, mark }) => [pattern, mark]))
  const stated = Object.fromEntries(pages.map((page) => [page.path, markOf(page)]))
  const asked = Object.fromEntries(pages.map(({ path }) => [path, markIn.get(path)]))
  expect(stated).toEqual(asked)
})

test('W-017: no address is a page of two, and none both a page and an alias', () => {
  const patterns = [...pages.map(({ path }) => path), ...aliases].map((path) => path.toLowerCase())
  const twice = patterns.filter((path, place) => patterns.indexOf(path) !== place)
  expect(twice).toEqual([])
})

test('W-017: every address of the tables that only leads on is an alias', () => {
  const leadingOn = checklistRoutes.filter(({ mark }) => mark === 'alias')
  const missing = leadingOn.filter(
    ({ pattern }) => !aliases.some((alias) => alias === pattern || alias === `${pattern}/:id?`),
  )
  expect(missing).toEqual([])
})

test.each(['/live-class', '/order-history', '/web-form', '/young-xpert'])(
  'W-016: %s is one route object together with its optional parameter',
  (address) => {
    const forms = [...pages.map(({ path }) => path), ...aliases].filter(
      (path) => path === address || path.startsWith(`${address}/:`),
    )
    expect(forms.length).toBeLessThanOrEqual(1)
  },
)
