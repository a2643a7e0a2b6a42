import {
  confirmContact,
  getProfile,
  getUser,
  listKids,
  listReferrals,
  updateProfile,
  verifyContact,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import type { Profile } from '@brightyard/contract/entities'
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
import * as profilePage from './profile.page.tsx'

const profile: Profile = {
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
const tara = { name: 'Tara', avatar: null, user_id: 12, student_id: 70 }

const open = () =>
  renderPage(profilePage, {
    path: '/profile',
    user: userOf('guardian'),
    slots: ({ name }) => <p>{`slot ${name}`}</p>,
  })

beforeEach(() => {
  network.use(
    answer(getProfile, profile),
    answer(listKids, { data: [tara] }),
    answer(listReferrals, { data: [], points: 0 }),
    answer(getUser, userOf('guardian')),
  )
})

test('R-052: the address book of the shop is on the profile, and only a guardian’s', async () => {
  const { unmount } = open()
  expect(await screen.findByText('slot address-book')).toBeVisible()
  unmount()
  network.use(answer(getProfile, { ...profile, role: 'vendor' }))
  open()
  expect(await screen.findByLabelText('Name')).toBeVisible()
  expect(screen.queryByText('slot address-book')).toBeNull()
})

test('R-052: shows the personal data, the referral code and the kids', async () => {
  open()
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Verma')
  expect(screen.getByLabelText('Your referral code')).toHaveTextContent('ASHA-2210')
  expect(await screen.findByRole('link', { name: 'Tara' })).toHaveAttribute(
    'href',
    '/profile/student?Id=70',
  )
})

test('saves what was changed, and an emptied city as none', async () => {
  const bodies: object[] = []
  network.use(
    answer(updateProfile, ({ input }) => {
      bodies.push(input)
      return { ...profile, name: 'Asha Rao', city: null }
    }),
  )
  const { user } = open()
  const heard = jest.fn()
  const stop = channel(toastRequested).changes.subscribe(heard)
  await user.clear(await screen.findByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Asha Rao')
  await user.clear(screen.getByLabelText(/^City/))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  stop.unsubscribe()
  expect(bodies).toEqual([{ name: 'Asha Rao', city: null, language: 'en' }])
})

test('a refused name is reported at its field', async () => {
  network.use(refuse(updateProfile, 422, { fields: { name: 'Please use another name.' } }))
  const { user } = open()
  const name = await screen.findByLabelText('Name')
  await user.type(name, ' x')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/another name/))
  expect(name).toHaveFocus()
})

test('Q-026: an unverified e-mail shows a banner, which sends a code and takes it', async () => {
  network.use(
    answer(getProfile, { ...profile, email_verified: false }),
    answer(verifyContact, { ticket: 't'.repeat(43), message: 'Sent to asha.', expires_in: 1800 }),
    answer(confirmContact, ({ input }) => {
      expect(input).toEqual({ ticket: 't'.repeat(43), code: '123 456' })
      return { message: 'Your email is confirmed.' }
    }),
  )
  const { user, container } = open()
  expect(await screen.findByText('Please confirm asha@example.com')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  expect(screen.getByText('Sent to asha.')).toBeVisible()
  network.use(answer(getProfile, profile))
  await user.type(code, '123 456{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Code')).not.toBeInTheDocument())
  expect(screen.queryByText('Please confirm asha@example.com')).not.toBeInTheDocument()
})

test('Q-032: every invitation says what became of it', async () => {
  const invitation = { is_vendor: false, invited_at: '2026-03-01T08:00:00.000Z' }
  network.use(
    answer(listReferrals, {
      data: [
        { ...invitation, id: 3, contact: 'ra…@example.com', state: 'sent' },
        { ...invitation, id: 2, contact: '+91…2222', state: 'joined' },
        { ...invitation, id: 1, contact: 'ju…@example.com', state: 'rewarded' },
      ],
      points: 100,
    }),
  )
  open()
  const list = await screen.findByRole('list', { name: 'Your invitations' })
  expect(Array.from(list.children, (row) => row.textContent)).toEqual([
    expect.stringMatching(/^ra.*Sent$/),
    expect.stringMatching(/2222.*Joined$/),
    expect.stringMatching(/^ju.*Rewarded$/),
  ])
  expect(screen.getByText('100 points for friends who joined.')).toBeVisible()
})

test('the referral code can be copied', async () => {
  const { user } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('The code was copied.')).toBeInTheDocument()
  expect(copied).toHaveBeenCalledWith('ASHA-2210')
})

test('Q-035: a profile that fails to load can be retried', async () => {
  network.use(refuse(getProfile, 500))
  const { user } = open()
  await screen.findByText('We could not load your profile')
  network.use(answer(getProfile, profile))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Verma')
})

test('H-024: the school dashboard of those who work in one is their start page', async () => {
  const { router } = renderPage(profilePage, {
    path: '/profile',
    address: '/profile?dashboardSchool=true',
    user: userOf('vendor'),
    others: ['/dashboard'],
  })
  await screen.findByText('at /dashboard')
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('P-003, H-023: a student is led to the student profile, with the flags of the address', async () => {
  const { router } = renderPage(profilePage, {
    path: '/profile',
    address: '/profile?dashboardSchool=true',
    user: userOf('student', { roomStudent: { id: 70, name: 'Tara' } }),
    others: ['/profile/student'],
  })
  await screen.findByText('at /profile/student')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/profile/student/?dashboardSchool=true&Id=70')
})
