import {
  completeSocialSignUp,
  finishSocialSignIn,
  getUser,
  listSocialProviders,
  requestToken,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { beforeEach, expect, jest, test } from '@jest/globals'
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
import * as callbackPage from './callback.page.tsx'

const state = 'q7Yk2mZtVb4nXc8rLw1pHs6dJf3gAe9uTiOoKxNvBzM'
const token = { token_type: 'Bearer', access_token: 'fresh', expires_in: 600 } as const
const remember = (purpose: 'sign-in' | 'link', redirectURL: string | null = null) =>
  sessionStorage.setItem('brightyard.social', JSON.stringify({ state, purpose, redirectURL }))
const open = (query = `code=the-code&state=${state}`, user?: ReturnType<typeof userOf>) =>
  renderPage(callbackPage, {
    path: '/callback',
    address: `/callback?${query}`,
    ...(user ? { user } : {}),
    others: ['/login', '/profile/security'],
  })

beforeEach(() => {
  sessionStorage.clear()
  network.use(answer(listSocialProviders, { data: [] }), answer(getUser, userOf('guardian')))
})

test('R-006: a matching return signs in, drops the code from the address and keeps the target', async () => {
  remember('sign-in', '/shop')
  const bodies: object[] = []
  network.use(
    answer(finishSocialSignIn, ({ input }) => {
      bodies.push(input)
      return { outcome: 'signed-in' as const, token }
    }),
  )
  const { router } = open(`code=the-code&state=${state}&iss=https%3A%2F%2Fprovider.example`)
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({ code: 'the-code', state, iss: 'https://provider.example' })
  await waitFor(() => expect(router.state.location.search).toBe('?redirectURL=%2Fshop'))
})

test.each([
  [
    'another state is stored',
    () => sessionStorage.setItem('brightyard.social', '{"state":"other"}'),
  ],
  ['none is stored', () => {}],
])('R-006, A-017: where %s, no call is made and the visitor is at sign-in', async (_, store) => {
  store()
  let calls = 0
  const count = () => {
    calls += 1
    return Response.error()
  }
  network.use(answer(finishSocialSignIn, count), answer(requestToken, count))
  open()
  await screen.findByText('at /login')
  expect(calls).toBe(0)
})

test('after cancelling at the provider the visitor is back where it began, with the reason', async () => {
  remember('link')
  const heard = jest.fn()
  const stop = channel(toastRequested).changes.subscribe(heard)
  open(`error=access_denied&state=${state}`, userOf('guardian'))
  await screen.findByText('at /profile/security')
  stop.unsubscribe()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('A-018: a state that the server no longer knows says what to do', async () => {
  remember('sign-in')
  network.use(refuse(finishSocialSignIn, 422, { message: 'Please begin again.' }))
  const { container } = open()
  expect(await screen.findByText('Please begin again.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-025: a linked account leads back to the ways to sign in', async () => {
  remember('link')
  network.use(answer(finishSocialSignIn, { outcome: 'linked', name: 'Google' }))
  open(undefined, userOf('guardian'))
  await screen.findByText('at /profile/security')
})

test('a new person accepts the terms before an account is created', async () => {
  remember('sign-in')
  const bodies: object[] = []
  network.use(
    answer(finishSocialSignIn, {
      outcome: 'new',
      ticket: 't'.repeat(43),
      name: 'Farah Khan',
      email: 'farah@example.com',
    }),
    answer(completeSocialSignUp, ({ input }) => {
      bodies.push(input)
      return token
    }),
  )
  const { user, container } = open()
  const join = await screen.findByRole('button', { name: 'Create an account' })
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(join)
  expect(await screen.findByText(/Please accept the terms/)).toBeVisible()
  await user.click(screen.getByRole('checkbox'))
  await user.click(join)
  await waitFor(() =>
    expect(bodies).toEqual([{ ticket: 't'.repeat(43), name: 'Farah Khan', accepts_terms: true }]),
  )
})
