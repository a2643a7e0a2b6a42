import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cartCountChanged } from '@brightyard/contract/channels'
import { type Api, channel } from '@brightyard/runtime'
import { signedInAs, userOf } from '@brightyard/testing'
import { addToGuestBag, closeGuestBag } from '../bag/guest-bag.store.ts'
import { cardOf } from '../fixtures/products.ts'
import {
  countChangeBegins,
  countChangeEnds,
  refreshCounts,
  refreshCountsSoon,
} from './refresh-counts.ts'

const count = () => channel(cartCountChanged).latest()?.count
/** An API whose one answer comes when the test says so. */
function apiThatWaits() {
  let answer: (counts: { cart_count: number; wishlist_count: number }) => void = () => {}
  const calls: string[] = []
  const api = {
    call: (call: { name: string }) => {
      calls.push(call.name)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  } as unknown as Api
  return { api, calls, answer: (cart_count: number) => answer({ cart_count, wishlist_count: 0 }) }
}

beforeEach(() => closeGuestBag())
afterEach(() => {
  jest.useRealTimers()
})

test('C-012: the count in the header follows the bag one second after the last change', () => {
  jest.useFakeTimers()
  signedInAs(null)
  const { api } = apiThatWaits()
  addToGuestBag(cardOf(1))
  refreshCountsSoon(api)
  jest.advanceTimersByTime(900)
  addToGuestBag(cardOf(2))
  refreshCountsSoon(api)
  jest.advanceTimersByTime(999)
  expect(count()).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(count()).toBe(2)
})

test('C-012: a guardian’s count is fetched once, one second after several changes', () => {
  jest.useFakeTimers()
  signedInAs(userOf('guardian'))
  const { api, calls } = apiThatWaits()
  refreshCountsSoon(api)
  refreshCountsSoon(api)
  jest.advanceTimersByTime(1000)
  expect(calls).toEqual(['countWishlistAndCart'])
})

test('an answer that arrives after sign-out is not shown', async () => {
  signedInAs(userOf('guardian'))
  const { api, answer } = apiThatWaits()
  const refreshed = refreshCounts(api)
  signedInAs(null)
  await refreshCounts(api)
  answer(9)
  await refreshed
  expect(count()).toBe(0)
})

test('S-019: an answer requested before a change does not undo what is shown', async () => {
  jest.useFakeTimers()
  signedInAs(userOf('guardian'))
  const { api, calls, answer } = apiThatWaits()
  const refreshed = refreshCounts(api)
  countChangeBegins()
  channel(cartCountChanged).publish({ count: 5 })
  answer(4)
  await refreshed
  await refreshCounts(api)
  expect(count()).toBe(5)
  expect(calls).toHaveLength(1)
  countChangeEnds(api)
  jest.advanceTimersByTime(1000)
  expect(calls).toHaveLength(2)
})
