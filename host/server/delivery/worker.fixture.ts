import { createContext, runInContext } from 'node:vm'

const origin = 'https://site.example'
const keyOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href

type Network = (request: { url: string }) => Promise<Response>

/** As much of a browser's storage as the worker uses. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()
  network: Network = () => Promise.reject(new TypeError('Failed to fetch'))

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    return {
      put: async (request: string, response: Response) => void store.set(keyOf(request), response),
      addAll: async (requests: { url: string }[]) => {
        for (const request of requests) {
          const response = await this.network(request)
          if (!response.ok) throw new TypeError('Request failed')
          store.set(request.url, response)
        }
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: string) => store.delete(keyOf(request)),
    }
  }
  async match(request: string, { cacheName }: { cacheName?: string } = {}) {
    const names = cacheName ? [cacheName] : [...this.stores.keys()]
    return names.map((name) => this.stores.get(name)?.get(keyOf(request))?.clone()).find(Boolean)
  }
  async keys() {
    return [...this.stores.keys()]
  }
  async delete(name: string) {
    return this.stores.delete(name)
  }
}

class SiteRequest {
  readonly url: string
  constructor(url: string) {
    this.url = keyOf(url)
  }
}

/** Runs the script of a worker as a browser would, with the network in the test's hand. */
export function startWorker(script: string, network: Network) {
  const caches = new FakeCaches()
  caches.network = network
  const listeners = new Map<string, (event: object) => void>()
  const did: string[] = []
  const note = (what: string) => async () => void did.push(what)
  const self = {
    location: new URL(origin),
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, listener),
    skipWaiting: note('skipped waiting'),
    clients: { claim: note('claimed') },
    registration: { unregister: note('unregistered') },
  }
  const fetch = (request: { url: string }) => network(request)
  const timers = {
    setTimeout: (work: (value: unknown) => void, ms: number, value: unknown) =>
      setTimeout(work, ms, value).unref(),
  }
  const scope = {
    self,
    caches,
    fetch,
    URL,
    URLSearchParams,
    Response,
    Request: SiteRequest,
    ...timers,
  }
  runInContext(script, createContext(scope))

  const waits: unknown[] = []
  /** Install and activate: resolves when the worker has done what it wants to. */
  async function live(type: string) {
    listeners.get(type)?.({ waitUntil: (wait: unknown) => void waits.push(wait) })
    await settled()
  }
  const settled = () => Promise.all(waits)
  /** Null where the worker leaves the request to the browser. */
  function answer(
    path: string,
    request: { method?: string; mode?: string; destination?: string } = {},
  ): Promise<Response> | null {
    const event: { response: Promise<Response> | null } & object = { response: null }
    listeners.get('fetch')?.({
      request: { url: keyOf(path), method: 'GET', mode: 'navigate', ...request },
      waitUntil: (wait: unknown) => void waits.push(wait),
      respondWith: (response: Promise<Response>) => {
        event.response = response
      },
    })
    return event.response
  }
  return { answer, caches, did, hears: (type: string) => listeners.has(type), live, settled }
}
