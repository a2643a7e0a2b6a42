import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from '@brightyard/contract/schema'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { BrowserLimits } from './browser-limits.ts'
import { titleBefore, type TrialSite } from './trial-site.ts'

/** What registry/browser/watch-page.js saw. It comes out of a page of a squad, so it is parsed. */
const Seen = z.object({
  changed: z.array(z.string()),
  globals: z.array(z.string()),
  rules: z.array(z.string()),
  attributes: z.array(z.string()),
  workers: z.array(z.string()),
  longestTaskMs: z.number(),
  title: z.string(),
})
export type Seen = z.infer<typeof Seen>

export interface PageReport {
  /** Null for a page that did not respond any more, or never stopped loading. */
  seen: Seen | null
  waitedMs: number
  /** Uncaught errors and what was logged as an error. */
  errors: string[]
  /** Files of releases that were asked for and do not exist. */
  missingFiles: string[]
  failedCalls: { refused: number; unreachable: number }
}

const watchScript = join(import.meta.dirname, '../../browser/watch-page.js')
const mostErrors = 20
/** Of the network, not of the page: the answers are counted where they are given. */
const isNetworkMessage = (text: string) => /^Failed to load resource|net::ERR_/.test(text)

export interface PageVisit {
  address: string
  /** A script that the page runs before it is looked at. */
  afterwards?: string
}

/** Loads one page in a context of its own. */
export async function loadPage(
  browser: Browser,
  site: TrialSite,
  visit: PageVisit,
  limits: BrowserLimits,
): Promise<PageReport> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    acceptDownloads: false,
  })
  const report: PageReport = {
    seen: null,
    waitedMs: 0,
    errors: [],
    missingFiles: [],
    failedCalls: { refused: 0, unreachable: 0 },
  }
  const begun = Date.now()
  const over = new AbortController()
  try {
    const network = await answerFrom(site, context, report)
    await context.addInitScript({ content: await readFile(watchScript, 'utf8') })
    const page = await context.newPage()
    listenTo(page, report)
    const seen = await Promise.race([
      see(page, site.origin, visit, network, limits),
      outOfTime(page, limits, over.signal),
    ])
    return { ...report, seen, waitedMs: Date.now() - begun }
  } finally {
    over.abort()
    // A page in an endless loop does not let go; then the whole browser is ended.
    await Promise.race([context.close().catch(() => undefined), pause(2000)])
  }
}

async function see(
  page: Page,
  origin: string,
  { address, afterwards }: PageVisit,
  network: { quietFor(ms: number): Promise<void> },
  limits: BrowserLimits,
): Promise<Seen | null> {
  await page
    .goto(origin + address, { waitUntil: 'load', timeout: limits.slowPageMs })
    .catch(() => undefined)
  await network.quietFor(limits.quietMs)
  await page.evaluate(untilShown).catch(() => undefined)
  await page.evaluate(aPersonMoves).catch(() => undefined)
  await network.quietFor(limits.quietMs)
  if (afterwards !== undefined) {
    await page.evaluate(afterwards).catch(() => undefined)
    await network.quietFor(limits.quietMs)
  }
  const seen = Seen.safeParse(await page.evaluate('__brightyardTrial()').catch(() => undefined))
  return seen.success ? seen.data : null
}

/** A page has its title once it is shown; on a busy machine that is after the last request. */
const untilShown = `new Promise((resolve) => {
  const end = performance.now() + 4000
  const look = () =>
    document.title !== ${JSON.stringify(titleBefore)} || performance.now() > end
      ? requestIdleCallback(() => resolve(), { timeout: 1000 })
      : setTimeout(look, 25)
  look()
})`

/** Telemetry, chat and counts start when somebody uses the page. */
const aPersonMoves = `void window.dispatchEvent(new Event('pointermove'))`

/** Resolves when a page has had its time. One that goes on reacting is slow, not stuck: it gets more. */
async function outOfTime(page: Page, limits: BrowserLimits, signal: AbortSignal): Promise<null> {
  const after = (ms: number) => pause(ms, false, { signal }).catch(() => false)
  const end = Date.now() + limits.slowPageMs
  const reacts = () =>
    Promise.race([page.evaluate('true').catch(() => false), after(limits.reactMs)])
  await after(limits.pageMs)
  while (Date.now() < end && !signal.aborted && (await reacts())) await after(1000)
  return null
}

function listenTo(page: Page, { errors }: PageReport) {
  const add = (text: string) => {
    if (errors.length < mostErrors) errors.push(text.split('\n')[0]?.slice(0, 300) ?? '')
  }
  page.on('pageerror', (error) => add(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNetworkMessage(message.text())) add(message.text())
  })
  page.on('crash', () => add('The page needed more memory than there is.'))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  page.context().on('page', (other) => void other.close().catch(() => undefined))
}

/** Answers every request of a context; nothing of it reaches a network. */
async function answerFrom(site: TrialSite, context: BrowserContext, report: PageReport) {
  let pending = 0
  let lastChange = Date.now()
  const count = (change: number) => {
    pending += change
    lastChange = Date.now()
  }
  await context.routeWebSocket(/./, (socket) => socket.close())
  await context.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin !== site.origin) return route.abort('blockedbyclient').catch(() => undefined)
    count(1)
    try {
      const address = url.pathname + url.search
      const kind = request.resourceType()
      const answer = await site.answer({ method: request.method(), address, kind })
      const { status, contentType, headers, body, failedCall } = answer
      if (failedCall) report.failedCalls[failedCall] += 1
      if (status === 404 && url.pathname.startsWith('/r/')) report.missingFiles.push(url.pathname)
      await route.fulfill({
        status,
        ...(contentType && { contentType }),
        ...(headers && {
          headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
        }),
        ...(body !== undefined && { body }),
      })
    } catch {
      await route.abort().catch(() => undefined)
    } finally {
      count(-1)
    }
  })
  return {
    async quietFor(ms: number) {
      while (pending > 0 || Date.now() - lastChange < ms) await pause(25)
    },
  }
}
