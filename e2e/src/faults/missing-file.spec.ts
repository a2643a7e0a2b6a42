import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

const runs = process.env['FULL_PROOF'] ? 10 : 3

test(`Y-033, E-016: a file that is missing for good reloads each of ${runs} tabs once, and not again`, async ({
  context,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/, /ChunkLoadError|Loading chunk/)
  for (let run = 0; run < runs; run += 1) {
    const tab = await context.newPage()
    let documents = 0
    tab.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await visit(tab, '/talentbox')
    const here = await tab.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    // The code of a campaign's details is requested with the first press, and never comes.
    await tab.route('**/r/talentbox/**', (route) =>
      here.includes(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
    )
    const details = tab.getByRole('main').getByRole('button', { name: /: / }).first()
    const reloaded = tab.waitForEvent('load')
    await details.click()
    await reloaded // a navigation while it is under way would end one of the two
    expect(documents, `run ${run}: opened, and reloaded`).toBe(2)
    // Whatever asks for it within the minute gets an answer on the page.
    await visit(tab, '/talentbox')
    await details.click()
    await expect(tab.getByRole('heading', { name: "Something's wrong here..." })).toBeVisible()
    await expect(tab.getByRole('banner')).toBeVisible()
    expect(documents, `run ${run}: not again`).toBe(3)
    await tab.close()
  }
})
