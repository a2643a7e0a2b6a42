import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInThisContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { remoteLoadReported } from '@brightyard/contract/channels'
import type { HostRelease } from '@brightyard/contract/release'
import { channel } from '@brightyard/runtime'
import { loadWithFallback } from '@brightyard/runtime/host'
import { fireEvent, network, screen, waitFor, within } from '@brightyard/testing'
import { releaseOf, routeOf, setOf } from '../fixtures/host-set.ts'
import { renderSite } from '../fixtures/render-site.tsx'

// The real shell and retries over a real server; scripts are evaluated by hand, because this DOM loads none (the
// federation runtime itself retries in the browser tests). Only the waits are short.
const delaysMs = [5, 10]
const timeoutMs = 500
/** Runs out three times in each test of an entry that hangs. */
const shortTimeoutMs = 200

interface Container {
  get: (module: string) => Promise<() => { Component?: unknown }>
}
async function loadByHand(_: string, release: HostRelease, module: string): Promise<object> {
  const response = await fetch(release.entry)
  if (!response.ok) throw new Error(`${release.entry} answered ${response.status}`)
  const container = runInThisContext(await response.text()) as Container
  const factory = await container.get(module)
  return factory()
}

const remotes = ['header', 'shop', 'content', 'account', 'talentbox'] as const

/** A container as a build makes one; what it exposes is written out. */
const container = (get: string) => `({ get(module) { ${get} } })`
const shows = (words: string, kind: string) =>
  `return Promise.resolve(() => ({ Component: () => ({ $$typeof: Symbol.for('react.transitional.element'), type: '${kind}', key: null, props: { children: '${words}' } }) }))`

type Answer = (response: ServerResponse, kind: string) => void
const script =
  (body: (kind: string) => string): Answer =>
  (response, kind) =>
    response.setHeader('content-type', 'text/javascript').end(body(kind))

const intact = script((kind) => container(shows('The whole part', kind)))
const before = script((kind) => container(shows('The part before', kind)))

const hangs: Answer = () => {}
const faults: Readonly<Record<string, Answer>> = {
  'its entry is missing': (response) => response.writeHead(404).end('gone'),
  'its entry hangs': hangs,
  'its entry is HTML': (response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sorry</title>'),
  'its entry is no script': script(() => 'this is ( no script'),
  'its entry throws when it is evaluated': script(() => 'throw new Error("a bug at the start")'),
  'its module throws when it is evaluated': script(() =>
    container('return Promise.resolve(() => { throw new Error("a bug in the module") })'),
  ),
  'a chunk of it is missing': script(() =>
    container(
      'return Promise.reject(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }))',
    ),
  ),
}
const crashes = script(() =>
  container(
    'return Promise.resolve(() => ({ Component() { throw new Error("a bug in the page") } }))',
  ),
)

let server: Server
let origin = ''
const answers = new Map<string, Answer>()
beforeAll(async () => {
  network.close()
  server = createServer((request, response) => {
    const [, remote = '', version = ''] = (request.url ?? '').split('/')
    const kind = remote === 'header' ? 'header' : 'h1'
    answers.get(`${remote} ${version}`)?.(response, kind)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let steps: string[] = []
let stop = () => {}
let silence: { mockRestore: () => void }[] = []
beforeEach(() => {
  steps = []
  stop = channel(remoteLoadReported).subscribe(({ remote, step }) =>
    steps.push(`${remote} ${step}`),
  )
  silence = (['error', 'warn', 'log'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  )
})
afterEach(() => {
  stop()
  for (const one of silence) one.mockRestore()
})

let number = 0
/** Opens a site whose one remote answers like this; `earlier`: there is a release before that works. */
function open(remote: string, answer: Answer, { earlier = false } = {}) {
  number += 1
  const version = `9.${number}`
  const parts: Partial<HostRelease> =
    remote === 'header'
      ? { slots: [{ name: 'header', module: './part', render: 'client' }] }
      : { routes: [routeOf('/', { module: './part' })] }
  const release = (version: string) =>
    releaseOf({ ...parts, version, entry: `${origin}/${remote}/${version}/remoteEntry.js` })
  answers.set(`${remote} ${version}`, answer)
  answers.set(`${remote} ${version}-before`, before)
  const lastKnownGood = earlier ? release(`${version}-before`) : null
  const set = setOf({ [remote]: { ...release(version), lastKnownGood } })
  const policy = { delaysMs, timeoutMs: answer === hangs ? shortTimeoutMs : timeoutMs }
  renderSite(set, (name, module) => loadWithFallback(set, name, module, loadByHand, policy))
  return { mend: () => answers.set(`${remote} ${version}`, intact) }
}

const cases = Object.entries(faults).flatMap(([what, answer]) =>
  remotes.map((remote) => [remote, what, answer] as const),
)

test.each(cases)(
  'Y-032: %s, when %s: the release before takes its place',
  async (remote, _, answer) => {
    open(remote, answer, { earlier: true })
    expect(await screen.findByText('The part before')).toBeVisible()
    expect(steps).toEqual([`${remote} retried`, `${remote} retried`, `${remote} fell-back`])
  },
)

test.each(cases)(
  'Y-032: %s, when %s and nothing came before: its place says so, the rest works',
  async (remote, _, answer) => {
    open(remote, answer)
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    if (remote === 'header') await waitFor(() => expect(steps).toContain('header failed'))
    else expect(await screen.findByText('This page could not be loaded')).toBeVisible()
    expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
    expect(steps).toEqual([`${remote} retried`, `${remote} retried`, `${remote} failed`])
  },
)

test.each(remotes.filter((remote) => remote !== 'header'))(
  'E-020: %s comes back with Try again, without a reload, once it is mended',
  async (remote) => {
    const { mend } = open(remote, (response) => response.writeHead(404).end('gone'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mend()
    fireEvent.click(retry)
    expect(await screen.findByText('The whole part')).toBeVisible()
    expect(steps.at(-1)).toBe(`${remote} loaded`)
  },
)

test.each(remotes)(
  'E-022: %s that could not be loaded comes back by itself with the connection',
  async (remote) => {
    const { mend } = open(remote, (response) => response.writeHead(404).end('gone'))
    await waitFor(() => expect(steps).toContain(`${remote} failed`))
    await screen.findByText(remote === 'header' ? 'Brightyard' : 'This page could not be loaded')
    mend()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('The whole part')).toBeVisible()
  },
)

test('E-022: a page that was cut off while it was loading is not said to be lost', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('shop', crashes)
  expect(await screen.findByText('This page could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText(/find the page/)).toBeNull()
  connection.mockRestore()
})

test.each(remotes)(
  'E-020: %s crashes while it is shown: reported, the rest lives',
  async (remote) => {
    open(remote, crashes)
    await waitFor(() => expect(steps).toEqual([`${remote} loaded`, `${remote} crashed`]))
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
    if (remote === 'header') return
    expect(screen.getByRole('heading', { name: "Something's wrong here..." })).toBeVisible()
  },
)
