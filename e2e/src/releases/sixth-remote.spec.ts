import { expect, test } from '../support/fixtures.ts'
import { foundGardenSquad } from '../support/outside-remote.ts'
import { visit } from '../support/page-facts.ts'
import { remotes } from '../support/remotes-command.ts'
import { siteUnderTest } from '../support/site.ts'
import { currentSet } from '../support/site-pages.ts'

let squad: Awaited<ReturnType<typeof foundGardenSquad>>
test.beforeAll(async () => {
  test.setTimeout(400_000)
  squad = await foundGardenSquad()
})
test.afterAll(async () => {
  if ((await currentSet()).remotes['garden']) {
    await remotes('swap', '--remove', 'garden', '--reason', 'end of the proof')
  }
  squad.remove()
})

const sets = async () => (await fetch(`${siteUnderTest().origin}/readyz`)).text()

test('a sixth remote, made outside the workspace, adds a page and a slot by publish and swap alone', async ({
  page,
  site,
  allowConsole,
}) => {
  test.setTimeout(300_000)
  allowConsole(/404/)
  await page.goto('/garden')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The garden')

  await squad.typecheck()
  const published = await squad.publish()
  const address = `${site.releasesOrigin}/garden/`
  expect(published, 'a second try finds it there').toMatch(/✔ (published|already published)/)
  const url = published.split('\n').find((line) => line.startsWith(address))
  const swapped = await remotes('swap', `garden=${url}`, '--reason', 'spring')
  expect(swapped.output).toContain('is current')
  const { number } = await currentSet()
  await expect.poll(sets, { timeout: 30_000 }).toContain(`"set":${number}`)

  const html = await (await fetch(`${site.origin}/garden`)).text()
  expect(html, 'rendered on the server').toContain('The garden</h1>')
  await visit(page, '/garden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The garden')
  await expect(page.getByText('Beans climb in spring')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await squad.publish(), 'a version is published once').toContain('already published')
})
