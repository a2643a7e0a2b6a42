import { beforeEach, expect, test } from '@jest/globals'
import { listCampaignEntries, listCampaigns } from '@brightyard/contract/calls'
import type { Campaign } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { campaignOf, daysAgo, pageOfCampaigns } from '../../fixtures/campaigns.ts'
import { entriesOf, publicEntry } from '../../fixtures/talent.ts'
import * as page from './campaigns.page.tsx'

const path = '/talentbox'
const open = (query = '', options = {}) =>
  renderPage(page, { path, address: path + query, others: ['/signup'], ...options })

const everything = [
  campaignOf('Sur Sangam', 'running'),
  campaignOf('Little Lamps', 'running', { id: 90, age: { from: 3, to: 5 } }),
  campaignOf('Lens on My Street', 'upcoming', { entry_fee_in_paise: 4900 }),
  campaignOf('Clay Carnival', 'past', { id: 91, ends_at: daysAgo(5), phase: 'judging' }),
  campaignOf('Drum Relay', 'past', { id: 92 }),
]
const campaigns = (all: readonly Campaign[] = everything) =>
  answer(listCampaigns, ({ input }) =>
    pageOfCampaigns(all.filter(({ state }) => state === input.state)),
  )
beforeEach(() => network.use(answer(listCampaignEntries, entriesOf([]))))

const section = (name: string) => within(screen.getByRole('region', { name }))

test('R-066: running, coming and past campaigns, and how to take part', async () => {
  network.use(campaigns())
  open()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Every child has a number to show',
  )
  expect(screen.getByText('2 open now · 2,400 entries so far')).toBeVisible()
  expect(section('Open now').getByRole('heading', { name: 'Sur Sangam' })).toBeVisible()
  expect(section('Up next').getByText('Music · Ages 6 to 12 · ₹49 to enter')).toBeVisible()
  expect(section('Curtain calls').getByRole('heading', { name: 'Drum Relay' })).toBeVisible()
  expect(section('How to take part').getAllByRole('listitem')).toHaveLength(3)
})

test.each([
  ['Open now', 'Sur Sangam', 'Open for entries', 'How to enter'],
  ['Up next', 'Lens on My Street', 'Opens soon', 'What to prepare'],
  ['Curtain calls', 'Clay Carnival', 'With the jury', 'See the brief'],
  ['Curtain calls', 'Drum Relay', 'Closed', 'Look back'],
])('T-014: under "%s", %s says "%s" and offers "%s"', async (region, title, label, action) => {
  network.use(campaigns(everything.filter((campaign) => campaign.title === title)))
  open()
  await screen.findByRole('heading', { name: title })
  expect(section(region).getByText(label)).toBeVisible()
  expect(section(region).getByRole('button', { name: `${action}: ${title}` })).toBeVisible()
})

test('T-014: the calendar is offered while there is something to remember', async () => {
  network.use(campaigns())
  open()
  await screen.findByRole('heading', { name: 'Sur Sangam' })
  const files = screen.getAllByRole('link', { name: /calendar file for/ })
  expect(files.map((file) => file.getAttribute('download'))).toEqual([
    'sur-sangam.ics',
    'little-lamps.ics',
    'lens-on-my-street.ics',
  ])
})

test('a campaign opens its rules, dates, ages and prize in place, and gives the focus back', async () => {
  network.use(campaigns())
  const { user, router } = open()
  const button = await screen.findByRole('button', { name: 'How to enter: Sur Sangam' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Sur Sangam' })
  expect(router.state.location.search).toBe('?campaign=sur-sangam')
  expect(dialog).toHaveTextContent('Who can enterAges 6 to 12')
  expect(dialog).toHaveTextContent('The prizeA drum set')
  expect(within(dialog).getByRole('heading', { name: 'The rules' })).toBeVisible()
  expect(await accessibilityFindings(dialog)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(button).toHaveFocus())
})

test('an address with a campaign opens its details', async () => {
  network.use(campaigns())
  open('?campaign=drum-relay')
  expect(await screen.findByRole('dialog', { name: 'Drum Relay' })).toBeVisible()
})

test('an address with a campaign that nobody knows opens the page', async () => {
  network.use(campaigns())
  open('?campaign=nobody-knows')
  expect(await screen.findByRole('heading', { name: 'Sur Sangam' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the age in the address leaves what a child of that age may enter', async () => {
  network.use(campaigns())
  const { user, router } = open()
  await user.click(await screen.findByRole('link', { name: '4' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sur Sangam' })).toBeNull())
  expect(router.state.location.search).toBe('?age=4')
  expect(screen.getByRole('heading', { name: 'Little Lamps' })).toBeVisible()
  expect(section('Up next').getByText('Nothing for age 4 yet')).toBeVisible()
  expect(screen.getByRole('link', { name: '4' })).toHaveAttribute('aria-current', 'true')
})

test('earlier campaigns come page by page, to the first of all', async () => {
  const next = '/cms/api/talentbox/campaigns?page=2'
  network.use(
    answer(listCampaigns, ({ input }) => {
      if (input.state !== 'past') return pageOfCampaigns([])
      return String(input.page) === '2'
        ? pageOfCampaigns([campaignOf('Maths in the Wild', 'past')])
        : pageOfCampaigns([campaignOf('Drum Relay', 'past')], next)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Earlier campaigns' }))
  expect(await screen.findByRole('heading', { name: 'Maths in the Wild' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Drum Relay' })).toBeVisible()
  expect(screen.getByText('That was the first campaign of all.')).toBeVisible()
})

test('a list that fails to load says so and can be retried; the others are shown', async () => {
  network.use(
    answer(listCampaigns, ({ input }) =>
      input.state === 'running'
        ? Response.json({}, { status: 500 })
        : pageOfCampaigns([campaignOf('Drum Relay', 'past')]),
    ),
  )
  const { user } = open()
  expect(await screen.findByText('We could not load the open campaigns')).toBeVisible()
  expect(section('Curtain calls').getByRole('heading', { name: 'Drum Relay' })).toBeVisible()
  network.use(campaigns())
  await user.click(section('Open now').getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sur Sangam' })).toBeVisible()
})

test('all lists refused: three panels, and the way to take part', async () => {
  network.use(refuse(listCampaigns, 500))
  open()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(screen.getByRole('region', { name: 'How to take part' })).toBeVisible()
})

test('without campaigns every list shows an empty state', async () => {
  network.use(campaigns([]))
  open()
  expect(await screen.findByText('The stage is empty today')).toBeVisible()
  expect(screen.getByText('Nothing is announced yet')).toBeVisible()
  expect(screen.getByText('No campaign is over yet')).toBeVisible()
})

test('E-019: the lists keep their place while they load', async () => {
  network.use(hang(listCampaigns))
  // Without its loader, as when the page is here before the data.
  const { container } = renderPage({ Component: page.Component }, { path })
  await screen.findByRole('heading', { level: 1 })
  const busy = '[aria-busy="true"]:not([aria-hidden])' // a list, not each of its placeholders
  expect(container.querySelectorAll(busy)).toHaveLength(3)
})

test('visitors are led to sign up, signed-in people to the steps', async () => {
  network.use(campaigns())
  const visit = open()
  await visit.user.click(await screen.findByRole('link', { name: 'Sign up' }))
  expect(await screen.findByText('at /signup')).toBeVisible()
  visit.unmount()
  open('', { user: userOf('guardian') })
  expect(await screen.findByRole('link', { name: 'How to take part' })).toHaveAttribute(
    'href',
    '#take-part',
  )
})

test('R-066: the winners of the last campaigns with a verdict stand in the spotlight', async () => {
  network.use(
    campaigns(),
    answer(listCampaignEntries, entriesOf([publicEntry(5, { title: 'The tamarind', place: 1 })])),
  )
  open()
  await screen.findByRole('region', { name: 'In the spotlight' })
  const spotlight = section('In the spotlight')
  expect(spotlight.getByRole('heading', { name: 'Drum Relay' })).toBeVisible()
  expect(spotlight.queryByRole('heading', { name: 'Clay Carnival' })).toBeNull()
  expect(spotlight.getByText('First place')).toBeVisible()
  expect(spotlight.getByRole('link', { name: 'The tamarind' })).toHaveAttribute(
    'href',
    '/talentbox/entries/5',
  )
})

test('T-013: where ages are ranked by themselves, the spotlight names the first of each group', async () => {
  const age_groups = ['4 to 7 years', '8 to 11 years', '12 to 16 years']
  const [youngest, , oldest] = age_groups
  network.use(
    campaigns([campaignOf('Drum Relay', 'past', { age_groups })]),
    answer(
      listCampaignEntries,
      entriesOf([
        publicEntry(5, { title: 'Thunder', place: 1, age_group: oldest ?? '' }),
        publicEntry(6, { title: 'Tap tap', place: 1, age_group: youngest ?? '' }),
        publicEntry(7, { title: 'Drip drop', place: 1, age_group: youngest ?? '' }),
        publicEntry(8, { title: 'The tin', place: 2, age_group: youngest ?? '' }),
      ]),
    ),
  )
  open()
  await screen.findByRole('region', { name: 'In the spotlight' })
  const lists = section('In the spotlight').getAllByRole('list', { name: /years/ })
  expect(
    lists.map((list) => [
      list.getAttribute('aria-label'),
      ...within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ]),
  ).toEqual([
    [youngest, 'Tap tap', 'Drip drop'],
    [oldest, 'Thunder'],
  ])
})

test('T-008: posters and details lead to the page of their campaign', async () => {
  network.use(campaigns())
  open('?campaign=sur-sangam')
  const dialog = await screen.findByRole('dialog', { name: 'Sur Sangam' })
  const stage = '/talentbox/campaigns/sur-sangam'
  expect(within(dialog).getByRole('link', { name: 'Go to the stage' })).toHaveAttribute(
    'href',
    stage,
  )
  const poster = screen.getByRole('link', { name: 'Sur Sangam', hidden: true })
  expect(poster).toHaveAttribute('href', stage)
})
