import { jest } from '@jest/globals'
import type { ReleaseSet } from '@brightyard/contract/release'
import type { RenderOutcome } from '@brightyard/render-process'
import { releaseOf, routeOf, setOf } from '../../src/fixtures/host-set.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { createBreakers } from './breakers.ts'
import { browserOnlyReleases } from './browser-only.ts'
import { createAddressReader } from './page-address.ts'
import type { PageRedirect, PageRefusal } from './page-flight.ts'
import { createPageSource, type PageSourceOptions } from './page-source.ts'
import type { SentPage } from './sent-page.ts'
import { createUnrenderedPages } from './unrendered-pages.ts'

type Ticket = ReturnType<RenderPool['render']>
export type Outcome = Awaited<Ticket['outcome']>

const since = '2026-11-21T12:31:00.000Z'
export const settings = { origin: 'http://localhost', bases: { vendor: '/vendor', cms: '/cms' } }
/** Pages of the edge, without files of the site. */
export const plainPages = {
  siteHead: { scripts: [], sheets: [], fonts: [], styles: '' },
  settings,
  cacheBytes: 1_000_000,
  warn() {},
  callHeaders: () => ({}),
  extraOrigins: [],
}
export const rendered = (
  html: string,
  complete = true,
  more: { status?: number; brief?: boolean } = {},
): RenderOutcome => ({
  kind: 'rendered',
  id: 1,
  status: 200,
  ...more,
  complete,
  state: JSON.stringify({ settings, queries: { queries: [], mutations: [] }, router: null }),
  modules: [],
  head: '<title>Page</title>',
  styles: '',
  html,
})
export const failed = { kind: 'failed', reason: 'no basket', isApiDown: false } as const
const { remotes } = setOf({
  shop: { routes: [routeOf('/shop', { query: ['page'] }), routeOf('/shop/bag')] },
  content: { version: '7', routes: [routeOf('/', { query: [] }), routeOf('/blog/:slug')] },
  header: { slots: [{ name: 'header', module: './header', render: 'server' }] },
})

interface SetOptions {
  hasStarted?: boolean
  isCrowded?: boolean
  isRepeated?: boolean
  shop?: string
  header?: string
  leftOut?: string[]
  failures?: Record<string, string>
}
/** A set whose renders end when the test says so. */
export function setNumbered(
  number: number,
  {
    hasStarted = true,
    isCrowded = false,
    isRepeated = false,
    shop = '1',
    header = '1',
    leftOut = [],
    failures = {},
  }: SetOptions = {},
) {
  const asked: (Pick<Ticket, 'drop' | 'hurry'> & {
    address: string
    isAwaited: boolean
    end: (outcome: Outcome) => void
  })[] = []
  const pool: RenderPool = {
    failures,
    leftOut: new Map(leftOut.map((remote) => [remote, { reason: 'it loops', since }])),
    since,
    problem: null,
    isCrowded,
    render(address, _headers, isAwaited = true) {
      let end: (outcome: Outcome) => void = () => {}
      const outcome = new Promise<Outcome>((resolve) => (end = resolve))
      const drop = jest.fn(() => end({ kind: 'busy' }))
      const hurry = jest.fn()
      asked.push({ address, isAwaited, end, drop, hurry })
      const started = hasStarted ? Promise.resolve() : new Promise<void>(() => {})
      return { outcome, started, drop, hurry, isRepeated: () => isRepeated }
    },
    close: () => Promise.resolve(),
  }
  const shopRelease = { ...releaseOf(remotes.shop), version: shop, lastKnownGood: null }
  const headerRelease = { ...releaseOf(remotes.header), version: header, lastKnownGood: null }
  const hostSet = { number, remotes: { ...remotes, shop: shopRelease, header: headerRelease } }
  const set = { number, remotes: {} } as unknown as ReleaseSet
  const active = { set, hostSet, pool, addressOf: createAddressReader(hostSet) } as ActiveSet
  return { active, asked }
}

/** A set whose renders end at once. */
export function setAnswering(outcomeOf: (address: string) => Outcome): ActiveSet {
  const { active } = setNumbered(1)
  const render: RenderPool['render'] = (address) => ({
    outcome: Promise.resolve(outcomeOf(address)),
    started: Promise.resolve(),
    drop() {},
    hurry() {},
    isRepeated: () => false,
  })
  return { ...active, pool: { ...active.pool, render } }
}

/** A page source with a clock of its own; `currentSet` is what a candidate is compared with. */
export function open(
  limits: Partial<NonNullable<PageSourceOptions['limits']>> = {},
  currentSet?: () => ActiveSet,
) {
  let now = 0
  const breakers = createBreakers(() => now)
  const unrendered = createUnrenderedPages(() => now)
  const warn: jest.MockedFunction<PageSourceOptions['warn']> = jest.fn()
  const count: jest.MockedFunction<NonNullable<PageSourceOptions['count']>> = jest.fn()
  const source = createPageSource({
    siteHead: { scripts: [], sheets: [], fonts: [], styles: '' },
    settings,
    breakers,
    unrendered,
    cacheBytes: 1_000_000,
    warn,
    limits: { queue: 5000, crowded: 5000, page: 5000, ...limits },
    now: () => now,
    count,
    ...(currentSet && { currentSet }),
  })
  const get = (set: ActiveSet, url = '/shop', group = 0, countRender = () => 0) =>
    source.get(set, url, {}, { group, countRender })
  const waitFor = (milliseconds: number) => (now += milliseconds)
  const browserOnly = (...sets: ActiveSet[]) => browserOnlyReleases(sets, breakers)
  const unrenderedPages = (...sets: ActiveSet[]) => unrendered.of(sets)
  return { get, warm: source.warm, warn, count, waitFor, browserOnly, unrenderedPages }
}
export const textOf = async (page: SentPage | PageRedirect | PageRefusal) =>
  'body' in page ? (await page.body(undefined)).toString() : JSON.stringify(page)
export const settle = () => new Promise(setImmediate)
