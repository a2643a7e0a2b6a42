import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type WebpackDevServer from 'webpack-dev-server'
import { serveRemote } from './dev-server.ts'
import { defineRemoteBuild } from './remote-build.ts'
import { copySampleRemote } from './sample-remote.ts'

jest.setTimeout(60_000)

let sample: ReturnType<typeof copySampleRemote>
let server: WebpackDevServer | undefined
let port = 0
const printed: string[] = []
const onDefinitionChange = jest.fn()
let onPrint = () => {}

const page = 'src/features/home/home.page.tsx'
const whenPrinted = (pattern: RegExp) =>
  new Promise<string>((resolve) => {
    onPrint = () => {
      const found = printed.find((text) => pattern.test(text))
      if (found !== undefined) resolve(found)
    }
    onPrint()
  })

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  port = typeof address === 'object' && address ? address.port : 0
  probe.close()
  await once(probe, 'close')
  sample = copySampleRemote()
  server = await serveRemote(await defineRemoteBuild(sample.folder, { mode: 'development' }), {
    port,
    site: 'http://localhost:3000',
    print(text) {
      printed.push(text)
      onPrint()
    },
    onDefinitionChange,
  })
})
afterAll(async () => {
  await server?.stop()
  sample.remove()
})

test('a build that breaks in watch mode is printed once with its file, and so is its cure', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/remote.json`)).status).toBe(200)
  sample.write(page, `import './nowhere.ts'\nexport const Component = () => null\n`)
  const problem = await whenPrinted(/does not build/)
  expect(problem).toContain('home.page.tsx')
  expect(problem.match(/Can't resolve '\.\/nowhere\.ts'/g)).toHaveLength(1)

  // Its last words are a stack of the compiler's own code otherwise
  sample.write(page, 'export const Component = ( => null\n')
  const mistyped = await whenPrinted(/Expression expected/)
  expect(mistyped).toMatch(/home\.page\.tsx[^]*export const Component = \( => null/)
  expect(mistyped).not.toMatch(
    /\n\s+at |Module build failed|Emitted value|Stack backtrace|<unknown>/,
  )
  expect(mistyped).toBe(stripVTControlCharacters(mistyped))

  sample.write(page, 'export const Component = () => null\n')
  await whenPrinted(/builds again/)
})

test('every build that follows is one line: what changed, how long it took, where to look', async () => {
  printed.length = 0
  sample.write(page, 'export const Component = () => <p>Hello</p>\n')
  const line = await whenPrinted(/built again/)
  expect(line).toMatch(/^✔ \S+ built again in \d+\.\d s \(src\/features\/home\/home\.page\.tsx\): /)
  expect(line).toContain(`http://localhost:3000/?remote.sample=http://127.0.0.1:${port}/`)
  expect(printed).toHaveLength(1)
})

test('the browser has a change before the server’s bundle is built, and that follows', async () => {
  const bundle = async () => (await fetch(`http://127.0.0.1:${port}/server.cjs`)).text()
  printed.length = 0
  sample.write(page, 'export const Component = () => <p>Good evening</p>\n')
  await whenPrinted(/built again/)
  expect(await bundle()).not.toContain('Good evening')
  while (!(await bundle()).includes('Good evening')) await wait(100)
})

test('the page shows what is wrong with a build, over itself', async () => {
  const entry = await (await fetch(`http://127.0.0.1:${port}/remoteEntry.js`)).text()
  expect(entry).toContain('overlay=%7B%22errors%22%3Atrue')
})

test('another page is announced once its route and its module are there', async () => {
  const routes = readFileSync(join(sample.folder, 'src/routes.ts'), 'utf8')
  const garden = `{ path: '/garden', module: './features/garden/garden.page', layout: 'default', access: 'open' },`
  const withPage = routes.replace('defineRoutes([', `defineRoutes([${garden}`)
  printed.length = 0
  sample.write('src/routes.ts', `${routes}// the same pages\n`)
  await whenPrinted(/built again/)
  sample.write('src/routes.ts', withPage)
  await whenPrinted(/garden\.page: expected src/)
  expect(onDefinitionChange).not.toHaveBeenCalled()

  mkdirSync(join(sample.folder, 'src/features/garden'))
  sample.write('src/features/garden/garden.page.tsx', 'export const Component = () => null\n')
  while (onDefinitionChange.mock.calls.length === 0) await wait(50)
  sample.write('src/routes.ts', routes)
  printed.length = 0
  await whenPrinted(/built again/)
  expect(onDefinitionChange).toHaveBeenCalledTimes(1)
})

test('a port that is in use is said so, with what to do', async () => {
  const other = serveRemote([], { port, site: '' })
  await expect(other).rejects.toThrow(`Port ${port} is in use.`)
})
