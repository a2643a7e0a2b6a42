import type { Page } from '@playwright/test'
import { arriveSignedIn, demoAccount, makeGuardian } from '../support/accounts.ts'
import { breakCall, faults, type Fault } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountCalls } from './account-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { shopCalls } from './shop-calls.ts'

/** The specified calls that pages make; no page makes X-030. */
const brokenCalls = [...notificationCalls, ...shopCalls, ...accountCalls]

/** Every fault of each call with FULL_PROOF=1; otherwise one of each call, a different one each time. */
const names = Object.keys(faults) as Fault[]
const turns = (place: number) =>
  process.env['FULL_PROOF'] ? names : names.filter((_, turn) => turn === (place * 3) % names.length)

for (const [place, call] of brokenCalls.entries()) {
  for (const fault of turns(place)) {
    test(`Y-031, ${call.row}: ${call.address.source} meets ${fault}, and the page stays usable`, async ({
      page,
      context,
      site,
      allowConsole,
    }) => {
      allowConsole(/^console/, /^request/)
      if (call.as) {
        const account =
          call.as === 'guardian'
            ? demoAccount('guardian@example.com')
            : await makeGuardian(site.origin)
        await arriveSignedIn(context, account)
      }
      await call.before?.(page)
      const broken = await breakCall(page, call.address, fault)
      await call.make(page)
      await broken.expectMade()
      const silent =
        fault === 'a slow answer' || (call.shownOnlyFor && !call.shownOnlyFor.includes(fault))
      if (call.shows && !silent) await expect(call.shows(page)).toBeVisible()
      await expectUsable(page)
      await broken.mend()
    })
  }
}

/** The frame of the page is whole, nothing covers it for good, and it still leads elsewhere. */
async function expectUsable(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
