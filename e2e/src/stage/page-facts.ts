import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What sticks out to the right, by element; empty where the page fits its window (W-013). */
export const widerThanWindow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`page ${document.documentElement.scrollWidth} > window ${width}`)
  })

/** The app has taken over the server's page: it has told where the visitor is. */
export const hydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).length))
    .toBeGreaterThan(0)

export const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
