/** @jest-environment node */
import { getSharedEntry, getTalentCampaign, listCampaignEntries } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { beforeEach, expect, test } from '@jest/globals'
import { entriesOf, publicEntry, talentCampaign } from '../../fixtures/talent.ts'
import * as page from './stage.page.tsx'

const stage = { path: '/talentbox/campaigns/:slug?', address: '/talentbox/campaigns/kite-letters' }
const entryPage = { path: '/talentbox/entries/:id', address: '/talentbox/entries/5' }

beforeEach(() => {
  network.use(
    answer(getTalentCampaign, talentCampaign('closed')),
    answer(listCampaignEntries, entriesOf([publicEntry(5, { place: 1 })])),
  )
})

test('T-008: a campaign is rendered on the server with its winners and its wall, in valid HTML', async () => {
  const { status, html, unfetched } = await renderOnServer(page, stage)
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  for (const text of ['Kite Letters', 'One page by hand', 'First place', 'To the rain, 5'])
    expect(html).toContain(text)
  expect(html).toContain('<title>Kite Letters · Brightyard</title>')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/talentbox\/campaigns\/kite-letters"/)
  expect(await htmlFindings(html)).toEqual([])
})

test('T-008: a campaign that nobody knows is not found; without a slug the list opens', async () => {
  network.use(refuse(getTalentCampaign, 404))
  expect((await renderOnServer(page, stage)).status).toBe(404)
  const bare = await renderOnServer(page, { ...stage, address: '/talentbox/campaigns' })
  expect(bare.location).toBe('/talentbox')
})

test('T-008: the page is there when the API is down, and not for search engines', async () => {
  network.use(refuse(getTalentCampaign, 500))
  const { status, html } = await renderOnServer(page, stage)
  expect(status).toBe(200)
  expect(html).toContain('Loading the campaign')
  expect(html).toContain('content="noindex"')
})

test('R-104: the Colourothon is rendered on the server, in any spelling of its address', async () => {
  network.use(answer(getTalentCampaign, talentCampaign('closed', { slug: 'colourothon' })))
  const { status, html, unfetched } = await renderOnServer(page, {
    path: '/talentbox/colorothon',
    address: '/talentbox/Colorothon/',
  })
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  expect(html).toContain('Who paints with whom')
  expect(await htmlFindings(html)).toEqual([])
})

test('T-012: a shared entry has a picture for previews, no surname, and stays out of search engines', async () => {
  const picture = {
    kind: 'picture',
    src: '/media/rain.jpg',
    width: 800,
    height: 600,
    seconds: null,
  } as const
  const { title, ends_at } = talentCampaign('closed')
  const campaign = { slug: 'kite-letters', title, phase: 'closed', ends_at } as const
  network.use(answer(getSharedEntry, { ...publicEntry(5, { files: [picture] }), campaign }))
  const { status, html, unfetched } = await renderOnServer(page, entryPage)
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  expect(html).toContain('property="og:image" content="http://localhost/media/rain.jpg"')
  expect(html).toContain('property="og:title" content="To the rain, 5, by Diya"')
  expect(html).toContain('content="noindex"')
  expect(await htmlFindings(html)).toEqual([])
})

test('T-012: an entry that is not shown any more says so, with 404', async () => {
  network.use(refuse(getSharedEntry, 404, { code: 'gone' }))
  const { status, html } = await renderOnServer(page, entryPage)
  expect(status).toBe(404)
  expect(html).toContain('This entry is not shown any more')
  expect(await htmlFindings(html)).toEqual([])
  network.use(refuse(getSharedEntry, 404))
  const never = await renderOnServer(page, entryPage)
  expect([never.status, never.html.includes('There is no entry here')]).toEqual([404, true])
  const odd = await renderOnServer(page, { ...entryPage, address: '/talentbox/entries/x' })
  expect(odd.status).toBe(404)
})
