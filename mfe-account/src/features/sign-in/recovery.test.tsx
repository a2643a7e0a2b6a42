import {
  confirmSignUp,
  forgotKidId,
  forgotPassword,
  getUser,
  listSocialProviders,
  resetPassword,
  signUp,
} from '@brightyard/contract/calls'
import { beforeEach, expect, test } from '@jest/globals'
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
import * as kidIdPage from './forgot-kid-id.page.tsx'
import * as forgotPage from './forgot-password.page.tsx'
import * as guardianPage from './guardian-registration.page.tsx'
import * as resetPage from './reset-password.page.tsx'
import * as signupPage from './signup.page.tsx'

beforeEach(() => {
  network.use(answer(listSocialProviders, { data: [] }))
})

const openSignup = (address = '/signup') => renderPage(signupPage, { path: '/signup', address })
const openReset = (address = '/reset_password/Tok-1') =>
  renderPage(resetPage, { path: '/reset_password/:token?', address, others: ['/forgot-password'] })

async function fillSignup(user: ReturnType<typeof openSignup>['user']) {
  await user.type(await screen.findByLabelText('Your name'), 'Asha Verma')
  await user.type(screen.getByLabelText('Email or mobile number'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'lychee-kite-42')
  await user.click(screen.getByRole('checkbox'))
}

const sent = { ticket: 't'.repeat(43), message: 'We sent a message.', expires_in: 1800 }

test('R-060: signing up sends a code; the right one makes the account and takes the session over', async () => {
  const bodies: object[] = []
  network.use(
    answer(signUp, ({ input }) => {
      bodies.push(input)
      return sent
    }),
    answer(confirmSignUp, ({ input }) => {
      bodies.push(input)
      return { token_type: 'Bearer' as const, access_token: 'fresh', expires_in: 600 }
    }),
    answer(getUser, ({ request }) => {
      expect(request.headers.get('authorization')).toBe('Bearer fresh')
      return userOf('guardian')
    }),
  )
  const { user, container } = openSignup('/signup?reference_code=ASHA-2210')
  await fillSignup(user)
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.type(code, '123456{Enter}')
  expect(await screen.findByRole('button', { name: 'Checking the code' })).toBeVisible()
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies).toEqual([
    {
      name: 'Asha Verma',
      username: 'asha@example.com',
      password: 'lychee-kite-42',
      reference_code: 'ASHA-2210',
      accepts_terms: true,
    },
    { ticket: sent.ticket, code: '123456' },
  ])
})

test('R-060: a wrong code is reported at its field; a new one can be requested and the details edited', async () => {
  let asked = 0
  network.use(
    answer(signUp, () => {
      asked += 1
      return { ...sent, ticket: `${asked}`.repeat(43) }
    }),
    refuse(confirmSignUp, 422, { fields: { code: 'This is not the code that we sent.' } }),
  )
  const { user } = openSignup()
  await fillSignup(user)
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  const code = await screen.findByLabelText('Code')
  await user.type(code, '12{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/six digits that we sent/))
  await user.type(code, '3456{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/not the code/))
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(asked).toBe(2))
  await user.click(screen.getByRole('button', { name: 'Change my details' }))
  expect(await screen.findByLabelText('Your name')).toHaveValue('Asha Verma')
})

test('R-024: a guardian registers only with consent to what is stored about kids', async () => {
  const bodies: object[] = []
  network.use(
    answer(signUp, ({ input }) => {
      bodies.push(input)
      return sent
    }),
  )
  const { user } = renderPage(guardianPage, { path: '/guardian-registration' })
  await user.type(await screen.findByLabelText('Your name'), 'Asha Verma')
  await user.type(screen.getByLabelText('Email or mobile number'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'lychee-kite-42')
  await user.click(screen.getByRole('checkbox', { name: /terms of service/ }))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await screen.findByText(/We need your consent/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /parent or guardian/ }))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  await screen.findByLabelText('Code')
  expect(bodies).toEqual([expect.objectContaining({ consents_to_child_data: true })])
})

test('R-021: a guardian who requests the kid IDs gets the same answer as anyone', async () => {
  network.use(answer(forgotKidId, { message: 'If a guardian has this contact, …' }))
  const { user, container } = renderPage(kidIdPage, { path: '/forgot-kidID' })
  await user.type(await screen.findByLabelText(/^Guardian/), 'asha@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the kid IDs' }))
  expect(await screen.findByText('If a guardian has this contact, …')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('server errors appear at their fields, the first one focused', async () => {
  network.use(
    refuse(signUp, 422, {
      fields: {
        username: 'There is an account with this contact already.',
        password: 'Too common.',
      },
    }),
  )
  const { user } = openSignup()
  await fillSignup(user)
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  const contact = screen.getByLabelText('Email or mobile number')
  await waitFor(() =>
    expect(contact).toHaveAccessibleDescription(/account with this contact already/),
  )
  expect(contact).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Too common/)
})

test('an account needs the terms accepted and a password of 8 characters', async () => {
  const { user, container } = openSignup()
  await user.type(await screen.findByLabelText('Your name'), 'Asha')
  await user.type(screen.getByLabelText('Email or mobile number'), '9876543210')
  await user.type(screen.getByLabelText('Password'), 'short')
  expect(screen.getByText('Too short.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await screen.findByText(/Please accept the terms/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(await accessibilityFindings(container)).toEqual([])
})

test("A-023: forgot password shows the server's neutral answer", async () => {
  network.use(answer(forgotPassword, { message: 'If there is an account, a link is on its way.' }))
  const { user } = renderPage(forgotPage)
  await user.type(await screen.findByLabelText('Email or mobile number'), 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('If there is an account, a link is on its way.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeVisible()
})

test('R-142: without a token leads to forgot password', async () => {
  openReset('/reset_password')
  expect(await screen.findByText('at /forgot-password')).toBeVisible()
})

test('R-142: sets the password that was typed twice, with the token from the address', async () => {
  const bodies: object[] = []
  network.use(
    answer(resetPassword, ({ input }) => {
      bodies.push(input)
      return { message: 'Your new password is set. Sign in with it.' }
    }),
  )
  const { user } = openReset()
  await user.type(await screen.findByLabelText('New password'), 'lychee-kite-42')
  await user.type(screen.getByLabelText('Repeat the password'), 'lychee-kite-43')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByText(/The two passwords differ/)).toBeVisible()
  await user.type(screen.getByLabelText('Repeat the password'), '{Backspace}2')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(bodies).toEqual([{ token: 'Tok-1', password: 'lychee-kite-42' }])
})

test('R-142: a used or expired link shows why and offers a new one', async () => {
  network.use(
    refuse(resetPassword, 422, { code: 'link_expired', message: 'This link has been used.' }),
  )
  const { user, container } = openReset()
  await user.type(await screen.findByLabelText('New password'), 'lychee-kite-42')
  await user.type(screen.getByLabelText('Repeat the password'), 'lychee-kite-42')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used.')
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})
