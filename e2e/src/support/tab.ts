import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A mark that a reload would wipe out. */
export const markTab = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

interface Wire {
  latest: { payload: unknown } | undefined
  recent: readonly { payload: unknown }[]
}
type Tab = typeof globalThis & { [wires: symbol]: ReadonlyMap<string, Wire> | undefined }

/** The number of the release set that the tab shows; 0 until it says so. */
export const setOfTab = (page: Page) =>
  page.evaluate(() => {
    const wire = (globalThis as Tab)[Symbol.for('brightyard.channels')]?.get(
      'host/release-set-changed@1',
    )
    return (wire?.latest?.payload as { number: number } | undefined)?.number ?? 0
  })

/** Waits until the tab knows of a set, whether it adopts it now or later. */
export const untilOffered = (page: Page, number: number) =>
  page.waitForFunction(
    (number) =>
      performance
        .getEntriesByType('mark')
        .some((mark) => mark.name === `brightyard.release-set-offered ${number}`),
    number,
  )

/** The steps of the loading ladder that this tab has reported for a remote. */
export const stepsOf = (page: Page, remote: string) =>
  page.evaluate((remote) => {
    const wire = (globalThis as Tab)[Symbol.for('brightyard.channels')]?.get(
      'host/remote-load-reported@1',
    )
    const reports = (wire?.recent ?? []).map(
      ({ payload }) => payload as { remote: string; step: string },
    )
    return reports.filter((one) => one.remote === remote).map(({ step }) => step)
  }, remote)

/** Every shared module has one copy, and what holds the page's state comes from the host. */
export async function expectSharedOnce(page: Page) {
  const copies = await page.evaluate(() => {
    interface Scope {
      [key: string]: Record<string, { from: string; loaded?: boolean }>
    }
    interface Instance {
      shareScopeMap: Record<string, Scope>
    }
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
    ).__FEDERATION__
    const found = new Map<string, Set<string>>()
    for (const { shareScopeMap } of instances) {
      for (const [key, versions] of Object.entries(shareScopeMap['default'] ?? {})) {
        const seen = found.get(key) ?? new Set()
        for (const [version, { from }] of Object.entries(versions)) seen.add(`${from} ${version}`)
        found.set(key, seen)
      }
    }
    return [...found].map(([key, seen]) => [key, [...seen]] as const)
  })
  for (const [key, seen] of copies) expect(seen, key).toHaveLength(1)
  const provided = Object.fromEntries(copies)
  for (const key of ['react', 'react/jsx-runtime', '@brightyard/runtime', '@brightyard/ui']) {
    expect(provided[key]?.[0], key).toMatch(/^host /)
  }
}

/** The size of the tab's JavaScript heap after garbage collection, in bytes. */
export async function heapBytes(page: Page) {
  const browser = await page.context().newCDPSession(page)
  // What the browser releases when it is idle, such as a cancelled callback, goes before the count.
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    )
    await browser.send('HeapProfiler.collectGarbage')
  }
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  await browser.detach()
  return usedSize
}
