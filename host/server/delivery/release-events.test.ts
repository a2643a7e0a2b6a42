/** @jest-environment node */
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { network } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { setOf } from '../../src/fixtures/host-set.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { releaseEvents } from './release-events.ts'

let app: FastifyInstance
let origin = ''
let numbers: { everybody: number; canary: number }
let changed: () => void = () => {}

/** Only what the routes look at. */
const active = (number: number) =>
  ({ set: { number }, hostSet: { ...setOf({}), number } }) as unknown as ActiveSet

// A stream of a real server is what is tested.
beforeAll(() => network.close())
beforeEach(async () => {
  numbers = { everybody: 1, canary: 1 }
  app = fastify({ trustProxy: true })
  releaseEvents(app, {
    perAddress: 3,
    of: ({ headers }) => active(headers.cookie ? numbers.canary : numbers.everybody),
    cookies: (_, { set }) => [`beacon-${set.number}=token`],
    hostSet: (_, { hostSet }) => Promise.resolve(hostSet),
    watch(listener) {
      changed = listener
      return () => {}
    },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** The events of one visitor, one text each. */
async function* events(cookie = '', more = {}) {
  const stopped = new AbortController()
  const response = await fetch(`${origin}/release-set/events`, {
    headers: cookie ? { cookie } : more,
    signal: stopped.signal,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^beacon-\d=token$/)])
  try {
    const body = response.body as unknown as AsyncIterable<Uint8Array>
    for await (const chunk of body) yield Buffer.from(chunk).toString()
  } finally {
    stopped.abort()
  }
}
const next = async (stream: AsyncGenerator<string>) => (await stream.next()).value as string

test('a tab hears the number of its set at once, and of every other one', async () => {
  const stream = events()
  expect(await next(stream)).toBe('event: release-set\ndata: 1\n\n')
  numbers.everybody = 2
  changed()
  expect(await next(stream)).toBe('event: release-set\ndata: 2\n\n')
  await stream.return(undefined)
})

test('each visitor hears of the own set alone', async () => {
  const canary = events('visitor=a')
  const other = events()
  await next(canary)
  await next(other)
  numbers.canary = 7
  changed()
  numbers.everybody = 3
  changed()
  expect(await next(canary)).toContain('data: 7')
  expect(await next(other)).toBe('event: release-set\ndata: 3\n\n')
  await canary.return(undefined)
  await other.return(undefined)
})

test('the set itself is what a page carries, and is never kept', async () => {
  const response = await fetch(`${origin}/release-set`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ...setOf({}), number: 1 })
  expect(response.headers.getSetCookie()).toEqual(['beacon-1=token'])
})

test('an address has so many streams; another address has its own, and a closed tab makes room', async () => {
  const tabs = [events(), events(), events()]
  for (const tab of tabs) await next(tab)
  const refused = await fetch(`${origin}/release-set/events`)
  expect([refused.status, await refused.json()]).toEqual([429, { status: 'too_many_streams' }])
  const neighbour = events('', { 'x-forwarded-for': '10.0.0.9' })
  expect(await next(neighbour)).toContain('data: 1')
  await tabs[0]?.return(undefined)
  // The server hears of it a moment later.
  const again = async (): Promise<string> => {
    const another = events()
    try {
      return await next(another)
    } catch {
      return await again()
    } finally {
      await another.return(undefined)
    }
  }
  expect(await again()).toContain('data: 1')
  for (const tab of [...tabs, neighbour]) await tab.return(undefined)
})

test('a stop ends the open streams', async () => {
  const stream = events()
  await next(stream)
  await app.close()
  expect((await stream.next()).done).toBe(true)
})
