import {
  onlineManager,
  type Query,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { isOffline } from './query-client.ts'

type Setting<T> = T | ((query: Query) => T)

/** The setting while there is a network; `false` without one. */
const whileOnline =
  <T>(setting: Setting<T>) =>
  (query: Query) => {
    if (isOffline()) return false
    return setting instanceof Function ? setting(query) : setting
  }

function resting(options: QueryObserverOptions): QueryObserverOptions {
  const { refetchInterval, refetchOnWindowFocus, refetchOnMount = true } = options
  return {
    ...options,
    refetchOnMount: whileOnline(refetchOnMount),
    ...(refetchOnWindowFocus ? { refetchOnWindowFocus: whileOnline(refetchOnWindowFocus) } : {}),
    // What is looked at every few seconds is looked at once there is a network again, however fresh it is.
    ...(refetchInterval
      ? { refetchInterval: whileOnline(refetchInterval), refetchOnReconnect: 'always' }
      : {}),
  }
}

/**
 * While the browser has no network, a client asks for nothing a second time: not at intervals, not with the focus, not
 * because what is known is old. What a page needs and nobody has loaded is asked for once: a saved page may have it.
 * To be called once for the client of a tab; returns what ends it.
 */
export function restOffline(client: QueryClient) {
  const defaultsOf = client.defaultQueryOptions.bind(client) as (
    options: QueryObserverOptions,
  ) => QueryObserverOptions
  client.defaultQueryOptions = ((options: QueryObserverOptions) =>
    // Marked by the library: they have been here before.
    options._defaulted
      ? options
      : resting(defaultsOf(options))) as typeof client.defaultQueryOptions

  const observers = () =>
    client
      .getQueryCache()
      .getAll()
      .flatMap((query) => query.observers)
  for (const observer of observers())
    observer.setOptions(resting(observer.options as QueryObserverOptions))
  return onlineManager.subscribe(() => {
    // Intervals are computed when options are set.
    for (const observer of observers()) observer.setOptions(observer.options)
  })
}
