import {
  addOffering,
  changeOffering,
  getOwnOffering,
  listCampTypes,
  listOrganisers,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
  removeOffering,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { person } from '../../testing/person.fixture.ts'
import { campTypes, date, details, own } from './offering.fixture.ts'
import * as page from './offerings.page.tsx'

beforeEach(() => {
  localStorage.clear()
  network.use(
    answer(listOwnOfferings, {
      data: [own(), own({ id: 8, title: 'Kite day', kind: 'event', state: 'published' })],
      links: { next: null },
      meta: { total: 2, current_page: 1, last_page: 1, per_page: 50 },
    }),
    answer(listCampTypes, campTypes),
    answer(getOwnOffering, details()),
    answer(listOwnSessions, { data: [date(1), date(2)] }),
    answer(listOwnTeachers, { data: [] }),
  )
})
const open = (address = '', role: 'vendor' | 'superAdmin' = 'vendor') =>
  renderPage(page, {
    path: '/bookings/offerings/edit/:id?',
    address: `/bookings/offerings${address}`,
    user: userOf(role),
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
  // What was loaded ahead is asked for again: its answer must not come while axe reads the page.
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull())
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

test('T-002: a new camp outlives the tab, and is stored as a draft with its gaps', async () => {
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
  person.replace('Round boats.', await screen.findByLabelText('In one sentence'))
  first.unmount()

  open('/edit')
  expect(await screen.findByLabelText('In one sentence')).toHaveValue('Round boats.')
  person.replace('twelve', screen.getByLabelText('To age'))
  person.click(button('Save draft'))
  expect(screen.getByLabelText('To age')).toHaveAccessibleDescription(/Please enter an age/)
  person.replace('', screen.getByLabelText('To age'))
  person.click(screen.getByRole('link', { name: 'Packages' }))
  await screen.findByRole('heading', { name: 'Packages' })
  person.replace('Day camper', screen.getByLabelText('Name'))
  person.replace('Lunch\nA life jacket', screen.getByLabelText(/What it includes/))
  person.click(button('Save draft'))
  expect(await screen.findByRole('heading', { name: 'Add a week' })).toBeVisible()
  expect(sent).toMatchObject([
    {
      kind: 'camp',
      summary: 'Round boats.',
      text: [],
      category: null,
      camp_group: null,
      age_to: null,
      ticket_types: [
        {
          name: 'Day camper',
          scope: 'batch',
          price_in_paise: null,
          includes: ['Lunch', 'A life jacket'],
        },
      ],
    },
  ])
  expect(localStorage.getItem('brightyard.account.offering-1-new')).toBeNull()
})

test('T-002: publishing names each gap, dates too, and leads to it', async () => {
  network.use(
    answer(
      getOwnOffering,
      details({
        camp_group: null,
        age_to: null,
        to_come: { dates: 0, next_starts_at: null, seats: 0, seats_taken: 0 },
      }),
    ),
  )
  open('/edit/7')
  person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('3 things are missing before it can be published')).toBeVisible()
  const place = screen.getByLabelText('Where in the TalentBox')
  expect(place).toHaveAccessibleDescription(/^Please choose where in the TalentBox it belongs\./)
  person.click(button('Where in the TalentBox: Please choose where in the TalentBox it belongs.'))
  await waitFor(() => expect(place).toHaveFocus())
  expect(button('To age: Please enter an age from 0 to 99.')).toBeVisible()
  person.click(button('Dates: Please add a date to come.'))
  await waitFor(() => expect(screen.getByLabelText('First day')).toHaveFocus())
})

test('Y-011: an admin begins an offering for an organiser that is chosen first', async () => {
  const sent: object[] = []
  network.use(
    answer(listOrganisers, { data: [{ id: 4, name: 'Paper House' }] }),
    answer(addOffering, ({ input }) => {
      sent.push(input)
      return own()
    }),
  )
  open('/edit', 'superAdmin')
  person.replace('Coracle days', await screen.findByLabelText('What is it called?'))
  person.click(button('Go on'))
  const organiser = screen.getByLabelText('Who offers it?')
  expect(organiser).toHaveAccessibleDescription(/^Please choose who offers it\./)
  expect(organiser).toHaveFocus()
  await screen.findByRole('option', { name: 'Paper House' })
  person.replace('4', organiser)
  person.click(button('Go on'))
  person.click(await screen.findByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Coracle days', vendor_id: 4 }]))
})

test('T-005: a draft is published with all its fields, and a refusal says why', async () => {
  const sent: object[] = []
  const message = 'Every ticket is for a whole course, and no dates are one yet.'
  network.use(refuse(changeOffering, 422, { code: 'invalid_input', fields: { dates: message } }))
  open('/edit/7')
  person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(`Dates: ${message}`)).toBeVisible()
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
  expect(screen.queryByText(`Dates: ${message}`)).toBeNull()
})
