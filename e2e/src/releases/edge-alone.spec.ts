import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@brightyard/tools'
import { expect, test } from '../support/fixtures.ts'
import { startOwn } from '../support/own-server.ts'
import { visit } from '../support/page-facts.ts'
import { currentSet } from '../support/site-pages.ts'

const isDraft = (path: string) => basename(path).startsWith('.draft-')

/** Nothing listens there. */
const nobody = 'http://127.0.0.1:1'

test('with the registry, the api and every squad’s origin away an edge serves the last set from its disk', async ({
  page,
  site,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  allowConsole(/^console/, /^request/)
  const disk = await mkdtemp(join(tmpdir(), 'brightyard-edge-'))
  // As a backup does: a file under a temporary name is renamed while the folder is read.
  await cp(join(site.folder, 'edge'), disk, { recursive: true, filter: (path) => !isDraft(path) })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const edge = await startOwn('edge', {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    REGISTRY_URL: nobody,
    API_URL: nobody,
    DATA_FOLDER: disk,
  })
  try {
    const { number, remotes } = await currentSet()
    const ready = async () => (await fetch(`${origin}/readyz`)).text()
    await expect.poll(ready, { timeout: 60_000 }).toContain(`"set":${number}`)

    const requested = new Set<string>()
    page.on('request', (request) => requested.add(request.url()))
    await visit(page, `${origin}/login`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/)
    for (const address of ['/talentbox', '/shop', '/about-us']) {
      await visit(page, origin + address)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
    }
    // The code of each of the five came from this edge, and nothing from anywhere else.
    expect([...requested].filter((url) => !url.startsWith(origin))).toEqual([])
    for (const [name, { release }] of Object.entries(remotes)) {
      const files = `${origin}/r/${name}/${release.version}/`
      expect(
        [...requested].some((url) => url.startsWith(files)),
        `code of ${name}`,
      ).toBe(true)
    }
  } finally {
    await edge.stop()
    await rm(disk, { recursive: true, force: true })
  }
})

test('an edge that has never had a set starts without the registry, and waits', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'brightyard-edge-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { PORT: String(port), PUBLIC_ORIGIN: origin, DATA_FOLDER: disk }
  const edge = await startOwn('edge', { ...settings, REGISTRY_URL: nobody, API_URL: nobody })
  try {
    expect((await fetch(`${origin}/readyz`)).status).toBe(503)
    expect(await (await fetch(origin)).text()).toContain('This page loads again by itself')
  } finally {
    await edge.stop()
    await rm(disk, { recursive: true, force: true })
  }
})
