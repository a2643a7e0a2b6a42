import {
  getUser,
  listSocialProviders,
  requestToken,
  startSocialSignIn,
} from '@brightyard/contract/calls'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { answer, cutOff, network, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import * as loginPage from './login.page.tsx'

const open = (address = '/login') =>
  renderPage(loginPage, {
    path: '/login',
    address,
    others: ['/signup', '/forgot-password', '/forgot-kidID'],
  })
beforeEach(() => {
  network.use(answer(listSocialProviders, { data: [] }))
})
const name = () => screen.findByLabelText('Email, mobile number or kid ID')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

const problem = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ code: 'refused', message: 'Refused.', request_id: 'r1' }, { status, headers })

test('X-027, Z-007: signs in with name and password, a public client id and no secret', async () => {
  const bodies: object[] = []
  network.use(
    answer(requestToken, ({ input }) => {
      bodies.push(input)
      return { token_type: 'Bearer' as const, access_token: 'a', expires_in: 600 }
    }),
    answer(getUser, userOf('guardian')),
  )
  const { user } = open()
  await user.type(await name(), ' KID-1001 ')
  await user.type(password(), 'brightyard-demo')
  await user.click(submit())
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({
    grant_type: 'password',
    client_id: 'web',
    username: 'KID-1001',
    password: 'brightyard-demo',
  })
})

test('A-001: stays busy until the host has left the page', async () => {
  network.use(
    answer(requestToken, { token_type: 'Bearer', access_token: 'a', expires_in: 600 }),
    answer(getUser, userOf('guardian')),
  )
  const { user } = open()
  await user.type(await name(), 'asha@example.com')
  await user.type(password(), 'brightyard-demo{Enter}')
  expect(await screen.findByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy')
})

test('A-004, Z-003: wrong credentials are a message on the form', async () => {
  network.use(answer(requestToken, () => problem(401)))
  const { user, router } = open()
  await user.type(await name(), 'asha@example.com')
  await user.type(password(), 'wrong')
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('do not match')
  expect(password()).toHaveFocus()
  expect(submit()).not.toHaveAttribute('aria-busy')
  expect(router.state.location.pathname).toBe('/login')
})

test('A-004: nothing moves, and no other way in opens, for a finger that presses twice after a refusal', async () => {
  let refuse = () => {}
  let held = Promise.resolve()
  network.use(
    answer(listSocialProviders, { data: [{ id: 'google', name: 'Google' }] }),
    answer(requestToken, async () => {
      await held
      return problem(401)
    }),
  )
  const { user } = open()
  await user.type(await name(), 'asha@example.com')
  await user.type(password(), 'wrong')
  await user.click(submit())
  const first = await screen.findByRole('alert')
  const google = screen.getByRole('button', { name: 'Continue with Google' })
  held = new Promise((resolve) => (refuse = resolve))
  await user.click(submit())
  expect(first).toBeInTheDocument()
  expect(google).toBeDisabled()
  refuse()
  // Announced again, though the words are the same.
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent('do not match')
  expect(google).toBeEnabled()
})

test('Y-015: too many attempts show how long to wait', async () => {
  network.use(answer(requestToken, () => problem(429, { 'retry-after': '700' })))
  const { user } = open()
  await user.type(await name(), 'asha@example.com')
  await user.type(password(), 'wrong')
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 12 minutes')
})

test('a lost connection says what to do', async () => {
  network.use(cutOff(requestToken))
  const { user } = open()
  await user.type(await name(), 'asha@example.com')
  await user.type(password(), 'brightyard-demo')
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection')
})

test('an empty form names what is missing and goes to the first field', async () => {
  const { user } = open()
  await name()
  await user.click(submit())
  expect(await screen.findByText('Please enter your password.')).toBeVisible()
  expect(await name()).toHaveFocus()
  expect(await name()).toHaveAccessibleDescription(/Please enter your email/)
})

test('R-030, R-155, A-006: the ways to sign up and to a new password take the target along', async () => {
  open('/login?redirectURL=/shop')
  const forgot = await screen.findByRole('link', { name: 'Forgot your password?' })
  expect(forgot).toHaveAttribute('href', '/forgot-password?redirectURL=%2Fshop')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup?redirectURL=%2Fshop',
  )
})

test('the password can be shown', async () => {
  const { user } = open()
  await name()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('A-015, A-016: Google, Facebook and Apple are where the site has keys for them, and the state is kept', async () => {
  const state = 's'.repeat(43)
  const asked = jest.fn()
  network.use(
    answer(listSocialProviders, {
      data: [
        { id: 'google', name: 'Google' },
        { id: 'facebook', name: 'Facebook' },
      ],
    }),
    answer(startSocialSignIn, ({ input }) => {
      asked(input)
      return { url: 'http://localhost/#provider', state }
    }),
  )
  const { user } = open('/login?redirectURL=/shop')
  const facebook = await screen.findByRole('button', { name: 'Continue with Facebook' })
  expect(screen.queryByRole('button', { name: 'Continue with Apple' })).not.toBeInTheDocument()
  await user.click(facebook)
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('brightyard.social') ?? '{}')).toEqual({
      state,
      purpose: 'sign-in',
      redirectURL: '/shop',
    }),
  )
  expect(asked).toHaveBeenCalledWith({ provider: 'facebook' })
})

test('R-021: the way to a forgotten kid ID is beside the password', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Forgot a kid ID?' })).toHaveAttribute(
    'href',
    '/forgot-kidID',
  )
})
