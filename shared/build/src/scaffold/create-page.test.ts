import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { presetFolder, workspaceOf } from '../package-folder.ts'
import { copySampleRemote } from '../sample-remote.ts'
import { addRoute } from './add-route.ts'
import { main } from './command.ts'
import { createPage } from './create-page.ts'
import { checkingTools, createRemote } from './create-remote.ts'
import { addressOf } from './page-files.ts'
import { tarballsIn } from './tarballs.ts'

let sample: ReturnType<typeof copySampleRemote>
beforeEach(() => {
  sample = copySampleRemote()
})
afterEach(() => sample.remove())

const read = (path: string) => readFileSync(join(sample.folder, path), 'utf8')

test('a page is a module, its tests and a route, and the release has it', async () => {
  const files = await createPage(sample.folder, { path: '/sample/gift-cards', layout: 'shop' })
  expect(files).toEqual([
    'src/features/gift-cards/gift-cards.page.tsx',
    'src/features/gift-cards/gift-cards.page.test.tsx',
    'src/features/gift-cards/gift-cards.page.server.test.tsx',
    'src/routes.ts',
  ])
  expect(read('src/routes.ts')).toContain(`    {
      path: '/sample/gift-cards',
      module: './features/gift-cards/gift-cards.page',
      title: 'Gift cards',
      query: [],
      layout: 'shop',
      access: 'open',
    },
  ]),
  slots:`)
  await sample.build()
  expect(JSON.parse(read('dist/release/remote.json'))).toMatchObject({
    routes: [{ path: '/sample' }, { path: '/sample/gift-cards', render: 'server' }],
  })
}, 60_000)

test('a new page keeps its distance from the bar above it, and has the colours of its area', async () => {
  const pageOf = async (feature: string, layout: string) => {
    await createPage(sample.folder, { path: `/sample/${feature}`, layout })
    return read(`src/features/${feature}/${feature}.page.tsx`)
  }
  const shop = await pageOf('gift-cards', 'shop')
  expect(shop).toContain(`<Container py={{ base: '6', md: '10' }} colorPalette="shop">`)
  expect(shop).toContain('<PageHeading intro="Gift cards at Brightyard.">Gift cards</PageHeading>')
  expect(await pageOf('news', 'default')).toContain("<Container py={{ base: '6', md: '10' }}>")
  expect(await pageOf('camps', 'creative')).toContain('colorPalette="talent"')
}, 60_000)

test('a protected page carries no access mark, and no test of the server', async () => {
  const request = { path: '/sample/letters/:id', access: 'protected', title: "A child's letter" }
  expect(await createPage(sample.folder, request)).not.toContainEqual(
    expect.stringContaining('server'),
  )
  expect(read('src/routes.ts')).not.toContain("'protected'")
  expect(read('src/routes.ts')).toContain('title: "A child\'s letter"')
})

test('what cannot be made is refused, and nothing is written', async () => {
  const before = read('src/routes.ts')
  for (const [request, why] of [
    [{ path: '/Sample', feature: 'sample' }, 'has a page at'],
    [{ path: 'gift-cards' }, 'is not the path'],
    [{ path: '/:id' }, '--feature'],
    [{ path: '/gifts', layout: 'shopp' }, 'There are: shop, default'],
    [{ path: '/gifts', access: 'everybody' }, 'open, guest, protected'],
    [{ path: '/sample/home' }, 'home.page.tsx already exists'],
    [
      { path: '/blog/gift-cards' },
      'lies under /blog, which belongs to “content”. “sample” has /sample.',
    ],
    [{ path: '/Shop', feature: 'gifts' }, 'lies under /shop, which belongs to “shop”'],
  ] as const) {
    await expect(createPage(sample.folder, request)).rejects.toThrow(why)
  }
  expect(read('src/routes.ts')).toBe(before)
  expect(existsSync(join(sample.folder, 'src/features/gifts'))).toBe(false)
})

test('a prefix that only a neighbour has is the neighbour’s, and one that is nobody’s is free', async () => {
  const neighbour = copySampleRemote()
  try {
    for (const file of ['package.json', 'src/routes.ts']) {
      const text = readFileSync(join(neighbour.folder, file), 'utf8')
      writeFileSync(
        join(neighbour.folder, file),
        text
          .replace('mfe-sample', 'mfe-garden')
          .replaceAll(/'\/?sample(?=')/g, (name) => name.replace('sample', 'garden')),
      )
    }
    const create = (path: string) =>
      createPage(sample.folder, { path }, [neighbour.folder, join(neighbour.folder, 'nowhere')])
    await expect(create('/garden/gifts')).rejects.toThrow('belongs to “garden”')
    expect(await create('/gifts')).toContain('src/features/gifts/gifts.page.tsx')
  } finally {
    neighbour.remove()
  }
}, 60_000)

test('a remote whose packages are not installed is told so, without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-bare-'))
  try {
    createRemote({ name: 'garden', folder })
    const said: unknown[] = []
    const log = jest.spyOn(console, 'error').mockImplementation((text) => said.push(text))
    expect(await main(['page', '/garden/gifts'], folder)).toBe(2)
    log.mockRestore()
    expect(said).toEqual([expect.stringMatching(/not installed\. Run pnpm install in .+, then/)])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('brackets in texts and comments of routes.ts do not mislead', () => {
  const page = { path: '/b', title: 'B', layout: 'shop', access: 'open', feature: 'b' } as const
  const source = "x({ routes: defineRoutes([ // ]\n  { path: '/a]', roles: ['guardian'] },\n]) })"
  expect(addRoute(source, page)).toMatch(/guardian'\] },\n {2}\{\n[\s\S]+\},\n\]\) \}\)$/)
  expect(() => addRoute('defineRemote({})', page)).toThrow('defineRoutes([])')
})

test('a test opens an address that the pattern matches', () => {
  expect(addressOf('/blog/:slug?')).toBe('/blog')
  expect(addressOf('/shop/:id/more')).toBe('/shop/1/more')
})

test('a new remote is written into an empty folder only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-new-'))
  try {
    expect(createRemote({ name: 'garden', folder })).toContain('src/routes.ts')
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('@brightyard/mfe-garden')
    expect(() => createRemote({ name: 'garden', folder })).toThrow('not empty')
    expect(() => createRemote({ name: 'G', folder })).toThrow('is not a name for a remote')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('packed packages are found in a folder, and a missing one is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-packed-'))
  try {
    for (const name of [
      'contract-1.0.0',
      'runtime',
      'ui-1.0.0',
      'release-files',
      'build-1.0.0-beta.1',
    ]) {
      writeFileSync(join(folder, `brightyard-${name}.tgz`), '')
    }
    expect(() => tarballsIn(folder)).toThrow('no tarball of @brightyard/testing.')
    writeFileSync(join(folder, 'brightyard-testing-1.0.0.tgz'), '')
    expect(tarballsIn(folder)['@brightyard/ui']).toBe(join(folder, 'brightyard-ui-1.0.0.tgz'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a new remote starts with the tools of this repository', () => {
  const catalog = readFileSync(join(workspaceOf(presetFolder), 'pnpm-workspace.yaml'), 'utf8')
  for (const [name, version] of Object.entries(checkingTools)) {
    const quoted = name.startsWith('@') ? `'${name}'` : name
    expect(catalog).toContain(`\n  ${quoted}: ${version}\n`)
  }
})
