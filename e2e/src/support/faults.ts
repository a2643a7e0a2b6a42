import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What can become of a call on its way (Y-031). A slow one is held until the test lets it go on. */
export const faults = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  'a 500': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Unknown middleware' } }),
  'a 502': (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>' }),
  'a 503': (route: Route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Come back later.' } }),
  'no answer in time': (route: Route) => route.abort('timedout'),
  'a slow answer': (route: Route) => route.continue(),
  'broken JSON': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data": [' }),
  'an empty body': (route: Route) => route.fulfill({ contentType: 'application/json', body: '' }),
} as const
export type Fault = keyof typeof faults

export interface FaultyCall {
  /** Waits until the page has made the call. */
  expectMade: () => Promise<void>
  /** From here on the call is answered as ever; one that is held goes on. */
  mend: () => Promise<void>
}

/** Lets every call to this address fail in this way. */
export async function breakCall(page: Page, address: RegExp, fault: Fault): Promise<FaultyCall> {
  let isMade = false
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answer = async (route: Route) => {
    isMade = true
    if (fault === 'a slow answer') await released
    // A page that was left meanwhile waits for nothing any more.
    await faults[fault](route).catch(() => {})
  }
  await page.route(address, answer)
  return {
    expectMade: () => expect.poll(() => isMade, `the call to ${address.source}`).toBe(true),
    async mend() {
      letGo()
      await page.unroute(address, answer)
    },
  }
}
