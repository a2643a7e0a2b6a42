import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { RemoteUnavailable, startUse } from '@brightyard/runtime/host'
import { act, screen, signedInAs, userOf, waitFor } from '@brightyard/testing'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import { renderSite } from '../fixtures/render-site.tsx'

const slot = (name: string) => ({ name, module: `./${name}`, render: 'client' as const })
const site = setOf({
  content: {
    routes: [
      routeOf('/', { module: './home' }),
      routeOf('/bare', { module: './home', layout: 'blank' }),
      routeOf('/assessment/list', { module: './home' }),
    ],
  },
  header: { slots: [slot('chat'), slot('shop-counts')] },
})
const home = { Component: () => <h1>Home</h1> }
const works = { Component: () => <p>It is here</p> }
const crashes = {
  Component: () => {
    throw new Error('a bug')
  },
}

let asked: string[] = []
/** Answers for the page at once, and for every background part as the test says. */
const sourceWith = (part: () => Promise<object> | object) => (_remote: string, module: string) => {
  asked.push(module)
  return module === './home' ? home : part()
}

/** The browser's word that the page has nothing better to do. */
let beIdle = () => act(async () => {})

let silence: { mockRestore: () => void } | undefined
beforeEach(() => {
  startUse()
  asked = []
  const waiting: (() => void)[] = []
  beIdle = () => act(async () => waiting.splice(0).forEach((work) => work()))
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback() {},
  })
  // React reports every error that a boundary catches.
  silence = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  silence?.mockRestore()
})

test('W-007: the chat comes to a visitor after the page has come, and is not waited for', async () => {
  let arrive: (part: object) => void = () => {}
  const onItsWay = new Promise<object>((resolve) => {
    arrive = resolve
  })
  renderSite(
    site,
    sourceWith(() => onItsWay),
  )
  signedInAs(null)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(asked).toEqual(['./home'])
  await beIdle()
  await waitFor(() => expect(asked).toEqual(['./home', './chat']))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(screen.queryByText('It is here')).toBeNull()
  arrive(works)
  expect(await screen.findByText('It is here')).toBeVisible()
})

test.each([
  ['cannot be loaded', () => Promise.reject(new RemoteUnavailable('header', new Error('cut off')))],
  ['crashes', () => crashes],
])('W-007, E-017: a chat or a count that %s says nothing', async (_, part) => {
  renderSite(site, sourceWith(part))
  signedInAs(userOf('guardian'))
  await screen.findByRole('heading', { name: 'Home' })
  await beIdle()
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['./chat', './shop-counts'])))
  await beIdle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test.each(['/bare', '/assessment/list'])('Z-054: %s has no chat', async (address) => {
  renderSite(
    site,
    sourceWith(() => works),
    { address },
  )
  signedInAs(null)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  await beIdle()
  expect(screen.queryByText('It is here')).toBeNull()
  expect(asked).toEqual(['./home'])
})
