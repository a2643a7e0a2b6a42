import { listSocialProviders, signUp } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import * as page from './signup.page.tsx'

const asked = jest.fn()
beforeEach(() => {
  asked.mockReset()
  network.use(
    answer(listSocialProviders, { data: [] }),
    answer(signUp, ({ input }) => {
      asked(input)
      return { ticket: 'a'.repeat(30), message: 'We have sent a code.', expires_in: 1800 }
    }),
  )
})
const open = (query = '') => renderPage(page, { path: '/signup', address: `/signup${query}` })

test.each([
  ['Student', 'Sign in with my kid ID', '/login'],
  ['Partner', 'Register as a partner', '/partner-register'],
  ['School', 'Register a school', '/schoolregistration/register'],
])('R-060: who is a %s is led to "%s", and makes no account here', async (role, link, address) => {
  const { user, container } = open()
  await user.click(await screen.findByRole('radio', { name: role }))
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address)
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-060: a link can choose the role; an unknown one is a guardian', async () => {
  const { unmount } = open('?role=school')
  expect(await screen.findByRole('link', { name: 'Register a school' })).toBeVisible()
  unmount()
  open('?role=superAdmin')
  expect(await screen.findByRole('radio', { name: 'Parent or guardian' })).toBeChecked()
})

test('R-060, Y-014: nobody sends a role: the server decides what an account may', async () => {
  const { user } = open('?role=guardian')
  await user.type(await screen.findByLabelText('Your name'), 'Asha')
  await user.type(screen.getByLabelText('Email or mobile number'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'orchid-lantern-52')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('role')
})
