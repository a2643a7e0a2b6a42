import { addKid, claimKid, listFamily } from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import type { KidCard } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { expect, test } from '@jest/globals'
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
const open = (user = userOf('guardian')) =>
  renderPage(kidsPage, { path: '/kids', user, others: ['/kids/rooms'] })

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
