import { beforeEach, expect, test } from '@jest/globals'
import {
  enrolKids,
  getPaymentStatus,
  getProgram,
  listCoupons,
  listFamily,
  quoteEnrolment,
  updateStudent,
} from '@brightyard/contract/calls'
import type { EnrolmentQuote } from '@brightyard/contract/entities'
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
import { endDraft } from '../../bookings/booking-draft.ts'
import { bookingQuoteOf, kidOf, studentProfileOf } from '../../fixtures/bookings.ts'
import { programCardOf, programClass, programDetails } from '../../fixtures/programs.ts'
import * as bookingPage from './booking.page.tsx'

const page = { ...bookingPage, ErrorBoundary: () => <p>No such page</p> }
const open = (query = '', user = userOf('guardian')) =>
  renderPage(page, {
    path: '/program/booking/:id?',
    address: `/program/booking${query}`,
    user,
    others: ['/GlobalPaymentSummary', '/program/all', '/my-programs'],
  })

const { kids, totals } = bookingQuoteOf()
const quoteOf = (changes: Partial<EnrolmentQuote> = {}): EnrolmentQuote => ({
  program: programCardOf(1),
  class: null,
  kids,
  seats_left: null,
  coupon: null,
  totals,
  policy: ['Your kid can leave at any time before the program is completed.'],
  problems: [],
  fingerprint: 'of one kid',
  ...changes,
})
const status = {
  order_code: 'BY-1',
  order_type: 'program',
  order_id: 1,
  target: '/my-programs',
  message: '',
  total_in_paise: 65_000,
  can_retry: false,
} as const

beforeEach(() => {
  endDraft()
  network.use(
    answer(getProgram, { ...programDetails, mode: 'online', classes: [programClass] }),
    answer(listFamily, { data: [kidOf(71, 'Mira'), kidOf(72, 'Arjun')] }),
    answer(quoteEnrolment, quoteOf()),
  )
})

test('R-120: a date of birth that is not on record is asked for', async () => {
  const message = 'Please add the date of birth of Mira: this is for ages 8 to 11.'
  const problems: EnrolmentQuote['problems'] = [
    { code: 'birth_date_missing', message, student_id: 71 },
  ]
  let isSaved = false
  network.use(
    answer(quoteEnrolment, () => quoteOf(isSaved ? {} : { problems })),
    answer(updateStudent, () => {
      isSaved = true
      return studentProfileOf(71, 'Mira')
    }),
  )
  const { user } = open('/1?kids=71')
  await user.type(await screen.findByLabelText('Date of birth of Mira'), '2017-07-04')
  expect(screen.queryByRole('button', { name: /^Enrol/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: /^Enrol/ })).toBeVisible()
})

test('R-120: a kid and a class are chosen, and the order goes to its payment', async () => {
  const sent: unknown[] = []
  network.use(
    answer(enrolKids, ({ input }) => {
      sent.push(input)
      return {
        order_code: 'BY-1',
        payment: {
          order_code: 'BY-1',
          order_id: 1,
          gateway_url: '/GlobalPaymentSummary?order_code=BY-1',
        },
      }
    }),
  )
  const { user, router, container } = open('/1')
  await user.click(await screen.findByRole('checkbox', { name: /^Mira/ }))
  await user.click(screen.getByRole('radio', { name: new RegExp(programClass.title) }))
  expect(await screen.findByText(/can leave at any time/)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  const { search } = router.state.location
  expect(new URLSearchParams(search).get('kids')).toBe('71')
  await user.click(await screen.findByRole('button', { name: /^Enrol and pay/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/GlobalPaymentSummary'))
  expect(sent).toMatchObject([
    { student_ids: [71], class_id: programClass.id, fingerprint: 'of one kid' },
  ])
})

test('R-120: a coupon is chosen from those that the guardian is offered', async () => {
  const coupon = { description: '₹100 off', minimum_in_paise: 0, valid_until: null, problem: null }
  const problem = { code: 'coupon_already_used' as const, message: 'You have already used it.' }
  network.use(
    answer(listCoupons, {
      data: [
        { ...coupon, code: 'KITE100' },
        { ...coupon, code: 'OLD', problem },
      ],
    }),
  )
  const { user, router, container } = open('/1?kids=71')
  await user.click(await screen.findByRole('button', { name: 'See coupons for you' }))
  const apply = await screen.findByRole('button', { name: 'Apply KITE100' })
  expect(screen.getByRole('group', { name: 'Coupons for you' })).toHaveFocus()
  expect(screen.getByText('You have already used it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Apply OLD' })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(apply)
  await waitFor(() => expect(router.state.location.search).toContain('coupon=KITE100'))
})

test('R-120: what stands in the way is said at the kid or above the price, without a button', async () => {
  network.use(
    answer(
      quoteEnrolment,
      quoteOf({
        problems: [
          { code: 'age', message: 'Mira is 4; this is for ages 8 to 10.', student_id: 71 },
          { code: 'class_full', message: 'This class is full.', student_id: null },
        ],
      }),
    ),
  )
  open('/1?kids=71')
  expect(await screen.findByText('Mira is 4; this is for ages 8 to 10.')).toBeVisible()
  expect(screen.getByText('This class is full.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Enrol/ })).toBeNull()
})

test('R-120: what the server refuses is said, and the price is asked for again', async () => {
  network.use(refuse(enrolKids, 409, { code: 'enrolment_changed', message: 'It has changed.' }))
  const { user } = open('/1?kids=71')
  await user.click(await screen.findByRole('button', { name: /^Enrol and pay/ }))
  expect(await screen.findByText('It has changed.')).toBeVisible()
})

test('R-120: without an id all programs are shown; an unknown one is not found', async () => {
  const { unmount } = open()
  expect(await screen.findByText('at /program/all')).toBeVisible()
  unmount()
  network.use(refuse(getProgram, 404))
  open('/99')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('R-120: only guardians enrol', async () => {
  open('/1', userOf('student'))
  expect(await screen.findByText('Guardians enrol their kids')).toBeVisible()
})

test('R-120: a paid order leads to the lessons, another one to its payment', async () => {
  network.use(answer(getPaymentStatus, { ...status, status: 'success' }))
  const { unmount } = open('/1?order_code=BY-1')
  expect(await screen.findByRole('link', { name: 'Start learning' })).toHaveAttribute(
    'href',
    '/my-programs',
  )
  unmount()
  network.use(
    answer(getPaymentStatus, {
      ...status,
      order_code: 'BY-2',
      status: 'failure',
      message: 'The bank said no.',
      can_retry: true,
    }),
  )
  open('/1?order_code=BY-2')
  expect(await screen.findByText('The bank said no.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to payment' })).toBeVisible()
})
