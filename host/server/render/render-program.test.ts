/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { FromRenderer, ToRenderer } from '@brightyard/render-process'
import { routeOf, setOf } from '../../src/fixtures/host-set.ts'
import { serve } from './render-program.ts'

/** A page that shows what the API answers for its address, and how often it was rendered. */
const code = `
  const { createElement } = require('react')
  const kites = {
    name: 'kites', method: 'GET', base: 'cms', path: '/api/kites', session: 'none',
    response: { safeParse: (data) => ({ success: true, data }) },
  }
  let renders = 0
  let kite = ''
  exports['./page'] = {
    loader: async ({ api, queryClient }) => {
      kite = (await api.call(kites, {})).kite
      const meta = kite === 'lost' ? { keepPage: 'briefly' } : {}
      await queryClient.prefetchQuery({ queryKey: ['kite'], queryFn: async () => kite, meta })
      return kite
    },
    Component: () => createElement('p', null, \`render \${++renders}: \${kite}\`),
  }`

const site: ToRenderer = {
  kind: 'start',
  set: setOf({ shop: { routes: [routeOf('/kites'), routeOf('/toys')] } }),
  settings: { origin: 'http://localhost', bases: { vendor: '/vendor', cms: '/cms' } },
  bundles: { shop: code },
}
const api = { kite: 'red' }
let render: (address: string) => Promise<string>
let evaluated: string[] = []
let worked: number[] = []
let brief: unknown[] = []

beforeEach(() => {
  let listener: (message: ToRenderer) => void = () => {}
  const waiting = new Map<number, (html: string) => void>()
  api.kite = 'red'

  evaluated = []
  worked = []
  brief = []
  function send(message: FromRenderer) {
    if (message.kind === 'evaluating') evaluated.push(message.remote)
    if (message.kind === 'ready') evaluated.push('ready')
    if (message.kind === 'working') worked.push(message.id)
    if (message.kind === 'call') {
      const answer = { status: 200, contentType: '', body: JSON.stringify(api) }
      listener({ kind: 'answer', call: message.call, answer })
    }
    if (message.kind === 'rendered') brief.push([message.complete, message.brief])
    if (message.kind === 'rendered') waiting.get(message.id)?.(message.html)
    if (message.kind === 'failed') waiting.get(message.id)?.(message.reason)
  }
  serve({ send, onMessage: (listen) => void (listener = listen) })
  listener(site)
  render = (address) =>
    new Promise((resolve) => {
      const id = waiting.size + 1
      waiting.set(id, (html) => resolve(/render \d+: \w+/.exec(html)?.[0] ?? html))
      listener({ kind: 'render', id, address })
    })
})

test('it says whose bundle it is about to evaluate', () => {
  expect(evaluated).toEqual(['shop', 'ready'])
})

test('it says which page it goes on with, at the beginning and with each answer', async () => {
  await render('/kites')
  expect(worked).toEqual([1, 1])
})

test('a page is rendered once while the API answers the same', async () => {
  expect(await render('/kites')).toBe('render 1: red')
  expect(await render('/kites')).toBe('render 1: red')
})

test('what the API says now is on the page at once', async () => {
  expect(await render('/kites')).toBe('render 1: red')
  api.kite = 'blue'
  expect(await render('/kites')).toBe('render 2: blue')
})

test('a page with a query that is kept briefly says so', async () => {
  await render('/kites')
  api.kite = 'lost'
  await render('/kites')
  expect(brief).toEqual([
    [true, false],
    [true, true],
  ])
})

test('another address is another page, whatever the answers are', async () => {
  expect(await render('/kites')).toBe('render 1: red')
  expect(await render('/toys')).toBe('render 2: red')
  expect(await render('/toys?sort=price')).toBe('render 3: red')
})
