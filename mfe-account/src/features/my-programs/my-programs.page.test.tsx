import {
  finishProgramLesson,
  getEnrolledLesson,
  getProgram,
  leaveProgram,
  listProgramProgress,
  openProgramCertificate,
  quoteLeaving,
} from '@brightyard/contract/calls'
import type { ProgramDetails, ProgramLesson, ProgramProgress } from '@brightyard/contract/entities'
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
import { beforeEach, expect, test } from '@jest/globals'
import * as programsPage from './my-programs.page.tsx'

const page = { ...programsPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address = '/my-programs', user = userOf('guardian')) =>
  renderPage(page, { path: '/my-programs/:id?', address, user })

const program: ProgramProgress['program'] = {
  id: 4,
  title: 'Fractions for cooks',
  summary: 'Halves and quarters.',
  subject: 'maths',
  age_from: 8,
  age_to: 10,
  mode: 'online',
  language: 'English',
  weeks: 4,
  price_in_paise: 150_000,
  picture: null,
  is_featured: false,
  chapter_count: 1,
  lesson_count: 2,
}
const lessons = [
  { id: 41, kind: 'reading' as const, title: 'Halves at home', minutes: 5 },
  { id: 42, kind: 'exercise' as const, title: 'Halves at work', minutes: 10 },
]
const [first = { id: 0, kind: 'reading' as const, title: '', minutes: 0 }, second = first] = lessons
const outline: ProgramDetails = {
  ...program,
  description: '',
  outcomes: [],
  tax_percent: '18',
  organiser: 'Sur & Taal',
  teachers: [],
  chapters: [
    {
      id: 9,
      program_id: 4,
      program_title: program.title,
      position: 1,
      title: 'Halves',
      summary: '',
      lesson_count: 2,
      minutes: 15,
      lessons,
    },
  ],
  classes: [],
}
const progressOf = (changes: Partial<ProgramProgress> = {}): ProgramProgress => ({
  enrolment_id: 7,
  student_id: 70,
  kid_name: 'Tara',
  program,
  state: 'active',
  enrolled_at: '2026-03-01T10:00:00.000Z',
  completed_at: null,
  class_id: null,
  paid_in_paise: 150_000,
  lessons_done: [41],
  next_lesson: { ...second, chapter_title: 'Halves' },
  ...changes,
})
const lessonOf = (changes: Partial<ProgramLesson> = {}): ProgramLesson => ({
  ...second,
  program_id: 4,
  chapter_id: 9,
  chapter_title: 'Halves',
  paragraphs: ['Cut it.', 'Share it.'],
  video_url: null,
  practice_topic: 'halves',
  is_done: false,
  next_id: null,
  ...changes,
})
const completed = progressOf({
  state: 'completed',
  completed_at: '2026-03-05T10:00:00.000Z',
  lessons_done: [41, 42],
  next_lesson: null,
})

beforeEach(() =>
  network.use(
    answer(listProgramProgress, { data: [progressOf()] }),
    answer(getProgram, outline),
    answer(getEnrolledLesson, lessonOf()),
  ),
)

test('R-123: each kid goes on where they were, and a completed program has its certificate', async () => {
  network.use(
    answer(listProgramProgress, {
      data: [progressOf(), { ...completed, enrolment_id: 8, kid_name: 'Kabir' }],
    }),
    refuse(openProgramCertificate, 409),
  )
  const { container } = open()
  expect(await screen.findByRole('link', { name: 'Go on with Tara' })).toHaveAttribute(
    'href',
    '/my-programs/7?lesson=42',
  )
  expect(screen.getByText('1 of 2 lessons done')).toBeVisible()
  expect(screen.getByText('Next: Halves at work, in Halves')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Certificate of Kabir' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-123: without an enrolment it leads to the programs', async () => {
  network.use(answer(listProgramProgress, { data: [] }))
  open()
  expect(await screen.findByRole('link', { name: 'See all programs' })).toHaveAttribute(
    'href',
    '/program/all',
  )
})

test('R-123: the lesson that comes next is open, and the last one completes the program', async () => {
  const done: unknown[] = []
  network.use(
    answer(finishProgramLesson, ({ input }) => {
      done.push(input)
      network.use(answer(listProgramProgress, { data: [completed] }))
      return completed
    }),
  )
  const { user, container } = open('/my-programs/7')
  expect(await screen.findByRole('heading', { level: 2, name: 'Halves at work' })).toBeVisible()
  expect(screen.getByText('Share it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Practise this' })).toHaveAttribute('href', '/practworks')
  expect(await screen.findByRole('link', { name: 'Halves at work' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Finish the program' }))
  expect(await screen.findByText(/every lesson is finished/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Certificate of Tara' })).toBeVisible()
  expect(done).toEqual([{ id: '7', lesson_id: 42 }])
})

test('R-120: who leaves sees the refund first, and agrees to it', async () => {
  const left: unknown[] = []
  network.use(
    answer(quoteLeaving, {
      paid_in_paise: 150_000,
      refund_in_paise: 75_000,
      sentence: 'You get ₹750 back.',
    }),
    answer(leaveProgram, ({ input }) => {
      left.push(input)
      return { message: 'Your kid has left the program.' }
    }),
  )
  const { user, router } = open('/my-programs/7')
  await user.click(await screen.findByRole('button', { name: 'Take Tara out of the program' }))
  expect(await screen.findByText(/You get ₹750 back/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take Tara out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-programs'))
  expect(left).toEqual([{ id: '7', refund_in_paise: 75_000 }])
})

test('R-120: students cannot leave by themselves', async () => {
  open('/my-programs/7', userOf('student'))
  expect(await screen.findByText('Share it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /out of the program/ })).toBeNull()
})

test('R-123: another family’s enrolment is not found', async () => {
  open('/my-programs/99')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('R-123: a lesson that fails to load can be retried', async () => {
  network.use(refuse(getEnrolledLesson, 500))
  open('/my-programs/7')
  expect(await screen.findByText('We could not load this lesson')).toBeVisible()
})

test('R-120: who was enrolled free of charge is confirmed', async () => {
  network.use(
    answer(listProgramProgress, {
      data: [progressOf(), progressOf({ enrolment_id: 8, student_id: 71, kid_name: 'Ravi' })],
    }),
  )
  const { unmount } = open('/my-programs?enrolled=4')
  expect(await screen.findByText('Tara and Ravi are enrolled')).toBeVisible()
  unmount()
  open('/my-programs?enrolled=5')
  expect((await screen.findAllByText('Fractions for cooks')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/enrolled$/)).toBeNull()
})
