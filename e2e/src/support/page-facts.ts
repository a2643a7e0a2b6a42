import { test, type Page } from '@playwright/test'

/** What sticks out to the right, by element; empty where the page fits its window (W-013). */
export const widerThanWindow = async (page: Page) => {
  // Scripts that watch sizes answer in the next frame.
  await drawn(page)
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`page ${document.documentElement.scrollWidth} > window ${width}`)
  })
}

/**
 * Text that ends beyond the window where nobody can scroll to it, with letters of twice the size (WCAG 1.4.4).
 * What moves by itself or is for ears alone is left out.
 */
export const cutText = async (page: Page) => {
  const larger = await page.addStyleTag({
    // With reduced motion every change of style takes a moment (`transition-duration: 0.01ms`), so that letters would
    // keep their size for some frames. What is far below keeps the lines of another width until it is drawn.
    content: `html { font-size: 200% !important }
      *, ::before, ::after { transition-property: none !important; content-visibility: visible !important }`,
  })
  // Scripts that watch sizes answer in the next frame; faces that were not needed before are loaded first.
  await drawn(page)
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isReachable = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, clip, clipPath, animationName } = getComputedStyle(one)
        if (overflowX === 'auto' || overflowX === 'scroll') return true
        if (clip !== 'auto' || clipPath !== 'none') return true // visually hidden
        if (animationName !== 'none' || one.ariaHidden === 'true') return true
      }
      return false
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut = []
    while (words.nextNode() && cut.length < 5) {
      const { textContent, parentElement } = words.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      if (range.getBoundingClientRect().right > width + 1 && !isReachable(parentElement))
        cut.push(textContent.trim().slice(0, 60))
    }
    return cut
  })
  await larger.evaluate((style) => (style as Element).remove())
  return found
}

type Tab = typeof globalThis & {
  [wires: symbol]: ReadonlyMap<string, { latest: unknown }> | undefined
}

/**
 * Somebody uses the page, and the app has taken it over: the host has published where the visitor is, and every
 * control in the window belongs to React. The rest hydrates when it comes near, and replays what was pressed.
 */
export const hydrated = (page: Page, where: 'in the window' | 'everywhere' = 'in the window') =>
  page.waitForFunction((where) => {
    // Pages for the web views of apps run no scripts of the site.
    if (document.getElementById('page-state') === null && document.readyState === 'complete')
      return true
    // A person: what a visitor who only looks does not need starts with the first move.
    window.dispatchEvent(new Event('pointermove'))
    const wires = (globalThis as Tab)[Symbol.for('brightyard.channels')]
    const controls = [...document.querySelectorAll('#root :is(a, button, input, select)')].filter(
      (control) => control.checkVisibility() && (where === 'everywhere' || isInWindow(control)),
    )
    function isInWindow(control: Element) {
      const { top, bottom } = control.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const isTakenOver = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return wires?.get('host/navigated@1')?.latest !== undefined && controls.every(isTakenOver)
  }, where)

/** Scrolls through the page, so that what hydrates late has done so. */
export async function readToTheEnd(page: Page) {
  for (let top = 0; ; top += 1) {
    const isThere = await page.evaluate((top) => {
      if (innerHeight === 0) throw new Error('The window has no height.')
      window.scrollTo(0, top * innerHeight)
      return (top + 1) * innerHeight < document.documentElement.scrollHeight
    }, top)
    await drawn(page)
    if (!isThere) break
  }
  await hydrated(page, 'everywhere')
  await page.evaluate(() => window.scrollTo(0, 0))
}

/**
 * Two frames. Now and then, on a busy machine, Chromium stops drawing a tab that is used again, while its scripts run on.
 * A new size makes it draw again, or a picture of the page, and the test's report says that it was needed.
 */
async function drawn(page: Page) {
  if (await drawsTwice(page)) return
  const state = await page.evaluate(
    () => `${document.visibilityState}, ${innerWidth} × ${innerHeight}`,
  )
  for (const [what, wake] of Object.entries(waysToWake)) {
    await wake(page)
    const isAwake = await drawsTwice(page)
    const description = `${state}; ${what}: ${isAwake ? 'drawn' : 'in vain'}`
    test.info().annotations.push({ type: 'no frame was drawn', description })
    if (isAwake) return
  }
  throw new Error(`No frame is drawn: ${state}.`)
}

const waysToWake: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'a new size'(page) {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width, height: height + 1 })
    await page.setViewportSize({ width, height })
  },
  'a picture': async (page) => {
    await page.bringToFront()
    await page.screenshot({ timeout: 10_000 }).catch(() => {}) // told by what is drawn then
  },
}

/** Counts ticks, not seconds: when the whole machine has stood still, a timer that is overdue comes before the frame. */
const drawsTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        let ticks = 0
        const end = (drew: boolean) => {
          clearInterval(timer)
          resolve(drew)
        }
        const timer = setInterval(() => {
          ticks += 1
          if (ticks === 20) end(false)
        }, 500)
        requestAnimationFrame(() => requestAnimationFrame(() => end(true)))
      }),
  )

/** Opens an address in front, for a tab behind another is painted once a second, and waits until it is hydrated. */
export async function visit(page: Page, address: string) {
  await page.bringToFront()
  const response = await page.goto(address)
  await hydrated(page)
  return response
}

export const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
