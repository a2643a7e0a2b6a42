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
 * Milliseconds from the finger on a link until the heading of its page is painted: scrolls to the link, looks, and taps
 * by touch, so that whatever a site fetches ahead in sight of a link counts.
 */
export async function tap(page: Page, { link, heading }: Tap): Promise<number> {
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(lookingMs)
  const measured = page.evaluate(measureTap, { heading, longestMs })
  await target.tap({ force: true })
  return await measured
}

/** Runs in the page. */
function measureTap({ heading, longestMs }: { heading: string; longestMs: number }) {
  const before = location.href
  const old = document.querySelector(heading)?.textContent
  return new Promise<number>((resolve, reject) => {
    let start = NaN
    addEventListener('pointerdown', ({ timeStamp }) => (start = timeStamp), {
      capture: true,
      once: true,
    })
    setTimeout(() => reject(new Error(`"${heading}" did not come.`)), longestMs)
    const look = () => {
      const found = document.querySelector(heading)
      const isThere =
        found !== null && found.textContent !== old && found.getClientRects().length > 0
      if (location.href !== before && isThere)
        // After the frame in which it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      else requestAnimationFrame(look)
    }
    look()
  })
}
