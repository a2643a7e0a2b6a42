import {
  cancelDeletion,
  changeContact,
  changePassword,
  confirmContact,
  endOtherSessions,
  endSession,
  exportOwnData,
  getProfile,
  getSecurity,
  getUser,
  removeContact,
  requestDeletion,
  startSocialLink,
  unlinkSocial,
} from '@brightyard/contract/calls'
import type { CallOutput } from '@brightyard/contract/calls'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { answer, network, refuse, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import * as securityPage from './security.page.tsx'

const profile: CallOutput<typeof getProfile> = {
  id: 7,
  name: 'Asha Verma',
  email: 'asha@example.com',
  mobile: null,
  email_verified: true,
  mobile_verified: false,
  city: 'Pune',
  language: 'en',
  avatar: null,
  role: 'guardian',
  reference_code: 'ASHA-2210',
  created_at: '2026-01-05T08:00:00.000Z',
}
const moments = {
  signed_in_at: '2026-03-01T08:00:00.000Z',
  last_active_at: '2026-03-02T08:00:00.000Z',
}
const security: CallOutput<typeof getSecurity> = {
  has_password: true,
  linked: [
    {
      provider: 'google',
      name: 'Google',
      label: 'asha@gmail.example',
      linked_at: '2026-02-01T08:00:00.000Z',
    },
  ],
  providers: [
    { id: 'google', name: 'Google' },
    { id: 'apple', name: 'Apple' },
  ],
  sessions: [
    { ...moments, id: 'session-1', device: 'Chrome on Mac', is_current: true },
    { ...moments, id: 'session-2', device: 'Safari on iPhone', is_current: false },
  ],
  deletion_due_at: null,
}
const sent = { ticket: 't'.repeat(43), message: 'We sent a message.', expires_in: 1800 }
const open = () => renderPage(securityPage, { path: '/profile/security', user: userOf('guardian') })

/** Answers the call once it comes, and tells what it was given. */
function taking(
  call: Parameters<typeof answer>[0],
  output: object,
): jest.Mock<(input: unknown) => void> {
  const received = jest.fn<(input: unknown) => void>()
  network.use(
    answer(call, ({ input }) => {
      received(input)
      return Response.json(output)
    }),
  )
  return received
}

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(getProfile, profile),
    answer(getSecurity, security),
    answer(getUser, userOf('guardian')),
  )
})

test('Q-027: devices are named with the current one marked; another one and all others are signed out', async () => {
  const { user } = open()
  expect(await screen.findByText('This device')).toBeVisible()
  const one = taking(endSession, { message: 'The device is signed out.' })
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await waitFor(() => expect(one).toHaveBeenCalledWith({ id: 'session-2' }))
  const all = taking(endOtherSessions, { message: 'Every other device is signed out.' })
  network.use(answer(getSecurity, { ...security, sessions: security.sessions.slice(0, 1) }))
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
  await waitFor(() => expect(all).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /all other devices/ })).not.toBeInTheDocument()
})

test('Q-023: a new e-mail wants the current password and the code that went there', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const contact = await screen.findByLabelText('New email')
  expect(contact).toHaveFocus()
  await user.type(contact, 'new@example.com{Enter}')
  expect(await screen.findByText('Please enter your current password.')).toBeVisible()
  const asked = taking(changeContact, sent)
  await user.type(screen.getAllByLabelText('Current password')[0] ?? contact, 'old-password{Enter}')
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({
      contact: 'new@example.com',
      current_password: 'old-password',
    }),
  )
  const confirmed = taking(confirmContact, { message: 'Your email is confirmed.' })
  network.use(answer(getProfile, { ...profile, email: 'new@example.com' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await waitFor(() =>
    expect(confirmed).toHaveBeenCalledWith({ ticket: sent.ticket, code: '123456' }),
  )
  expect(await screen.findByText('new@example.com')).toBeVisible()
})

test('Q-023: the last contact is not removed, and the refusal says why', async () => {
  network.use(
    refuse(removeContact, 422, {
      fields: { kind: 'Please keep an email address or a mobile number.' },
    }),
  )
  const { user } = open()
  await user.click((await screen.findAllByRole('button', { name: 'Remove' }))[0] ?? document.body)
  await user.type(screen.getAllByLabelText('Current password')[0] ?? document.body, 'password')
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText('Please keep an email address or a mobile number.')).toBeVisible()
})

test('Q-023: a wrong current password is reported at its field', async () => {
  network.use(
    refuse(changePassword, 422, {
      fields: { current_password: 'This is not your current password.' },
    }),
  )
  const { user } = open()
  await user.type(await screen.findByLabelText('New password'), 'lychee-kite-42')
  const current = screen.getAllByLabelText('Current password')[0]
  await user.type(current ?? document.body, 'nope')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(current).toHaveAccessibleDescription(/not your current password/))
})

test('an account without a password may set one without entering one', async () => {
  network.use(answer(getSecurity, { ...security, has_password: false }))
  const set = taking(changePassword, { message: 'Your password is changed.' })
  const { user } = open()
  await user.type(await screen.findByLabelText('New password'), 'lychee-kite-42')
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Set a password' }))
  await waitFor(() => expect(set).toHaveBeenCalledWith({ password: 'lychee-kite-42' }))
})

test('Q-025: an account is linked by a trip to its provider', async () => {
  const state = 's'.repeat(43)
  network.use(answer(startSocialLink, { url: 'http://localhost/#provider', state }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Link Apple' }))
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('brightyard.social') ?? '{}')).toEqual({
      state,
      purpose: 'link',
      redirectURL: null,
    }),
  )
})

test('Q-025: the last way in is not removed, and the refusal says why', async () => {
  network.use(refuse(unlinkSocial, 409, { message: 'Google is the only way into your account.' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Google' }))
  expect(await screen.findByText('Google is the only way into your account.')).toBeVisible()
})

test('Q-024: the own data is a file', async () => {
  const url = jest.fn(() => 'blob:file')
  Object.assign(URL, { createObjectURL: url, revokeObjectURL: jest.fn() })
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const asked = taking(exportOwnData, { made_at: '2026-03-01T08:00:00.000Z', data: { profile } })
  const { user } = open()
  await user.type(
    (await screen.findAllByLabelText('Current password'))[1] ?? document.body,
    'pass-word',
  )
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  expect(asked).toHaveBeenCalledWith({ current_password: 'pass-word' })
  clicked.mockRestore()
})

test('Q-024: the account is deleted only after a confirmation, and the deletion can be called off', async () => {
  const due = '2026-04-01T08:00:00.000Z'
  const asked = taking(requestDeletion, { message: 'It will be deleted.', deletion_due_at: due })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await user.type(screen.getAllByLabelText('Current password')[2] ?? document.body, 'pass-word')
  await user.click(screen.getByRole('button', { name: 'Delete after 14 days' }))
  expect(await screen.findByText(/confirm that you know/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  network.use(answer(getSecurity, { ...security, deletion_due_at: due }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Delete after 14 days' }))
  expect(await screen.findByText('Your account will be deleted')).toBeVisible()
  const calledOff = taking(cancelDeletion, { message: 'Your account stays.' })
  network.use(answer(getSecurity, security))
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(calledOff).toHaveBeenCalledTimes(1))
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('Q-035: what fails to load can be retried', async () => {
  network.use(refuse(getSecurity, 500))
  const { user } = open()
  await screen.findByText('We could not load your ways to sign in')
  network.use(answer(getSecurity, security))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This device')).toBeVisible()
})
