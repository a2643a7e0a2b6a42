import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  countNotifications,
  getProduct,
  getUser,
  listProducts,
  requestToken,
  viewCart,
} from '@brightyard/contract'
import { type Api, ApiError } from '@brightyard/runtime'
import { createApi } from '@brightyard/runtime/host'
import { demoPassword } from '@brightyard/tools'
import { createBuyer, product } from './buyer.ts'

/** What was asked for within a time, by kind. */
export interface Tally {
  asked: Map<string, number>
  /** Sentences of failures with the second at which they came. */
  failed: string[]
  times: number[]
}
export const newTally = (): Tally => ({ asked: new Map(), failed: [], times: [] })

const pages = ['/', '/shop', '/blog', '/activities', '/program', '/talentbox', '/faqs']

/** The client of a browser; without `repeats` the one failure of a call is seen. */
export const clientOf = (
  address: string,
  { token = '', repeats = false, visitor = '', origin = address } = {},
) =>
  createApi({
    bases: { vendor: `${address}/vendor`, cms: `${address}/cms` },
    accessToken: () => token || null,
    headers: { origin, ...(visitor ? { cookie: `visitor=${visitor}` } : {}) },
    waitsWhileBusy: repeats,
    timeout: 20_000,
  })

export async function signIn(origin: string, username: string) {
  const input = { grant_type: 'password', client_id: 'web', username, password: demoPassword }
  const { access_token } = await clientOf(origin).call(requestToken, input as never)
  return access_token
}

async function page(origin: string, path: string, visitor: string) {
  const headers = { accept: 'text/html', cookie: `visitor=${visitor}` }
  const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  if (!html.endsWith('</html>')) throw new Error(`${path} was cut off`)
}

interface Traffic {
  origin: string
  /** Tokens of people who read, and of those who buy. */
  readers: readonly string[]
  buyers: readonly string[]
  perSecond: number
}

/** A steady stream of requests, whatever becomes of those before: of ten, four pages, three reads, two of signed-in people, one write. */
export async function startTraffic({ origin, readers, buyers, perSecond }: Traffic) {
  let tally = newTally()
  let isOver = false
  let repeats = false
  const began = performance.now()
  const open = new Set<Promise<void>>()
  const visitors = Array.from({ length: 60 }, () => randomUUID())
  const clients = (token?: string) => ({
    once: clientOf(origin, token ? { token } : {}),
    again: clientOf(origin, { ...(token && { token }), repeats: true }),
  })
  const anonymous = visitors.map((visitor) => ({
    once: clientOf(origin, { visitor }),
    again: clientOf(origin, { visitor, repeats: true }),
  }))
  const people = readers.map(clients)
  const shoppers = buyers.map((token) => {
    const { once, again } = clients(token)
    const api: Api = {
      ...once,
      call: (call, input, options) => (repeats ? again : once).call(call, input, options),
    }
    return { buyer: createBuyer(api, origin), busy: false }
  })
  for (const { buyer } of shoppers) await buyer.prepare()
  const pick = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T
  const choose = (both: { once: Api; again: Api }) => (repeats ? both.again : both.once)

  /** Reads are repeated by a page's queries, twice. */
  async function read(work: () => Promise<unknown>) {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (!repeats || attempt === 2) throw error
        await wait(1000 * 2 ** attempt)
      }
    }
  }
  const acts: Record<string, () => Promise<unknown>> = {
    page: () => read(() => page(origin, pick(pages), pick(visitors))),
    read: () => {
      const api = choose(pick(anonymous))
      return read(() =>
        Math.random() < 0.5 ? api.call(getProduct, { id: product() }) : api.call(listProducts, {}),
      )
    },
    'signed in': () => {
      const api = choose(pick(people))
      const call = pick([getUser, viewCart, countNotifications])
      return read(() => api.call(call as typeof getUser, { app_type: 1 }))
    },
    write: async () => {
      const free = shoppers.find(({ busy }) => !busy)
      if (!free) return
      free.busy = true
      await free.buyer.next().finally(() => (free.busy = false))
    },
  }
  const kinds = [
    'page',
    'read',
    'signed in',
    'page',
    'read',
    'write',
    'page',
    'read',
    'signed in',
    'page',
  ]

  async function one(kind: string) {
    const into = tally
    into.asked.set(kind, (into.asked.get(kind) ?? 0) + 1)
    const started = performance.now()
    try {
      await acts[kind]?.()
      into.times.push(performance.now() - started)
    } catch (error) {
      const at = ((performance.now() - began) / 1000).toFixed(1)
      const what =
        error instanceof ApiError ? `${error.kind} ${error.code ?? ''} ${error.message}` : error
      into.failed.push(`${at} s, ${kind}: ${String(what).slice(0, 160)}`)
    }
  }
  const sending = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const due = began + (turn * 1000) / perSecond
      await wait(Math.max(0, due - performance.now()))
      const work = one(kinds[turn % kinds.length] ?? 'page').finally(() => open.delete(work))
      open.add(work)
    }
  })()
  /** Waits for what is under way, so that its failures are counted. */
  const settle = () => Promise.all(open)
  return {
    /** Begins a new tally; the browser's repeats from here on, or not. */
    turn(withRepeats: boolean): Tally {
      const last = tally
      tally = newTally()
      repeats = withRepeats
      return last
    },
    now: () => ((performance.now() - began) / 1000).toFixed(1),
    settle,
    async stop() {
      isOver = true
      await sending
      await settle()
    },
  }
}
