import {
  changePassword,
  getProfile,
  getUser,
  listKids,
  updateProfile,
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

const open = () => renderPage(profilePage, { path: '/profile', user: userOf('guardian') })

beforeEach(() => {
  network.use(
    answer(getProfile, profile),
    answer(listKids, { data: [tara] }),
    answer(getUser, userOf('guardian')),
  )
})

test('R-052: shows the personal data, the referral code and the kids', async () => {
  const { container } = open()
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Verma')
  expect(screen.getByLabelText('Your referral code')).toHaveTextContent('ASHA-2210')
  expect(await screen.findByRole('link', { name: 'Tara' })).toHaveAttribute(
    'href',
    '/profile/student?Id=70',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('saves what was changed, and an emptied contact as none', async () => {
  const bodies: object[] = []
  network.use(
    answer(updateProfile, ({ input }) => {
      bodies.push(input)
      return { ...profile, city: 'Nashik', email: null, mobile: '+919876543210' }
    }),
  )
  const { user } = open()
  const heard = jest.fn()
  const stop = channel(toastRequested).changes.subscribe(heard)
  await user.clear(await screen.findByLabelText(/^Email id/))
  await user.type(screen.getByLabelText(/^Mobile number/), '9876543210')
  await user.clear(screen.getByLabelText(/^City/))
  await user.type(screen.getByLabelText(/^City/), 'Nashik')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  stop.unsubscribe()
  expect(bodies).toEqual([
    { name: 'Asha Verma', email: null, mobile: '9876543210', city: 'Nashik', language: 'en' },
  ])
  expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('+919876543210')
})

test('a refused contact stands at its field', async () => {
  network.use(
    refuse(updateProfile, 422, { fields: { mobile: 'Another account uses this contact.' } }),
  )
  const { user } = open()
  const mobile = await screen.findByLabelText(/^Mobile number/)
  await user.type(mobile, '9876543210')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(mobile).toHaveAccessibleDescription(/Another account uses/))
  expect(mobile).toHaveFocus()
})

test('a wrong current password stands at its field', async () => {
  network.use(
    refuse(changePassword, 422, {
      fields: { current_password: 'This is not your current password.' },
    }),
  )
  const { user } = open()
  const current = await screen.findByLabelText('Current password')
  await user.type(current, 'nope')
  await user.type(screen.getByLabelText('New password'), 'lychee-kite-42')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(current).toHaveAccessibleDescription(/not your current password/))
})

test('the referral code can be copied', async () => {
  const { user } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('The code was copied.')).toBeInTheDocument()
  expect(copied).toHaveBeenCalledWith('ASHA-2210')
})

test('Q-035: a profile that does not come can be asked for again', async () => {
  network.use(refuse(getProfile, 500))
  const { user } = open()
  await screen.findByText('We could not load your profile')
  network.use(answer(getProfile, profile))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Verma')
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
