import type { Cart } from '@brightyard/contract/entities'
import { ApiError, isRetryable, type QueryClient, useQueryClient } from '@brightyard/runtime'
import { useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Failure } from './bag-line.ts'
import { isSameLine, type LineName } from './guest-bag.ts'
import type { Change } from './server-bag-changes.ts'

interface Unsaved {
  /** The bag as the server last gave it. */
  confirmed: Cart | undefined
  /** Sent, or waiting to be sent, without an answer. */
  pending: readonly Change[]
  failures: readonly Failure[]
}

type Store = StoreApi<Unsaved>
const stores = new WeakMap<QueryClient, Map<number, Store>>()

/** The changes of a guardian's bag that are not saved. They outlive the page: nothing is lost in silence. */
export function unsavedOf(queryClient: QueryClient, userId: number): Store {
  const ofClient = stores.get(queryClient) ?? new Map<number, Store>()
  stores.set(queryClient, ofClient)
  const store =
    ofClient.get(userId) ??
    createStore<Unsaved>()(() => ({ confirmed: undefined, pending: [], failures: [] }))
  ofClient.set(userId, store)
  return store
}

export function useUnsaved(userId: number): Unsaved {
  const store = unsavedOf(useQueryClient(), userId)
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}

const without = (failures: readonly Failure[], line: LineName | undefined) =>
  line ? failures.filter((one) => !isSameLine(one.line, line)) : failures

/** With `now`, the bag before the first of several changes. */
export const changeBegins = (store: Store, change: Change, now: Cart | undefined) =>
  store.setState(({ confirmed, pending, failures }) => ({
    confirmed: pending.length === 0 ? now : confirmed,
    pending: [...pending, change],
    failures: without(failures, change.line),
  }))

const withoutPending = (pending: readonly Change[], change: Change) =>
  pending.filter((one) => one !== change)

export const changeSaved = (store: Store, change: Change, confirmed: Cart) =>
  store.setState(({ pending }) => ({ confirmed, pending: withoutPending(pending, change) }))

export function changeFailed(store: Store, change: Change, error: unknown) {
  store.setState(({ pending }) => ({ pending: withoutPending(pending, change) }))
  const { line, quantity } = change
  if (!line) return
  const sentence = sentenceOf(error)
  if (isRetryable(error))
    failureAt(store, { line, quantity, sent: true, sentence: `Not saved. ${sentence}` })
  else failureAt(store, { line, sent: true, sentence })
}

export const failureAt = (store: Store, failure: Failure) =>
  store.setState(({ failures }) => ({
    failures: [...without(failures, failure.line), failure],
  }))

/** Why a change was not saved, for people. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError
    ? (Object.values(error.fields)[0] ?? error.message)
    : 'Something went wrong. Please try again.'
