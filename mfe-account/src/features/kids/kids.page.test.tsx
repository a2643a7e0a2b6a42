import {
  addKid,
  answerGuardianRequest,
  claimKid,
  listFamily,
  listGuardianRequests,
} from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import type { GuardianRequest, KidCard } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { beforeEach, expect, test } from '@jest/globals'
import {
  answer,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import * as kidsPage from './kids.page.tsx'

const tara: KidCard = {
  student_id: 70,
  user_id: 12,
  name: 'Tara',
  avatar: null,
  login_id: 'KID-1001',
  class_name: '3 B',
  rooms: [{ id: 3, name: 'Sunrise School', vendor_type: 2 }],
  is_subscribed: true,
}
beforeEach(() => network.use(answer(listGuardianRequests, { data: [] })))
const open = (user = userOf('guardian'), address = '/kids') =>
  renderPage(kidsPage, { path: '/kids', address, user, others: ['/kids/rooms'] })

test('R-027: kids are on cards with name, room and links', async () => {
  network.use(answer(listFamily, { data: [tara] }))
  open()
  expect(await screen.findByRole('link', { name: 'Tara' })).toHaveAttribute(
    'href',
    '/profile/student?Id=70',
  )
  expect(screen.getByText('In Sunrise School')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rooms of Tara' })).toHaveAttribute(
    'href',
    '/kids/rooms?Id=70',
  )
  expect(screen.getByRole('link', { name: 'Edit Tara' })).toBeVisible()
})

test('R-027: the forms wait for the kids, so that they do not jump down', async () => {
  network.use(hang(listFamily))
  open()
  expect(await screen.findByText('Loading your kids')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add kid' })).toBeNull()
})

test('R-027: without kids it says `No Kids Found`', async () => {
  network.use(answer(listFamily, { data: [] }))
  open()
  expect(await screen.findByText('No Kids Found')).toBeVisible()
})

test('R-105: who was sent here for a kid finds the way back, but never to another site', async () => {
  network.use(answer(listFamily, { data: [tara] }))
  const flow = '/workshop/booking?offering=clay&session=21'
  const first = open(userOf('guardian'), `/kids?redirectURL=${encodeURIComponent(flow)}`)
  expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', flow)
  first.unmount()
  open(userOf('guardian'), '/kids?redirectURL=//elsewhere.example/kids')
  expect(await screen.findByRole('link', { name: 'Tara' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull()
})

test('R-027: choosing a kid notifies every bundle', async () => {
  network.use(answer(listFamily, { data: [tara] }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Choose Tara' }))
  expect(await screen.findByText('Current kid')).toBeVisible()
  expect(channel(kidSelected).latest()?.kid).toMatchObject({ user_id: 12, name: 'Tara' })
})

test('K-016: a kid is added with consent, and its kid ID and first password are shown', async () => {
  const bodies: object[] = []
  network.use(
    answer(listFamily, { data: [] }),
    answer(addKid, ({ input }) => {
      bodies.push(input)
      return {
        student_id: 71,
        user_id: 13,
        name: 'Ravi',
        login_id: 'KID-482913',
        first_password: 'k7mq-x4pd-9wrt',
      }
    }),
  )
  const { user } = open()
  await user.type(await screen.findByLabelText('Kid’s name'), 'Ravi')
  await user.type(screen.getByLabelText('Date of birth'), '2019-07-04')
  await user.click(screen.getByRole('button', { name: 'Add kid' }))
  expect(await screen.findByText('Please confirm the consent.')).toBeVisible()
  expect(bodies).toEqual([])
  network.use(answer(listFamily, { data: [{ ...tara, name: 'Ravi' }] }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Add kid' }))
  expect(await screen.findByLabelText('Kid ID', { selector: 'output' })).toHaveTextContent(
    'KID-482913',
  )
  expect(screen.getByLabelText('First password')).toHaveTextContent('k7mq-x4pd-9wrt')
  expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible()
  expect(bodies).toEqual([
    { name: 'Ravi', birth_date: '2019-07-04', class_name: '', consents: true },
  ])
})

test('a server error about the kid ID is shown at its field', async () => {
  network.use(
    answer(listFamily, { data: [] }),
    refuse(claimKid, 422, { fields: { login_id: 'We could not match this.' } }),
  )
  const { user } = open()
  const kidId = await screen.findByLabelText('Kid ID')
  await user.type(kidId, 'KID-1')
  await user.type(screen.getByLabelText("Kid's date of birth"), '2019-07-04')
  await user.click(screen.getByRole('button', { name: 'Add by kid ID' }))
  await waitFor(() => expect(kidId).toHaveAccessibleDescription('We could not match this.'))
  expect(kidId).toHaveFocus()
})

test('a student is led to the own rooms', async () => {
  const { router } = open(userOf('student'))
  await screen.findByText('at /kids/rooms')
  expect(router.state.location.search).toBe('?Id=70')
})

test('Q-035: kids that fail to load can be retried', async () => {
  network.use(refuse(listFamily, 500))
  const { user } = open()
  await screen.findByText('We could not load your kids')
  network.use(answer(listFamily, { data: [tara] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Tara' })).toBeVisible()
})

const request: GuardianRequest = {
  id: 5,
  direction: 'received',
  state: 'waiting',
  kid_name: 'Tara',
  login_id: 'KID-1001',
  asked_by: 'Imran',
  contact: 'imran@example.org',
  asked_at: '2026-03-18T10:00:00.000Z',
  valid_until: '2026-04-01T10:00:00.000Z',
}

test.each([
  ['Accept', true],
  ['Decline', false],
])('a guardian can %s another one', async (word, accepts) => {
  const bodies: object[] = []
  network.use(
    answer(listFamily, { data: [tara] }),
    answer(listGuardianRequests, { data: [request] }),
    answer(answerGuardianRequest, ({ input }) => {
      bodies.push(input)
      network.use(answer(listGuardianRequests, { data: [] }))
      return { message: 'Imran: decided.' }
    }),
  )
  const { user } = open()
  expect(
    await screen.findByText(/\(imran@example.org\) asks to become a guardian of Tara/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: `${word} Imran` }))
  await waitFor(() => expect(screen.queryByText('Requests from guardians')).toBeNull())
  expect(bodies).toEqual([{ id: '5', accepts }])
})

test('a refused answer says why, and the request is still there', async () => {
  network.use(
    answer(listFamily, { data: [tara] }),
    answer(listGuardianRequests, { data: [request] }),
    refuse(answerGuardianRequest, 409, { message: 'This request has expired.' }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Accept Imran' }))
  expect(await screen.findByText('This request has expired.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept Imran' })).toBeEnabled()
})

test('a kid with a guardian is asked for, and the one who asked sees how it stands', async () => {
  const sent = { ...request, direction: 'sent' as const, kid_name: null }
  network.use(
    answer(listFamily, { data: [] }),
    answer(claimKid, () => {
      network.use(answer(listGuardianRequests, { data: [sent] }))
      return { outcome: 'asked' as const, request: sent }
    }),
  )
  const { user } = open()
  await user.type(await screen.findByLabelText('Kid ID'), 'KID-1001')
  await user.type(screen.getByLabelText("Kid's date of birth"), '2019-07-04')
  await user.click(screen.getByRole('button', { name: 'Add by kid ID' }))
  expect(await screen.findByText('Waiting for the guardian')).toBeVisible()
})

test('H-026: who registers students is led from here to the list of them', async () => {
  renderPage(kidsPage, { path: '/kids', user: userOf('vendor') })
  expect(await screen.findByRole('link', { name: 'Registered Student List' })).toHaveAttribute(
    'href',
    '/student/list',
  )
  expect(screen.queryByText('No Kids Found')).toBeNull()
})
