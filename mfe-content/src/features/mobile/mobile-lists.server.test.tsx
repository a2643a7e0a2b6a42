/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  getMarketingCampaign,
  getPublicPost,
  listMarketingCampaigns,
  listPublicPosts,
} from '@brightyard/contract/calls'
import type { MarketingCampaignCard, PublicPost } from '@brightyard/contract/entities'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { drawing, pageOfAll } from '../../fixtures/content.ts'
import * as campaigns from './mobile-campaign.page.tsx'
import * as feed from './mobile-feed.page.tsx'
import { postQuery, postsQuery } from './mobile.queries.ts'

const cardOf = (slug: string, changes: Partial<MarketingCampaignCard>): MarketingCampaignCard => ({
  slug,
  title: `Campaign ${slug}`,
  summary: 'An evening of paper lanterns.',
  place: 'Cubbon Park',
  area: 'talent',
  picture: drawing,
  state: 'running',
  starts_at: '2026-11-20T06:30:00.000Z',
  ends_at: '2026-12-05T06:30:00.000Z',
  event: null,
  price_from_in_paise: null,
  ...changes,
})
const onePackage = {
  id: 1,
  name: 'One lantern',
  summary: 'For one child.',
  includes: [],
  price_in_paise: 24_900,
  tax_percent: '18',
  left: null,
  pieces: 1,
}
const post: PublicPost = {
  id: 12,
  slug: 'plantation-drive-12',
  organisation: 'Banyan Tree School',
  vendor_id: 1,
  author: 'Harpreet Singh',
  told_by: null,
  avatar: null,
  text: 'Plantation drive <script>alert(1)</script>',
  link: 'https://example.com/trees',
  media: [
    {
      kind: 'video',
      src: '/media/a.mp4',
      alt: 'Saplings',
      width: 640,
      height: 360,
      seconds: null,
      poster: null,
    },
  ],
  published_at: '2026-11-20T06:30:00.000Z',
  edited_at: null,
  likes: 1,
  comments: 2,
}
const open = (page: typeof campaigns | typeof feed, path: string, address: string) =>
  renderOnServer(page, { path, address })
const openCampaign = (address: string) => open(campaigns, '/mobile/campaign/:slug?', address)
const openFeed = (address: string) => open(feed, '/mobile/feed/:slug?', address)

test('M-016: without a slug the campaigns that run are listed, and those to come apart from them', async () => {
  const data = [
    cardOf('walk', {}),
    cardOf('swap', { state: 'upcoming' }),
    cardOf('gone', { state: 'over' }),
  ]
  network.use(answer(listMarketingCampaigns, pageOfAll(data)))
  const { status, html } = await openCampaign('/mobile/campaign')
  expect(status).toBe(200)
  expect(html).toMatch(/href="\/mobile\/campaign\/walk"[^>]*>Campaign walk/)
  expect(html.indexOf('Campaign walk')).toBeLessThan(html.indexOf('Coming soon'))
  expect(html.indexOf('Coming soon')).toBeLessThan(html.indexOf('Campaign swap'))
  expect(html).not.toContain('Campaign gone')
  expect(await htmlFindings(html)).toEqual([])
})

test('M-016: with a slug a campaign is shown, and ordered on the site while that is possible', async () => {
  const found = {
    ...cardOf('walk', {}),
    highlights: [{ title: 'Forty drummers', text: 'They lead the way.' }],
    questions: [{ question: 'What if it rains?', answer: 'We walk <fast>.' }],
    sells: 'pass' as const,
    packages: [onePackage],
    asks: { address: false, choices: [] },
  }
  network.use(answer(getMarketingCampaign, found))
  const { html } = await openCampaign('/mobile/campaign/walk')
  for (const text of ['Campaign walk</h1>', 'Forty drummers', '₹249', '&lt;fast&gt;'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="\/campaign\/walk"[^>]*>Order on the site/)
  expect(await htmlFindings(html)).toEqual([])

  network.use(answer(getMarketingCampaign, { ...found, packages: [{ ...onePackage, left: 0 }] }))
  const soldOut = (await openCampaign('/mobile/campaign/walk')).html
  expect(soldOut).toContain('Sold out.')
  expect(soldOut).not.toContain('Order on the site')
})

test('M-017: without a slug the latest public posts, with a slug the one that was shared', async () => {
  network.use(answer(listPublicPosts, pageOfAll([post])), answer(getPublicPost, post))
  const list = (await openFeed('/mobile/feed')).html
  expect(list).toMatch(/href="\/mobile\/feed\/plantation-drive-12"[^>]*>Open this post/)
  expect(list).toContain('controls=""')
  expect(list).not.toContain('<script>alert')
  expect(await htmlFindings(list)).toEqual([])
  const { status, html } = await openFeed('/mobile/feed/plantation-drive-12')
  expect(status).toBe(200)
  expect(html).toContain('Posted by Banyan Tree School</h1>')
  expect(html).not.toContain('Open this post')
  expect(await htmlFindings(html)).toEqual([])
})

test('M-016, M-017, M-020: what is gone is not found', async () => {
  network.use(refuse(getMarketingCampaign, 404), refuse(getPublicPost, 404))
  expect((await openCampaign('/mobile/campaign/gone')).status).toBe(404)
  expect((await openFeed('/mobile/feed/gone')).status).toBe(404)
})

test('what people have posted may be taken back, so the edge keeps its pages briefly', () => {
  for (const { meta } of [postsQuery, postQuery('any')])
    expect(meta).toEqual({ keepPage: 'briefly' })
})
