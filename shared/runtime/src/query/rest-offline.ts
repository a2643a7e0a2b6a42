import {
  type DefaultedQueryObserverOptions,
  onlineManager,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'

/** The manager hears of changes alone; a page may be opened without a network. */
export const isOffline = () => !onlineManager.isOnline() || globalThis.navigator?.onLine === false

type Setting<T> = T | ((query: Query) => T)

/** The setting while there is a network; `false` without one. */
const whileOnline =
  <T>(setting: Setting<T>) =>
  (query: Query) => {
    if (isOffline()) return false
    return setting instanceof Function ? setting(query) : setting
  }

function resting(options: DefaultedQueryObserverOptions): DefaultedQueryObserverOptions {
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
 */
export function restOffline(client: QueryClient) {
  const defaultsOf = client.defaultQueryOptions.bind(client) as (
    options: DefaultedQueryObserverOptions,
  ) => DefaultedQueryObserverOptions
  client.defaultQueryOptions = ((options: DefaultedQueryObserverOptions) =>
    // Marked by the library: they have been here before.
    options._defaulted
      ? options
      : resting(defaultsOf(options))) as typeof client.defaultQueryOptions

  // Intervals are computed when options are set.
  const computeIntervals = () => {
    for (const { observers } of client.getQueryCache().getAll())
      for (const observer of observers)
        if (observer.options.refetchInterval) observer.setOptions(observer.options)
  }
  const mount = client.mount.bind(client)
  const unmount = client.unmount.bind(client)
  let end = () => {}
  client.mount = () => {
    mount()
    end()
    end = onlineManager.subscribe(computeIntervals)
  }
  client.unmount = () => {
    unmount()
    end()
  }
}
