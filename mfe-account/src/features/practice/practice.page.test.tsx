import { getKidStatus, getStudent, listKids } from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { aStudent } from '../../student/student.fixture.ts'
import * as practicePage from './practice.page.tsx'

const page = { ...practicePage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string, user = userOf('guardian')) =>
  renderPage(page, { path: '/practworks', address, user, others: ['/room/select-kid'] })

let asked: unknown[] = []
beforeEach(() => {
  asked = []
  network.use(
    answer(listKids, { data: [{ name: 'Tara', avatar: null, user_id: 12, student_id: 70 }] }),
    answer(getStudent, {
      ...aStudent,
      name: 'Tara',
      achievements: ['Chess prize', 'Flute solo', 'Spelling bee', 'Swimming badge'].map(
        (title, id) => ({ id, title, note: '', given_by: 'A school', given_on: '2026-03-01' }),
      ),
    }),
    answer(getKidStatus, ({ input }) => {
      asked.push(input.user_id)
      return { isAppDashboard: true, Heading: 'Maths AI', message: 'Tara can practise until 2027.' }
    }),
  )
})

test.each(['id=12', 'Id=12'])(
  'K-004: the page a chosen kid leads to (?%s) has its plan and achievements',
  async (query) => {
    const { container } = open(`/practworks?${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tara’s practice' })).toBeVisible()
    expect(await screen.findByText('Tara can practise until 2027.')).toBeVisible()
    expect(await screen.findByText('Spelling bee')).toBeVisible()
    expect(screen.queryByText('Swimming badge')).toBeNull()
    expect(asked).toEqual([12])
    expect(await accessibilityFindings(container)).toEqual([])
  },
)

test('K-011: another person’s kid is not found', async () => {
  network.use(refuse(getKidStatus, 404))
  open('/practworks?id=99')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('without an id it is the chosen kid, and without one the kid is chosen first', async () => {
  const { unmount } = open('/practworks')
  expect(await screen.findByText('at /room/select-kid')).toBeVisible()
  unmount()
  act(() => channel(kidSelected).publish({ kid: { user_id: 12, name: 'Tara', avatar: null } }))
  open('/practworks')
  expect(await screen.findByText('Tara can practise until 2027.')).toBeVisible()
})

test('a student practises without choosing', async () => {
  open('/practworks?id=', userOf('student', { id: 12 }))
  expect(await screen.findByText('Tara can practise until 2027.')).toBeVisible()
  expect(asked).toEqual([12])
})

test('an ended plan says so and links to the programs', async () => {
  network.use(
    answer(getKidStatus, {
      isAppDashboard: false,
      Heading: 'Subscription ended',
      message: 'Renew it to go on.',
    }),
  )
  open('/practworks?id=12')
  expect(await screen.findByText('Renew it to go on.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See programs' })).toHaveAttribute('href', '/program')
})

test('a plan that fails to load can be retried', async () => {
  network.use(refuse(getKidStatus, 500))
  const { user } = open('/practworks?id=12')
  expect(await screen.findByText('We could not load the practice plan')).toBeVisible()
  network.use(
    answer(getKidStatus, { isAppDashboard: true, Heading: 'Maths AI', message: 'Open again.' }),
  )
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Open again.')).toBeVisible()
})
