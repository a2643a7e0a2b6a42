/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  getOffering,
  getOfferingById,
  listCampTypes,
  listOfferings,
} from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { campCard, campOf, campTypes, pageOf } from '../../fixtures/camps.ts'
import * as page from './camps.page.tsx'

const at = (address: string) => renderOnServer(page, { path: '*', address })
const campaigns = '/talentbox/campaigns'

test.each([
  [
    'R-109',
    '/talentbox/Types/camp-types/',
    ['Wild Camps', 'Pune, Kochi and 1 more city', 'Ages 6 to 12'],
  ],
  [
    'T-004',
    `${campaigns}/campCategories?campTypeid=1`,
    ['Forest Trails', 'Balance', '3 to 5 days'],
  ],
  ['T-003', `${campaigns}/camp-Subcategories?id=2`, ['Maps and Tracks', 'No camp right now']],
  [
    'T-002',
    `${campaigns}/camp-listing?id=4`,
    ['One camp fits', 'Find Your Way', 'Only 4 places left'],
  ],
  [
    'T-005',
    `${campaigns}/package-listing?slug=find-your-way`,
    ['A compass to keep', '₹2,400', 'Full'],
  ],
])('%s: %s is rendered on the server in valid HTML', async (_, address, texts) => {
  network.use(
    answer(listCampTypes, campTypes()),
    answer(listOfferings, pageOf([campCard()])),
    answer(getOffering, campOf({ related: [campCard({ id: 10, slug: 'other', title: 'Other' })] })),
  )
  const { status, html, unfetched } = await at(address)
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect(html).toMatch(/<title>[^<]+ · Brightyard<\/title>/)
  expect(await htmlFindings(html)).toEqual([])
})

test('T-005: a camp has an event with its packages for each week, for search engines', async () => {
  network.use(answer(getOffering, campOf()))
  const { html } = await at(`${campaigns}/package-listing?slug=find-your-way`)
  const data: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  const offers = (availability: string) =>
    ['2400.00', '3000.00'].map((price) =>
      expect.objectContaining({ price, availability: `https://schema.org/${availability}` }),
    )
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'Event', name: 'Find Your Way', offers: offers('SoldOut') },
      { '@type': 'Event', typicalAgeRange: '9-14', offers: offers('InStock') },
      { '@type': 'BreadcrumbList' },
    ],
  })
  expect(html).toContain('Getting lost is planned &amp; safe.')
})

test('T-005: links of the specification lead by type and id to the address of the camp', async () => {
  network.use(answer(getOfferingById, campOf()))
  const { location } = await at(`${campaigns}/package-listing?type=39&id=9&campTypeid=1`)
  expect(location).toBe(`${campaigns}/package-listing?slug=find-your-way`)
  expect((await at(`${campaigns}/package-listing`)).location).toBe(`${campaigns}/camp-listing`)
})

test('T-003, T-004, T-005: what nobody knows is not found', async () => {
  network.use(
    answer(listCampTypes, campTypes()),
    refuse(getOffering, 404),
    refuse(getOfferingById, 404),
  )
  for (const address of ['campCategories?campTypeid=77', 'camp-Subcategories?id=77'])
    expect([address, (await at(`${campaigns}/${address}`)).status]).toEqual([address, 404])
  for (const address of ['package-listing?slug=none', 'package-listing?id=77&type=39'])
    expect([address, (await at(`${campaigns}/${address}`)).status]).toEqual([address, 404])
  expect((await at(`${campaigns}/camp-Subcategories?id=x`)).location).toBe(
    `${campaigns}/campCategories`,
  )
})

test('T-002: the filters of the address are asked for, whatever their case; without a camp there is a way on', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listCampTypes, campTypes()),
    answer(listOfferings, ({ input }) => {
      asked.push(input)
      return pageOf([])
    }),
  )
  const { html } = await at(
    `${campaigns}/camp-listing?CampTypeId=1&age=9-12&city=Pune&from=2031-05-01&seats=free`,
  )
  expect(asked).toMatchObject([
    {
      kinds: ['camp'],
      camp_group: 1,
      ages: ['9-12'],
      cities: ['Pune'],
      from: '2031-05-01',
      free_seats: true,
    },
  ])
  expect(html).toContain('No tent stands here')
  expect(html).toContain(`href="${campaigns}/camp-listing?campTypeid=1"`)
  expect(html).toContain('content="noindex"')
})

test('R-109, T-002: the pages are there when the API is down', async () => {
  network.use(refuse(listCampTypes, 500), refuse(listOfferings, 500))
  for (const address of ['/talentbox/types/camp-types', `${campaigns}/camp-listing`]) {
    const { status, html } = await at(address)
    expect([address, status]).toEqual([address, 200])
    expect(html).toContain('<h1')
  }
})
