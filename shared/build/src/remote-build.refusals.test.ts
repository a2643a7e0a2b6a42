import { afterEach, beforeEach, expect, test } from '@jest/globals'
import webpack from 'webpack'
import { defineRemoteBuild } from './remote-build.ts'
import { copySampleRemote } from './sample-remote.ts'

let sample: ReturnType<typeof copySampleRemote>

beforeEach(() => {
  sample = copySampleRemote()
})
afterEach(() => {
  sample.remove()
})

const page = (imports: string) => `${imports}\nexport const Component = () => null\n`

test.each([
  ['axios', 'Calls go through the api client of @brightyard/runtime.'],
  ['@chakra-ui/react', 'Components and styles come from @brightyard/ui.'],
  ['rxjs', 'Channels are published and read through @brightyard/runtime.'],
  ['react-dom', 'The host renders'],
  ['react-router-dom', 'Links, navigation and parameters come from @brightyard/runtime.'],
  ['zod', "`import * as z from '@brightyard/contract/schema'`"],
  ['@brightyard/mfe-shop', 'Remotes know each other only through paths, slots and channels'],
])(
  'a remote that imports %s is refused, and told what to use',
  async (name, instead) => {
    sample.write('src/features/home/home.page.tsx', page(`import '${name}'`))
    const build = sample.build()
    await expect(build).rejects.toThrow(`A remote may not import "${name}".`)
    await expect(build).rejects.toThrow(instead)
    await expect(build).rejects.toThrow('home.page.tsx')
  },
  30_000,
)

test('a route whose module has no file is refused by name', async () => {
  const routes = `
    import { defineRemote, defineRoutes } from '@brightyard/contract/release'
    export const remote = defineRemote({
      name: 'sample',
      routes: defineRoutes([
        { path: '/a', module: './features/home/home.page', layout: 'default' },
        { path: '/b', module: './features/lost/lost.page', layout: 'default' },
      ]),
    })`
  sample.write('src/routes.ts', routes)
  await expect(sample.build()).rejects.toThrow(
    './features/lost/lost.page: expected src/features/lost/lost.page.tsx or .ts',
  )
})

test('a route with an unknown layout is refused with the place of the mistake', async () => {
  sample.write(
    'src/routes.ts',
    `export const remote = { name: 'sample', slots: [], publishes: [], subscribes: [], routes: [
      { path: '/a', module: './features/home/home.page', layout: 'wide', access: 'open', render: 'client' }] }`,
  )
  await expect(sample.build()).rejects.toThrow('remote.routes.0.layout')
})

test.each([
  ['/shop/../a', '“.” or “..”'],
  ['/robots.txt', 'root of the site'],
  ['/a/:b?/:c?/:d?/:e?/:f?', 'more than 4 optional parts'],
  ['/ops/a', 'the site’s own server answers'],
])('a page that the gate would refuse is refused by the build: %s', async (path, problem) => {
  sample.write(
    'src/routes.ts',
    `export const remote = { name: 'sample', slots: [], publishes: [], subscribes: [], routes: [
      { path: '${path}', module: './features/home/home.page', layout: 'default', access: 'open', render: 'client' }] }`,
  )
  await expect(sample.build()).rejects.toThrow(problem)
})

test('a remote whose files would come from a fixed address is refused', async () => {
  const [browser, server] = await defineRemoteBuild(sample.folder)
  const output = { ...browser.output, publicPath: 'https://cdn.example.com/' }
  expect(() => webpack([{ ...browser, output }, server])).toThrow('it has to stay “auto”')
})

test('a remote that is named unlike its package is refused', async () => {
  sample.write(
    'src/routes.ts',
    `export const remote = { name: 'other', routes: [], slots: [], publishes: [], subscribes: [] }`,
  )
  await expect(sample.build()).rejects.toThrow('names the remote "other", its package "sample"')
})

test('a mistake in the code is reported with its file', async () => {
  sample.write('src/features/home/home.page.tsx', page(`import './nowhere.ts'`))
  await expect(sample.build()).rejects.toThrow("Can't resolve './nowhere.ts'")
}, 30_000)

test('a page with rules for the whole page is refused by the rule, and told what to write', async () => {
  const styled = (css: string) =>
    `export const Component = () => <style>{${JSON.stringify(css)}}</style>\n`
  sample.write('src/features/home/home.page.tsx', styled('.sample-leaf{color:green} h1{color:red}'))
  const build = sample.build()
  await expect(build).rejects.toThrow(
    'src/features/home/home.page.tsx: “h1” applies to the whole page, not only to this remote. ' +
      'Begin every selector with a class of the remote (“.sample-…”)',
  )
  await expect(build).rejects.not.toThrow('leaf')
}, 30_000)
