/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { listCampaignEntries, listCampaigns } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { campaignOf, pageOfCampaigns } from '../../fixtures/campaigns.ts'
import { entriesOf, publicEntry } from '../../fixtures/talent.ts'
import * as page from './campaigns.page.tsx'

const path = '/talentbox'
const winners = answer(
  listCampaignEntries,
  entriesOf([publicEntry(5, { title: 'The tamarind', place: 1 })]),
)
beforeEach(() => network.use(winners))

const listed = answer(listCampaigns, ({ input }) =>
  pageOfCampaigns(
    [
      campaignOf('Sur Sangam', 'running', { title: 'Sur </script> Sangam' }),
      campaignOf('Lens on My Street', 'upcoming'),
      campaignOf('Drum Relay', 'past'),
    ].filter(({ state }) => state === input.state),
  ),
)

test('R-066: /talentbox is rendered on the server with every campaign', async () => {
  network.use(listed)
  const { status, html, unfetched } = await renderOnServer(page, { path })
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  for (const text of [
    'Sangam',
    'Lens on My Street',
    'Drum Relay',
    '3 days left',
    '1 open now',
    '/talentbox/types/camp-types',
    'The tamarind',
  ]) {
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  }
  expect(await htmlFindings(html)).toEqual([])
})

test('W-009: it has title, description, and structured data that no text can end early', async () => {
  network.use(listed)
  const { html } = await renderOnServer(page, { path })
  expect(html).toContain('<title>TalentBox · Brightyard</title>')
  expect(html).toContain('name="description"')
  const data: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(data).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { item: { '@type': 'Event', name: 'Sur </script> Sangam', offers: { price: '0.00' } } },
      {
        item: {
          name: 'Lens on My Street',
          url: 'http://localhost/talentbox/campaigns/lens-on-my-street',
        },
      },
    ],
  })
})

test('the age in the address is honoured before any script has run', async () => {
  network.use(listed)
  const { html } = await renderOnServer(page, { path, address: `${path}?age=16` })
  expect(html).toContain('Nothing for age 16 right now')
})

test('the page renders when the API is down', async () => {
  network.use(refuse(listCampaigns, 500))
  const { status, html } = await renderOnServer(page, { path })
  expect(status).toBe(200)
  expect(html).toContain('How to take part')
})
