import { getCandidate, getCandidatePayment, payCandidateFee } from '@brightyard/contract/calls'
import type { CandidatePayment, CandidateSeat } from '@brightyard/contract/entities'
import { beforeEach, expect, test } from '@jest/globals'
import { answer, network, renderPage, screen, waitFor } from '@brightyard/testing'
import * as page from './candidate.page.tsx'

const fee = {
  pre_tax_in_paise: 50_000,
  tax_in_paise: 9_000,
  total_in_paise: 59_000,
  tax_percent: 18,
}
const seat: CandidateSeat = {
  name: 'Nila',
  application_id: 'BY77',
  assessment_id: 7,
  title: 'Young Astronomers 2026',
  subject: 'Science',
  given_by: 'Brightyard',
  minutes: 30,
  opens_at: null,
  closes_at: null,
  fee,
  is_paid: false,
}
const payment: CandidatePayment = {
  order_code: 'BY-7F3K-9Q2M-XT',
  assessment_id: 7,
  title: seat.title,
  status: 'success',
  message: 'Your payment has arrived. Thank you.',
  fee,
  can_retry: false,
  invoice_number: 'BY/2026-27/000123',
  paid_at: '2026-11-23T05:00:00.000Z',
}
const paths = {
  login: '/assessment/login',
  payment: '/assessment/login/assesmentpayment',
  paid: '/assessment/login/paymentsucess',
}
const open = (path: string, address = path) =>
  renderPage(page, {
    path,
    address,
    others: [...Object.values(paths).filter((one) => one !== path), '/assessment/instructions/7'],
  })
const signedIn = () =>
  sessionStorage.setItem('individual', '{"application_id":"BY77","password":"MANGO"}')
beforeEach(() => sessionStorage.clear())

async function signIn(path = paths.login) {
  const { user, ...rest } = open(path)
  await user.type(await screen.findByLabelText('Application ID'), 'by77')
  await user.type(screen.getByLabelText('Passcode'), 'MANGO')
  await user.click(screen.getByRole('button', { name: 'Open the assessment' }))
  return { user, ...rest }
}

test('Z-008: a wrong passcode is said, and is not kept', async () => {
  network.use(
    answer(getCandidate, () =>
      Response.json(
        { code: 'wrong_passcode', message: 'These do not match.', request_id: 'r1' },
        { status: 401 },
      ),
    ),
  )
  await signIn()
  expect(await screen.findByText(/passcode do not match/)).toBeVisible()
  expect(sessionStorage.getItem('individual')).toBeNull()
})

test('R-113, Z-008: a passcode is kept in this tab alone, and the fee comes next', async () => {
  network.use(answer(getCandidate, seat))
  await signIn()
  await waitFor(() => expect(sessionStorage.getItem('individual')).toContain('MANGO'))
  expect(localStorage.getItem('individual')).toBeNull()
  expect(location.href).not.toContain('MANGO')
})

test('Z-008: signing out forgets the passcode', async () => {
  signedIn()
  network.use(answer(getCandidate, seat))
  const { user } = open(paths.login)
  await user.click(await screen.findByRole('button', { name: /Sign out/ }))
  expect(sessionStorage.getItem('individual')).toBeNull()
})

test('R-107, Z-020: the fee is shown with its tax, whatever the case of the address', async () => {
  signedIn()
  network.use(answer(getCandidate, seat))
  open(paths.payment, '/assessment/LOGIN/AssesmentPayment')
  expect(await screen.findByText('Tax 18%')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay ₹590.00' })).toBeEnabled()
})

test('R-107: a refusal is said, and the button works again', async () => {
  signedIn()
  network.use(
    answer(getCandidate, seat),
    answer(payCandidateFee, () =>
      Response.json(
        { code: 'already_paid', message: 'The fee is paid.', request_id: 'r1' },
        { status: 409 },
      ),
    ),
  )
  const { user } = open(paths.payment)
  await user.click(await screen.findByRole('button', { name: 'Pay ₹590.00' }))
  expect(await screen.findByText(/The fee is paid/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay ₹590.00' })).toBeEnabled()
})

test('R-108, Z-021: the server says that it is paid; then there is a start', async () => {
  signedIn()
  network.use(answer(getCandidatePayment, payment))
  open(paths.paid, `${paths.paid}?order_code=BY-7F3K-9Q2M-XT#secret=s1`)
  const start = await screen.findByRole('link', { name: 'Start the assessment' })
  expect(start).toHaveAttribute('href', '/assessment/instructions/7')
  expect(screen.getByText(/BY\/2026-27\/000123/)).toBeVisible()
})

test('R-108: what the address claims starts nothing', async () => {
  signedIn()
  network.use(
    answer(getCandidatePayment, {
      ...payment,
      status: 'failure',
      message: 'Your bank declined it.',
      can_retry: true,
    }),
  )
  open(paths.paid, `${paths.paid}?order_code=BY-7F3K-9Q2M-XT&status=success#secret=s1`)
  expect(await screen.findByText('Your bank declined it.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Start/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to payment' })).toBeVisible()
})
