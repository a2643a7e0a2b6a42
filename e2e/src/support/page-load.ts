import type { Page } from '@playwright/test'

/** All scripts that the page has by now: path and bytes as they came, without headers. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  )

export type Scripts = Awaited<ReturnType<typeof scriptsOf>>

export const bytesOf = (scripts: Scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
