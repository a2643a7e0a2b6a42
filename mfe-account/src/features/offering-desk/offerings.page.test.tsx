import {
  addOffering,
  addSessions,
  changeOffering,
  getOwnOffering,
  listCampTypes,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
  removeOffering,
  removeSession,
} from '@brightyard/contract/calls'
import type { OwnOffering, OwnOfferingDetails, OwnSession } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { inHours } from '../../bookings/booking.fixture.ts'
import { person } from '../../testing/person.fixture.ts'
import * as page from './offerings.page.tsx'

const own = (changes: Partial<OwnOffering> = {}): OwnOffering => ({
  id: 7,
  kind: 'camp',
  slug: 'coracle-days',
  title: 'Coracle days',
  is_offered: false,
  price_from_in_paise: 240_000,
  first_starts_at: inHours(240),
  last_ends_at: inHours(300),
  state: 'draft',
  time_zone: 'Asia/Kolkata',
  to_come: { dates: 3, next_starts_at: inHours(240), seats: 36, seats_taken: 4 },
  ...changes,
})
const details = (changes: Partial<OwnOfferingDetails> = {}): OwnOfferingDetails => ({
  ...own(),
  state: 'draft',
  time_zone: 'Asia/Kolkata',
  summary: 'Three days in round boats.',
  text: ['We paddle.', 'Then lunch.'],
  picture: null,
  category: 'sports',
  camp_group: 31,
  age_from: 8,
  age_to: 12,
  mode: 'in-person',
  language: 'English',
  venue_name: 'Kaveri bend',
  address: '',
  city: 'Mysuru',
  location: null,
  refund_steps: [],
  moves_until_hours: null,
  what_to_bring: ['A towel'],
  revision: 'first',
  bookings: 0,
  batches: [{ id: 3, name: 'First week' }],
  ticket_types: [
    {
      id: 5,
      name: 'Day camper',
      scope: 'batch',
      price_in_paise: 240_000,
      tax_percent: 18,
      includes: ['Lunch'],
    },
  ],
  ...changes,
})
const date = (id: number, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  starts_at: inHours(240 + 24 * id),
  ends_at: inHours(244 + 24 * id),
  local_date: inHours(240 + 24 * id).slice(0, 10),
  capacity: 12,
  seats_left: 12,
  batch_id: 3,
  teacher_id: null,
  state: 'scheduled',
  seats_taken: 0,
  seats_elsewhere: 0,
  meeting_url: null,
  room_path: null,
  ...changes,
})
const group = (id: number, title: string) => ({
  id,
  slug: title.toLowerCase(),
  title,
  summary: '',
  subtitle: null,
  picture: null,
  camps: 0,
  age: null,
  cities: [],
})
const campTypes = {
  data: [
    {
      ...group(11, 'Outdoors'),
      groups: [{ ...group(21, 'Water'), groups: [group(31, 'Rivers'), group(32, 'Lakes')] }],
    },
  ],
}
let dates: OwnSession[]
beforeEach(() => {
  localStorage.clear()
  dates = [date(1), date(2, { seats_taken: 2, seats_left: 10 })]
  network.use(
    answer(listOwnOfferings, {
      data: [own(), own({ id: 8, title: 'Kite day', kind: 'event', state: 'published' })],
      links: { next: null },
      meta: { total: 2, current_page: 1, last_page: 1, per_page: 50 },
    }),
    answer(listCampTypes, campTypes),
    answer(getOwnOffering, details()),
    answer(listOwnSessions, () => ({ data: dates })),
    answer(listOwnTeachers, { data: [] }),
  )
})
const open = (address = '') =>
  renderPage(page, {
    path: '/bookings/offerings/edit/:id?',
    address: `/bookings/offerings${address}`,
    user: userOf('vendor'),
    others: ['/bookings/offerings'],
  })
const openList = () =>
  renderPage(page, {
    path: '/bookings/offerings',
    address: '/bookings/offerings',
    user: userOf('vendor'),
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('T-002: organisers see what they offer with its state, and a draft is deleted after a question', async () => {
  const removed: number[] = []
  network.use(
    answer(removeOffering, ({ input }) => {
      removed.push(Number(input.id))
      return { message: 'The draft is deleted.' }
    }),
  )
  const { container } = openList()
  const camp = (await screen.findByRole('link', { name: 'Coracle days' })).closest('li')
  expect(camp).toHaveTextContent(/Draft.*Next on .* · 3 dates to come.*4 of 36 seats taken/)
  expect(await accessibilityFindings(container)).toEqual([])
  await person.choose('Delete', 'Coracle days')
  person.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(removed).toEqual([])
  await screen.findByRole('button', { name: 'More for Coracle days' })
  await person.choose('Delete', 'Coracle days')
  person.click(await screen.findByRole('button', { name: 'Delete the draft' }))
  await waitFor(() => expect(removed).toEqual([7]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('T-002: what is published leaves the lists after a question, as it is stored', async () => {
  const sent: object[] = []
  network.use(
    answer(getOwnOffering, details({ state: 'published', is_offered: true })),
    answer(changeOffering, ({ input }) => {
      sent.push(input)
      return own({ state: 'unpublished' })
    }),
  )
  openList()
  await screen.findByRole('link', { name: 'Kite day' })
  await person.choose('No longer offer it', 'Kite day')
  person.click(await screen.findByRole('button', { name: 'No longer offer it' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ is_offered: false, camp_group: 31, title: 'Coracle days' }])
  expect(sent[0]).not.toHaveProperty('text')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('T-002: what is missing of a new camp stands beside its fields, and what was written outlives the tab', async () => {
  const sent: object[] = []
  network.use(
    answer(addOffering, ({ input }) => {
      sent.push(input)
      return own()
    }),
  )
  const first = open('/edit')
  person.replace('Coracle days', await screen.findByLabelText('What is it called?'))
  person.click(screen.getByRole('radio', { name: /^Camp/ }))
  person.click(button('Go on'))
  person.click(await screen.findByRole('button', { name: 'Save draft' }))
  const place = await screen.findByLabelText('Where in the TalentBox')
  expect(place).toHaveAccessibleDescription(/^Please choose where in the TalentBox it belongs\./)
  person.click(button('Where in the TalentBox: Please choose where in the TalentBox it belongs.'))
  await waitFor(() => expect(place).toHaveFocus())
  person.replace('Round boats.', screen.getByLabelText('In one sentence'))
  first.unmount()

  open('/edit')
  expect(await screen.findByLabelText('In one sentence')).toHaveValue('Round boats.')
  await screen.findByRole('option', { name: 'Rivers' })
  person.replace('We paddle.', screen.getByLabelText('What happens there'))
  person.replace('sports', screen.getByLabelText('What it is about'))
  person.replace('31', screen.getByLabelText('Where in the TalentBox'))
  person.replace('Kaveri bend', screen.getByLabelText('Place'))
  person.replace('Mysuru', screen.getByLabelText('City'))
  person.click(screen.getByRole('link', { name: 'Packages' }))
  await screen.findByRole('heading', { name: 'Packages' })
  person.replace('Day camper', screen.getByLabelText('Name'))
  person.replace('2,400', screen.getByLabelText('Price in rupees'))
  person.replace('Lunch\nA life jacket', screen.getByLabelText(/What it includes/))
  person.click(button('Save draft'))
  expect(await screen.findByRole('heading', { name: 'Add a week' })).toBeVisible()
  expect(sent).toMatchObject([
    {
      kind: 'camp',
      is_offered: false,
      camp_group: 31,
      text: ['We paddle.'],
      ticket_types: [
        { scope: 'batch', price_in_paise: 240_000, includes: ['Lunch', 'A life jacket'] },
      ],
    },
  ])
  expect(localStorage.getItem('brightyard.account.offering-1-new')).toBeNull()
})

test('T-005: a draft is published with all its fields, and a refusal says why', async () => {
  const sent: object[] = []
  const message = 'Please add a date to come first.'
  network.use(refuse(changeOffering, 409, { code: 'no_dates', message }))
  open('/edit/7')
  person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(message)).toBeVisible()
  network.use(
    answer(changeOffering, ({ input }) => {
      sent.push(input)
      return own({ state: 'published', is_offered: true })
    }),
    answer(getOwnOffering, details({ state: 'published', is_offered: true })),
  )
  person.click(button('Publish'))
  expect(await screen.findByText('Published')).toBeVisible()
  expect(sent).toMatchObject([
    { is_offered: true, camp_group: 31, title: 'Coracle days', revision: 'first' },
  ])
  expect(screen.queryByText(message)).toBeNull()
})

test('T-005: a week is added by the clock of the place, and only a date without bookings is removed', async () => {
  const added: object[] = []
  network.use(
    answer(addSessions, ({ input }) => {
      added.push(input)
      return { data: [date(3)] }
    }),
    answer(removeSession, ({ input }) => {
      dates = dates.filter(({ id }) => id !== Number(input.id))
      return { message: 'The date is removed.' }
    }),
  )
  const { container } = open('/edit/7?part=dates')
  const week = within(await screen.findByRole('group', { name: 'First week' }))
  expect(await accessibilityFindings(container)).toEqual([])
  person.click(week.getByRole('button', { name: /^Remove/ }))
  person.click(await screen.findByRole('button', { name: 'Remove the date' }))
  await waitFor(() => expect(week.getAllByRole('button', { name: /^Change/ })).toHaveLength(1))
  expect(week.queryByRole('button', { name: /^Remove/ })).toBeNull()
  person.click(week.getByRole('button', { name: /^Change/ }))
  expect(screen.getByLabelText('Starts (IST)')).toBeDisabled()
  person.click(button('Leave it'))
  person.click(button('Add the dates'))
  expect(screen.getByText('Please choose the first day.')).toBeVisible()
  person.replace('Second week', screen.getByLabelText('What families read'))
  person.replace('2027-04-05', screen.getByLabelText('First day'))
  person.replace('2', screen.getByLabelText('Days'))
  person.click(button('Add the dates'))
  await waitFor(() =>
    expect(added).toMatchObject([
      {
        batch_name: 'Second week',
        sessions: [
          { starts_at: '2027-04-05T04:30:00.000Z' },
          { starts_at: '2027-04-06T04:30:00.000Z', ends_at: '2027-04-06T06:30:00.000Z' },
        ],
      },
    ]),
  )
})
