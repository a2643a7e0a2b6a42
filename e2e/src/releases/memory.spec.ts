import { HostSet } from '@brightyard/contract/release'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { mainLink } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { renamedRelease } from '../support/renamed-release.ts'
import { firstText } from '../support/shop-release.ts'
import { heapBytes, setOfTab, untilOffered } from '../support/tab.ts'

const talentText = 'Every child has a number to show'
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Every round is a set with new releases of these, under versions that no other test has. */
const swapped = ['header', 'shop', 'talentbox'] as const
const versionOf = (round: number) => `9.3.${round}`

/** The files of the releases of one round; they come from this test, so that neither disk nor gate slows it. */
async function filesOf(round: number) {
  const words: Record<string, Record<string, string>> = {
    shop: { [firstText]: `Shop of round ${round}` },
  }
  const releases = await Promise.all(
    swapped.map(async (remote) => {
      const { files } = await renamedRelease(remote, versionOf(round), words[remote])
      return [...files].map(([path, bytes]) => [`/r/${remote}/${versionOf(round)}/${path}`, bytes])
    }),
  )
  return new Map(releases.flat() as [string, Buffer][])
}

test('twenty swaps in one tab grow its memory by less than a tenth', async ({ page, site }) => {
  test.setTimeout(360_000)
  const set = HostSet.parse(await (await fetch(`${site.origin}/release-set`)).json())
  // The round before stays published: what its page loads when it is idle may come a moment late.
  let published: Map<string, Buffer>[] = []
  await page.route(/\/r\/\w+\/9\.3\.\d+\//, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = published.find((files) => files.has(pathname))?.get(pathname)
    return body
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({ status: 404 })
  })

  async function swapInTab(round: number) {
    published = [await filesOf(round), ...published.slice(0, 1)]
    const remotes = { ...set.remotes }
    for (const remote of swapped) {
      const release = set.remotes[remote]
      if (!release) throw new Error(`There is no ${remote}.`)
      const entry = `/r/${remote}/${versionOf(round)}/remoteEntry.js`
      remotes[remote] = { ...release, version: versionOf(round), entry }
    }
    // The tab learns of it as it does from the tab that holds the connection.
    await page.evaluate(
      (message) => {
        const tabs = new BroadcastChannel('brightyard.release-set')
        tabs.postMessage(message)
        tabs.close()
      },
      { number: set.number + round, remotes },
    )
    await untilOffered(page, set.number + round)
    await mainLink(page, 'TalentBox').click()
    await expect(heading(page)).toHaveText(talentText)
    await page.waitForFunction(
      (names) => names.every((name) => name in globalThis),
      [`talentbox_9_3_${round}`, `header_9_3_${round}`],
    )
    await mainLink(page, 'Shop').click()
    await expect(heading(page)).toHaveText(`Shop of round ${round}`)
  }

  await visit(page, '/shop')
  await expect.poll(() => setOfTab(page)).toBe(set.number)
  // A few times round: what a tab loads and compiles only once is here before it is measured.
  for (let round = 1; round <= 5; round += 1) await swapInTab(round)
  const before = await heapBytes(page)
  for (let round = 6; round <= 25; round += 1) await swapInTab(round)
  const growth = (await heapBytes(page)) / before - 1
  test.info().annotations.push({
    type: 'memory',
    description: `${(before / 1e6).toFixed(1)} MB, and ${(growth * 100).toFixed(1)} % more after twenty swaps`,
  })
  expect(growth).toBeLessThan(0.1)
  // The last two sets may be on show; of the others nothing is left that a script could reach.
  const left = await page.evaluate(() =>
    Object.entries(globalThis).flatMap(([name, value]) =>
      /_9_3_\d+$/.test(name) && value ? [name] : [],
    ),
  )
  expect(left.filter((name) => !/_(24|25)$/.test(name))).toEqual([])
})
