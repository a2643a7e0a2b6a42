import { beforeEach, expect, test } from '@jest/globals'
import {
  bookSeats,
  getOffering,
  getOfferingById,
  joinWaitingList,
  listFamily,
  quoteBooking,
  updateStudent,
} from '@brightyard/contract/calls'
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
} from '@brightyard/testing'
import { campOf, campQuote, kidCard, studentOf } from '../../fixtures/camps.ts'
import * as page from './camp-booking.page.tsx'

const path = '/talentbox/campaigns/booking-summary'
const open = (query: string, user = userOf('guardian')) =>
  renderPage(page, {
    path,
    address: `${path}?${query}`,
    user,
    others: [
      '/GlobalPaymentSummary',
      '/camp-history',
      '/talentbox/campaigns/camp-listing',
      '/talentbox/campaigns/SubmissionPage',
    ],
  })
const withMira = 'offering=find-your-way&kids=71'

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(getOffering, campOf()),
    answer(listFamily, { data: [kidCard(71, 'Mira'), kidCard(72, 'Arjun')] }),
    answer(quoteBooking, campQuote()),
  )
})

test.each([
  ['student', 'Show this camp to your guardian, who can book it for you.'],
  ['schoolRepresentative', 'Sign in as a guardian to book a camp.'],
] as const)('T-001: a %s reads who books, and sees no form', async (role, text) => {
  open(withMira, userOf(role))
  expect(await screen.findByText('Guardians book for their kids')).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('T-001: who is too young reads so as soon as they are ticked, and cannot be booked', async () => {
  network.use(
    answer(
      quoteBooking,
      campQuote({
        problems: [
          { code: 'age', message: 'Mira will be 7; this is for ages 9 to 14.', student_id: 71 },
        ],
      }),
    ),
  )
  const { user, container } = open('offering=find-your-way')
  await user.click(await screen.findByRole('checkbox', { name: /Mira/ }))
  expect(
    await screen.findByRole('checkbox', { name: /Mira/, description: /this is for ages 9 to 14/ }),
  ).toBeVisible()
  expect(await screen.findByText('What it costs')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('T-001: a missing date of birth is asked for beside the kid', async () => {
  const saved: unknown[] = []
  network.use(
    answer(
      quoteBooking,
      campQuote({
        problems: [
          { code: 'birth_date_missing', message: 'Please add the date of birth.', student_id: 71 },
        ],
      }),
    ),
    answer(updateStudent, ({ input }) => {
      saved.push(input)
      network.use(answer(quoteBooking, campQuote()))
      return studentOf(71, 'Mira')
    }),
  )
  const { user } = open(withMira)
  await user.type(await screen.findByLabelText('Date of birth of Mira'), '2016-05-04')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Book and pay ₹2,400.00' })).toBeVisible()
  expect(saved).toMatchObject([{ birth_date: '2016-05-04' }])
})

test('T-001: a coupon that is no good says so at its field, and the camp is booked without it', async () => {
  const booked: unknown[] = []
  const problem = { code: 'coupon_problem', message: 'NOPE: There is no such coupon.' } as const
  network.use(
    answer(quoteBooking, ({ input: { coupon } }) =>
      coupon
        ? campQuote({ problems: [{ ...problem, student_id: null }], fingerprint: 'with it' })
        : campQuote(),
    ),
    answer(bookSeats, ({ input }) => {
      booked.push(input)
      return { codes: ['A'], payment: null }
    }),
  )
  const { user } = open('offering=find-your-way&kids=71&coupon=NOPE')
  const field = await screen.findByLabelText(/Coupon code/)
  expect(field).toHaveAccessibleDescription(/There is no such coupon/)
  await user.click(
    screen.getByRole('button', { name: 'Book and pay ₹2,400.00 without the coupon' }),
  )
  await waitFor(() => expect(booked).toMatchObject([{ fingerprint: 'of one kid' }]))
  expect(JSON.stringify(booked)).not.toMatch(/NOPE/)
})

test('T-001: kid, week and package have a price with tax, a coupon is tried, and one press leads to the payment', async () => {
  const asked: unknown[] = []
  const booked: unknown[] = []
  network.use(
    answer(quoteBooking, ({ input }) => {
      asked.push(input)
      return campQuote()
    }),
    answer(bookSeats, ({ input }) => {
      booked.push(input)
      return {
        codes: ['A'],
        payment: { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' },
      }
    }),
  )
  const { user, router } = open('offering=find-your-way')
  await user.click(await screen.findByRole('checkbox', { name: /Mira/ }))
  expect(await screen.findByText('Tax 18%')).toBeVisible()
  expect(screen.getByText(/full price back/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /With bus/ }))
  await user.type(screen.getByLabelText(/Coupon code/), 'WELCOME10')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  // The first week is full, so that the second is proposed.
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      student_ids: [71],
      ticket_type_id: 2,
      batch_id: 31,
      coupon: 'WELCOME10',
    }),
  )
  await user.dblClick(await screen.findByRole('button', { name: 'Book and pay ₹2,400.00' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/GlobalPaymentSummary'))
  expect(router.state.location.search).toBe('?order_code=BY-7F3K')
  expect(booked).toHaveLength(1)
  expect(booked).toMatchObject([{ batch_id: 31, ticket_type_id: 2, fingerprint: 'of one kid' }])
})

test('T-001: a full week has a waiting list', async () => {
  const waiting: unknown[] = []
  network.use(
    answer(
      quoteBooking,
      campQuote({
        seats_left: 0,
        problems: [{ code: 'sold_out', message: 'All seats are taken.', student_id: null }],
      }),
    ),
    answer(joinWaitingList, ({ input }) => {
      waiting.push(input)
      return { codes: ['W'] }
    }),
  )
  const { user } = open(`${withMira}&batch=30`)
  expect(await screen.findByRole('radio', { name: /full: you can wait/ })).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText('You are on the waiting list')).toBeVisible()
  expect(waiting).toEqual([{ student_ids: [71], ticket_type_id: 1, batch_id: 30 }])
})

test('T-001: what is refused is said, and asked again', async () => {
  network.use(
    refuse(bookSeats, 409, { code: 'booking_changed', message: 'Something has changed.' }),
  )
  const { user } = open(withMira)
  await user.click(await screen.findByRole('button', { name: 'Book and pay ₹2,400.00' }))
  expect(await screen.findByText('Something has changed.')).toBeVisible()
})

test('T-001: links of the specification lead to the camp by its id, and to the entry of a campaign', async () => {
  network.use(answer(getOfferingById, campOf()))
  const { router } = open('type=39&id=9')
  await waitFor(() => expect(router.state.location.search).toContain('offering=find-your-way'))
  const other = open('type=32&id=4')
  await waitFor(() =>
    expect(other.router.state.location.pathname).toBe('/talentbox/campaigns/SubmissionPage'),
  )
})

test('T-001: what is loading stands in the order of the choices', async () => {
  network.use(hang(listFamily))
  open(withMira)
  expect(await screen.findByText('Loading the camp')).toBeInTheDocument()
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Who goes', 'Week', 'Package', 'What it costs'])
})

test('T-001: a week has the name that its organiser gave it, unless that only repeats the dates', async () => {
  const [first, second] = campOf().batches
  if (!first || !second) throw new Error('The camp has two weeks.')
  network.use(
    answer(
      getOffering,
      campOf({
        batches: [
          { ...first, name: 'Raft week' },
          { ...second, name: 'Mon 5 April to 9th April' },
        ],
      }),
    ),
  )
  open(withMira)
  expect(await screen.findByRole('radio', { name: /^Raft week: / })).toBeVisible()
  expect(screen.queryByText(/5 April to 9th/)).toBeNull()
})
