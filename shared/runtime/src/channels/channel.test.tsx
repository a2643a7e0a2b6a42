import { expect, jest, test } from '@jest/globals'
import { defineChannel } from '@brightyard/contract/channels'
import * as z from '@brightyard/contract/schema'
import { act, render, screen, waitFor } from '@testing-library/react'
import { channel, recentEvents } from './channel.ts'
import { useChannel } from './use-channel.ts'

let number = 0
const channelOf = (options: { replayLatest?: boolean; acrossTabs?: boolean } = {}) =>
  defineChannel(`test/counted-${(number += 1)}@1`, {
    schema: z.object({ count: z.int().check(z.nonnegative()) }),
    ...options,
  })

test('a late subscriber hears the latest payload at once, where the channel replays it', () => {
  const replayed = channel(channelOf({ replayLatest: true }))
  const plain = channel(channelOf())
  const heard = jest.fn()
  for (const one of [replayed, plain]) one.publish({ count: 1 })
  replayed.subscribe(heard)
  plain.subscribe(() => heard('plain'))
  expect(heard.mock.calls).toEqual([[{ count: 1 }]])
})

test('who comes late can read the last twenty events of a channel, and no more are kept', () => {
  const live = channel(channelOf())
  for (let count = 0; count < 25; count += 1) live.publish({ count })
  const recent = recentEvents().get(live.name) ?? []
  expect(recent.map(({ payload }) => payload)).toEqual(
    Array.from({ length: 20 }, (_, index) => ({ count: index + 5 })),
  )
})

test('who stops listening hears no more', () => {
  const live = channel(channelOf())
  const heard = jest.fn()
  const stop = live.subscribe(heard)
  live.publish({ count: 1 })
  stop()
  live.publish({ count: 2 })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a payload that is not the contract’s is refused where it is published', () => {
  const live = channel(channelOf({ replayLatest: true }))
  expect(() => live.publish({ count: -1 })).toThrow()
  expect(live.latest()).toBeUndefined()
})

test('without a connection a message waits for its schema, and nothing is reported', async () => {
  const definition = channelOf({ replayLatest: true })
  const { schema } = definition
  const fetchSchema = jest.fn(() => Promise.reject<typeof schema>(new Error('Loading chunk 7')))
  // As the build for browsers writes it.
  const fetched = { [Symbol.for('brightyard.on-demand')]: fetchSchema } as unknown as typeof schema
  const live = channel({ ...definition, schema: fetched })
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported }) // jsdom has none

  live.publish({ count: 1 })
  live.publish({ count: 2 })
  await act(async () => {})
  expect(live.latest()).toBeUndefined()
  expect(reported).not.toHaveBeenCalled()

  isOnline.mockReturnValue(true)
  live.publish({ count: 3 })
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
  fetchSchema.mockImplementation(() => Promise.resolve(schema))
  const heard = jest.fn()
  live.subscribe(heard)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(heard.mock.calls).toEqual([1, 2, 3].map((count) => [{ count }])))
  isOnline.mockRestore()
})

test('D-016: two copies of the package share one wire', async () => {
  const definition = channelOf({ replayLatest: true })
  channel(definition).publish({ count: 3 })
  jest.resetModules()
  const copy = await import('./channel.ts')
  expect(copy.channel).not.toBe(channel)
  expect(copy.channel(definition).latest()).toEqual({ count: 3 })
})

test('other tabs receive it, and their messages are validated too', async () => {
  const definition = channelOf({ replayLatest: true, acrossTabs: true })
  const live = channel(definition)
  const otherTab = new BroadcastChannel(`brightyard:${definition.name}`)
  const heardThere: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heardThere.push(data))
  live.publish({ count: 4 })
  await waitFor(() => expect(heardThere).toEqual([{ count: 4 }]))
  otherTab.postMessage({ count: 'many' })
  otherTab.postMessage({ count: 5 })
  await waitFor(() => expect(live.latest()).toEqual({ count: 5 }))
  otherTab.close()
})

test('a component shows the latest payload', () => {
  const definition = channelOf({ replayLatest: true })
  const Badge = () => <p>{`count ${useChannel(definition)?.count ?? 'unknown'}`}</p>
  render(<Badge />)
  expect(screen.getByText('count unknown')).not.toBeNull()
  act(() => channel(definition).publish({ count: 9 }))
  expect(screen.getByText('count 9')).not.toBeNull()
})
