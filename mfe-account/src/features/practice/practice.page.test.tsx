import {
  assignWorksheet,
  getKidStatus,
  getPracticeProgress,
  getStudent,
  getSubscribedActivity,
  listKids,
  listPracticeTopics,
  listPracticeWorks,
  startPractice,
} from '@brightyard/contract/calls'
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
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { mathsAi } from '../../maths/maths.fixture.ts'
import {
  practisingKid,
  progressOf,
  rightTo,
  sessionOf,
  topicOf,
  worksheetOf,
} from '../../practice/practice.fixture.ts'
import { aStudent } from '../../student/student.fixture.ts'
import * as practicePage from './practice.page.tsx'

const page = { ...practicePage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string, user = userOf('guardian')) =>
  renderPage(page, {
    path: '/practworks',
    address,
    user,
    others: ['/room/select-kid', '/practworks/session/:id'],
  })

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
    answer(getPracticeProgress, progressOf({ days_this_week: ['2026-03-16'] })),
    answer(listPracticeTopics, ({ input }) => ({
      kid: practisingKid,
      right: rightTo(true),
      data: [topicOf('c4-fractions', `Fractions of class ${input.class_number ?? 4}`, 0.9)],
    })),
    answer(listPracticeWorks, { kid: practisingKid, to_do: [], done: [] }),
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
    expect(new Set(asked)).toEqual(new Set([12])) // asked again where the page came late
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

test('an ended plan says so and leads a guardian to the next one', async () => {
  network.use(
    answer(getKidStatus, {
      isAppDashboard: false,
      Heading: 'Subscription ended',
      message: 'Renew it to go on.',
    }),
  )
  open('/practworks?id=12')
  expect(await screen.findByText('Renew it to go on.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
    'href',
    '/subscribed_activity/activity_booking/MATH_AI?kid=12',
  )
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

const started: unknown[] = []
const starting = () =>
  network.use(
    answer(startPractice, ({ input }) => {
      started.push(input)
      return sessionOf()
    }),
  )

test('R-050, R-150: worksheets to do come with their school and day, and start', async () => {
  starting()
  network.use(
    answer(listPracticeWorks, {
      kid: practisingKid,
      to_do: [
        worksheetOf(1, {
          assigned_by: 'Banyan Tree School',
          due_at: '2026-03-20T18:29:00.000Z',
          note: 'For Friday',
        }),
        worksheetOf(2, { title: 'Decimals', answered: 4 }),
      ],
      done: [
        worksheetOf(3, {
          done_at: '2026-03-10T10:00:00.000Z',
          answered: 10,
          right: 7,
          seconds: 200,
        }),
      ],
    }),
  )
  const { user, container } = open('/practworks?id=12')
  expect(await screen.findByText(/From Banyan Tree School, until/)).toHaveTextContent('20 Mar 2026')
  expect(screen.getByText('For Friday')).toBeVisible()
  expect(screen.getByText('Chosen for you, 4 of 10 answered')).toBeVisible()
  expect(screen.getByText('7 of 10 right')).toBeInTheDocument()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go on with Decimals' }))
  expect(await screen.findByText('at /practworks/session/:id')).toBeVisible()
  expect(started).toEqual([{ user_id: 12, worksheet_id: 2 }])
})

test('R-050: a topic of any class is practised; mastery stands there in words', async () => {
  starting()
  started.length = 0
  const { user, router } = open('/practworks?id=12')
  expect(await screen.findByText('Mastered')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Class'), 'Class 6')
  await user.click(await screen.findByRole('button', { name: 'Practise Fractions of class 6' }))
  expect(await screen.findByText('at /practworks/session/:id')).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/practworks/session/34?kid=12',
  )
  expect(started).toEqual([{ user_id: 12, topic: 'c4-fractions' }])
})

test.each([
  ['guardian', 'With a plan it goes on; worksheets of the school stay free.'],
  ['student', 'Ask your guardian about a plan; worksheets of your school stay free.'],
] as const)('without free sessions a %s is told how it goes on', async (role, sentence) => {
  network.use(answer(getPracticeProgress, progressOf({ right: rightTo(false) })))
  open('/practworks?id=12', userOf(role, { id: 12 }))
  expect(await screen.findByText((text) => text.endsWith(sentence))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start ten questions' })).toBeDisabled()
})

test('a start that is refused says why', async () => {
  network.use(
    refuse(startPractice, 403, { code: 'subscription_needed', message: 'Maths AI goes on.' }),
  )
  const { user } = open('/practworks?id=12')
  await user.click(await screen.findByRole('button', { name: 'Start ten questions' }))
  expect(await screen.findByText('Maths AI goes on.')).toBeVisible()
})

test('a school assigns a worksheet to its student, and sees nothing of the practice itself', async () => {
  const assigned: unknown[] = []
  network.use(
    answer(getSubscribedActivity, mathsAi),
    refuse(listPracticeTopics, 404),
    refuse(listPracticeWorks, 404),
    refuse(getPracticeProgress, 404),
    answer(assignWorksheet, ({ input }) => {
      assigned.push(input)
      return worksheetOf(9)
    }),
  )
  const { user, container } = open('/practworks?id=12', userOf('vendor'))
  const assign = await screen.findByRole('button', { name: 'Assign' })
  await user.click(assign)
  expect(await screen.findByText('Please choose a topic.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Topic'), 'Class 4: Fractions')
  await user.type(screen.getByLabelText(/^Until/), '2026-03-20')
  await user.click(assign)
  await waitFor(() =>
    expect(assigned).toEqual([
      { student_id: 70, topic: 'c4-fractions', note: '', due_at: '2026-03-20T18:29:00.000Z' },
    ]),
  )
  expect(screen.queryByText('All topics')).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})
