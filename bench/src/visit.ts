import type { Browser, CDPSession, Page } from 'playwright'
import { observePaint, readPaint } from './paint.ts'
import type { Paint } from './paint.ts'

/** What one first visit costs. Bytes are those on the wire, headers included. */
export interface Visit extends Paint {
  scriptBytes: number
  scriptRequests: number
  htmlBytes: number
  allBytes: number
  requests: number
}

/** A phone of the middle class on a slow mobile network. */
export const conditions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
export const cpuSlowdown = 4

/** How long after the load event tasks still count. */
const settling = 4_000

/** A first visit, with an empty cache. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(conditions)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const traffic = countTraffic(session)
    await page.addInitScript(observePaint)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    return { ...(await page.evaluate(readPaint)), ...traffic() }
  } finally {
    await context.close()
  }
}

function countTraffic(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = { script: 0, html: 0, all: 0 }
  const requests = { script: 0, all: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What is fetched ahead counts as what it is.
    kinds.set(requestId, response.mimeType.endsWith('javascript') ? 'Script' : type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    bytes.all += encodedDataLength
    requests.all += 1
    if (kind === 'Document') bytes.html += encodedDataLength
    if (kind !== 'Script') return
    bytes.script += encodedDataLength
    requests.script += 1
  })
  return () => ({
    scriptBytes: bytes.script,
    scriptRequests: requests.script,
    htmlBytes: bytes.html,
    allBytes: bytes.all,
    requests: requests.all,
  })
}

/** What the page shows before any script has run. */
export async function readWithoutScripts(browser: Browser, address: string) {
  const context = await browser.newContext({ ...conditions, javaScriptEnabled: false })
  try {
    const page: Page = await context.newPage()
    await page.goto(address)
    // From its markup: a browser gives no text for what it has not laid out yet.
    const text = (await page.locator('#root').innerHTML()).replaceAll(/<[^>]+>/g, ' ')
    return {
      heading: await page
        .locator('h1')
        .innerText({ timeout: 1_000 })
        .catch(() => '(no heading)'),
      words: text.split(/\s+/).filter(Boolean).length,
      links: await page.locator('a[href]').count(),
    }
  } finally {
    await context.close()
  }
}
