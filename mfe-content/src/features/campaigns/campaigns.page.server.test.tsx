/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getMarketingCampaign, listMarketingCampaigns } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { pageOfAll } from '../../fixtures/content.ts'
import { campaignOf, cardOf } from './campaigns.fixture.ts'
import * as page from './campaigns.page.tsx'

const path = '/campaign/:slug?'

test.each([
  ['/campaign', ['Lantern walk', 'From ₹249']],
  [
    '/campaign/lantern-walk',
    [
      'Family lantern',
      'What if it rains?',
      // A shared link is opened outside the site, so it needs the host.
      'wa.me/?text=Lantern%20walk%20http%3A%2F%2Flocalhost%2Fcampaign%2Flantern-walk',
    ],
  ],
])('R-130, W-009: %s is rendered on the server', async (address, texts) => {
  network.use(
    answer(listMarketingCampaigns, pageOfAll([cardOf()])),
    answer(getMarketingCampaign, campaignOf()),
  )
  const { status, html, unfetched } = await renderOnServer(page, { path, address })
  expect([status, unfetched]).toEqual([200, []])
  for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(await htmlFindings(html)).toEqual([])
})

test('R-130: an unknown campaign is not found', async () => {
  network.use(refuse(getMarketingCampaign, 404))
  const { status } = await renderOnServer(page, { path, address: '/campaign/none' })
  expect(status).toBe(404)
})
