import { setTimeout as wait } from 'node:timers/promises'
import { openTab } from './browser-by-pipe.ts'
import type { Tab } from './browser-by-pipe.ts'
import { conditions, cpuSlowdown, network } from './visit.ts'

export interface Tap {
  /** The page that is looked at first. */
  home: string
  /** Selector of the link on the page that is tapped. */
  link: string
  /** Selector of what has to be seen on the page that it leads to. */
  heading: string
}

/** A page has come to rest, a person has looked, and a finger rests on a link before it lets go. */
const settlingMs = 6_000
const scrollingMs = 400
const lookingMs = 1_000
const pressMs = 90
const longestMs = 30_000

const { viewport, deviceScaleFactor } = conditions

/** Makes a page that of a phone on a slow network. */
async function asOnPhone(send: Tab['send']) {
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'hover', value: 'none' },
      { name: 'pointer', value: 'coarse' },
    ],
  })
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', network)
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Where in the window the link stands when it is tapped: in its middle, or at its upper edge. */
export type Place = 'center' | 'start'

/**
 * Milliseconds from the moment a finger touches a link until the heading of its page is on the screen, within the page
 * or by a document of its own. It scrolls to the link first and looks, and rests for 90 ms on the link as fingers do, so
 * that whatever a site fetches or draws ahead counts, and what it does not.
 */
export async function tap(
  { home, link, heading }: Tap,
  place: Place,
  flags: readonly string[],
): Promise<number> {
  const tab = await openTab(flags, asOnPhone)
  try {
    await wait(500)
    await tab.send('Page.navigate', { url: home })
    await wait(settlingMs)
    const target = `document.querySelector(${JSON.stringify(link)})`
    // What comes into view on the way may get another height.
    for (const pause of [scrollingMs, scrollingMs, lookingMs]) {
      await tab.evaluate(
        `void ${target}.scrollIntoView({ block: '${place}', behavior: 'instant' })`,
      )
      await wait(pause)
    }
    const { x, y, old } = await tab.evaluate<{ x: number; y: number; old: string | null }>(`(() => {
      const { x, y, width, height } = ${target}.getBoundingClientRect()
      const old = document.querySelector(${JSON.stringify(heading)})?.textContent ?? null
      return { x: x + width / 2, y: y + height / 2, old }
    })()`)
    const started = Date.now()
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await wait(Math.max(0, started + pressMs - Date.now()))
    // Its answer may never come: the page it was sent to is gone.
    tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {})
    return (await shownAt(tab, { home, heading, old })) - started
  } finally {
    await tab.close()
  }
}

/** When a frame with the new heading was drawn, by the clock that the browser and this program share. */
async function shownAt(
  tab: Tab,
  { home, heading, old }: { home: string; heading: string; old: string | null },
): Promise<number> {
  const until = Date.now() + longestMs
  while (Date.now() < until) {
    const look = tab.evaluate<number>(`(async () => {
      const found = document.querySelector(${JSON.stringify(heading)})
      const isShown = location.href !== ${JSON.stringify(home)} && !document.prerendering &&
        found && found.textContent !== ${JSON.stringify(old)} && found.getClientRects().length > 0
      if (!isShown) return 0
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return Date.now()
    })()`)
    // A document that goes away meanwhile never answers.
    const at = await Promise.race([look.catch(() => 0), wait(50, 0)])
    if (at) return at
    await wait(4)
  }
  throw new Error(`No heading within ${longestMs} ms.`)
}
