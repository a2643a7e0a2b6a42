import type { Page } from 'playwright'

export interface Tap {
  /** Selector of the link on the page that is tapped. */
  link: string
  /** Selector of what has to be seen on the page that it leads to. */
  heading: string
}

/** A person looks before they tap. */
const lookingMs = 1_000
const longestMs = 30_000

/**
 * Milliseconds from the finger on a link until the heading of its page is on the screen, within the page or by a document
 * of its own: scrolls to the link, looks, and taps by touch, so that whatever a site fetches ahead in sight of a link
 * counts, and what it does not.
 */
export async function tap(page: Page, { link, heading }: Tap): Promise<number> {
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(lookingMs)
  const before = page.url()
  const old = await page.evaluate(
    (selector) => document.querySelector(selector)?.textContent ?? null,
    heading,
  )
  const started = performance.now()
  await target.tap({ force: true, noWaitAfter: true })
  await page.waitForFunction(
    isShown,
    { heading, before, old },
    { polling: 'raf', timeout: longestMs },
  )
  const took = performance.now() - started
  await page.waitForLoadState('load')
  return took
}

/** Runs in the page, or in the one after it. */
function isShown({
  heading,
  before,
  old,
}: {
  heading: string
  before: string
  old: string | null
}) {
  const found = document.querySelector(heading)
  return (
    location.href !== before &&
    found !== null &&
    found.textContent !== old &&
    found.getClientRects().length > 0
  )
}
