import {
  assignAssessment,
  exportResults,
  getAssessmentRun,
  getItemAnalysis,
  getTakerAnswers,
  giveMoreTime,
  handInForTaker,
  issueCandidates,
  listAssessmentRuns,
  listAssignments,
  listAssignmentTargets,
  listCandidates,
  listTakers,
  releaseResults,
  setPassMark,
  takeBackAssignment,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { resultOf } from '../assessment.fixture.ts'
import { deskOf } from '../desk/desk.fixture.ts'
import { deskQuery } from '../desk/desk.queries.ts'
import {
  assignmentOf,
  candidateOf,
  itemOf,
  kabir,
  pageOf,
  runOf,
  takerOf,
  zoya,
} from './results.fixture.ts'
import * as page from './results.page.tsx'

let asked: object[] = []
const note =
  <T,>(result: T) =>
  ({ input }: { input: object }) => {
    asked.push(input)
    return result
  }

beforeEach(() => {
  asked = []
  network.use(
    answer(getAssessmentRun, runOf()),
    answer(listTakers, note(pageOf([kabir, takerOf(), zoya]))),
    answer(listAssignments, { data: [assignmentOf()] }),
    answer(listCandidates, pageOf([candidateOf()])),
  )
})
const open = (query = '') =>
  renderPage(page, {
    path: '/assessments/results/:id?',
    address: `/assessments/results${query}`,
    user: userOf('schoolRepresentative'),
  })

test('R-111: who is missing is said first, then everybody by where they stand', async () => {
  const { container } = open('/7')
  expect(
    await screen.findByText('2 of 4 have handed in: 1 is answering now, 1 has not started.'),
  ).toBeVisible()
  const now = await screen.findByRole('region', { name: 'Answering now' })
  expect(within(now).getByText(/2 of 3 answered/)).toBeVisible()
  const missing = screen.getByRole('region', { name: 'Not started' })
  expect(within(missing).getByText('Meera Rao')).toBeVisible()
  expect(screen.getByRole('link', { name: /83.3 %.*answers of Zoya Khan/ })).toHaveAttribute(
    'href',
    '/assessments/results/7?part=results&attempt=32',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-111: a pass mark that is changed shows in the settings of the assessment too', async () => {
  network.use(answer(setPassMark, runOf({ pass_percent: 60 })))
  const { user, queryClient } = open('/7?part=results')
  queryClient.setQueryData(deskQuery(7).queryKey, deskOf())
  await user.click(await screen.findByRole('button', { name: 'Save the pass mark' }))
  await waitFor(() => expect(queryClient.getQueryData(deskQuery(7).queryKey)).toBeUndefined())
})

test('R-111: where candidates take it, it is not said to be for nobody', async () => {
  network.use(answer(listAssignments, { data: [] }))
  open('/7')
  expect(await screen.findByText(/they sign in with their passcode/)).toBeVisible()
  expect(screen.queryByText('Nobody yet.')).toBeNull()
})

test('R-111: staff hand in for a dead device, after a question, and give more time', async () => {
  const done: object[] = []
  network.use(
    answer(handInForTaker, ({ input }) => {
      done.push(input)
      return { message: 'It is handed in.' }
    }),
    answer(giveMoreTime, ({ input }) => {
      done.push(input)
      return { message: 'The time is given.' }
    }),
  )
  const { user } = open('/7')
  await user.click(await screen.findByRole('button', { name: 'Hand in for Kabir Shah' }))
  const question = await screen.findByRole('alertdialog', { name: 'Hand in for Kabir Shah?' })
  await user.click(within(question).getByRole('button', { name: 'Hand in' }))
  await waitFor(() => expect(done).toMatchObject([{ id: '31' }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More time for Meera Rao' }))
  const form = await screen.findByRole('dialog', { name: 'More time for Meera Rao' })
  const minutes = within(form).getByLabelText('Extra minutes')
  await user.clear(minutes)
  await user.type(minutes, '700')
  await user.click(within(form).getByRole('button', { name: 'Give the time' }))
  expect(await within(form).findByText('Please enter 0 to 600 minutes.')).toBeVisible()
  await user.clear(minutes)
  await user.type(minutes, '15')
  await user.click(within(form).getByRole('button', { name: 'Give the time' }))
  await waitFor(() =>
    expect(done.at(-1)).toMatchObject({ id: '7', student_id: 1, extra_minutes: 15 }),
  )
})

test('R-079: it is assigned to a class and a kid, with times by the clock in India', async () => {
  network.use(
    answer(listAssignmentTargets, {
      rooms: [
        {
          vendor_id: 9,
          name: 'Green Valley School',
          students: 30,
          classes: [{ class_name: '4 B', students: 12 }],
        },
      ],
      students: [
        {
          student_id: 4,
          name: 'Ira Das',
          login_id: 'KID-4',
          class_name: '5 A',
          is_assigned: false,
        },
      ],
    }),
    answer(assignAssessment, note({ added: 2, data: [] })),
  )
  const { user } = open('/7')
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const form = await screen.findByRole('dialog')
  const send = await within(form).findByRole('button', { name: 'Assign' })
  await user.click(send)
  expect(await within(form).findByText('Please choose a kid, a class or a room.')).toBeVisible()
  await user.click(within(form).getByRole('checkbox', { name: /Class 4 B/ }))
  await user.type(within(form).getByLabelText(/Or single kids/), 'Ira')
  await user.click(await within(form).findByRole('checkbox', { name: /Ira Das/ }))
  // As the picker of a browser sets it, at once.
  fireEvent.change(within(form).getByLabelText(/Closes/), { target: { value: '2027-03-19T12:00' } })
  await user.click(send)
  await waitFor(() =>
    expect(asked.find((input) => 'rooms' in input)).toMatchObject({
      rooms: [{ vendor_id: 9, class_name: '4 B' }],
      student_ids: [4],
      opens_at: null,
      closes_at: '2027-03-19T06:30:00.000Z',
      extra_minutes: 0,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('R-079: what somebody else was quicker with is said', async () => {
  network.use(
    refuse(takeBackAssignment, 409, { code: 'started', message: 'Somebody has started already.' }),
  )
  const { user } = open('/7')
  await user.click(await screen.findByRole('button', { name: /^Take back from Class 4 A/ }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Take it back' }))
  expect(await within(question).findByText('Somebody has started already.')).toBeVisible()
})

test('Q-013: results are sorted, released, and lead to the answers', async () => {
  network.use(
    answer(releaseResults, note(runOf({ results_released_at: '2026-03-18T10:00:00.000Z' }))),
    refuse(exportResults, 503, { code: 'busy', message: 'Please try again.' }),
  )
  const { user, container, router } = open('/7?part=results')
  const row = await screen.findByRole('row', {
    name: /Zoya Khan.*5 of 6.*83.3 %.*Passed.*12 minutes/,
  })
  expect(row).toBeVisible()
  expect(screen.getByText('1 of 2 have passed')).toBeVisible()
  expect(screen.getByText('80 to 89 %: 1 person')).toBeInTheDocument()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.selectOptions(screen.getByLabelText('Order'), 'name')
  await waitFor(() => expect(router.state.location.search).toBe('?part=results&sort=name'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name' }))
  await user.click(screen.getByRole('button', { name: 'Release the results' }))
  await waitFor(() => expect(asked).toContainEqual({ id: '7' }))
})

test('R-114: a kid’s answers are shown with what was right', async () => {
  network.use(
    answer(getTakerAnswers, {
      ...resultOf(),
      login_id: 'KID-1003',
      class_name: '4 A',
      others: [],
    }),
  )
  open('/7?part=results&attempt=32')
  expect(await screen.findByRole('heading', { name: 'Tara Rao' })).toBeVisible()
  expect(screen.getAllByText(/^Tara’s answer: |^Tara left this out\./).length).toBeGreaterThan(0)
})

test('R-114: questions that are worth a look are marked, with what to do', async () => {
  const bad = itemOf({
    id: 62,
    number: 2,
    text: 'Which is even?',
    difficulty: 0.15,
    discrimination: -0.3,
    flags: ['check_key', 'hard'],
  })
  network.use(answer(getItemAnalysis, { attempts: 12, least: 10, data: [itemOf(), bad] }))
  const { container } = open('/7?part=questions')
  expect(await screen.findByText('1 question is worth a look.')).toBeVisible()
  const item = screen.getByRole('heading', { name: '2. Which is even?' }).closest('li')
  if (!item) throw new Error('The question is no entry of a list.')
  expect(within(item).getByText('Check the right answer')).toBeVisible()
  expect(within(item).getByText(/The wrong way round/)).toBeVisible()
  expect(
    screen.getByRole('link', { name: /Question 2.*15 % of the marks, Check/ }),
  ).toHaveAttribute('href', '#question-62')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-114: with too few people there are no figures', async () => {
  network.use(answer(getItemAnalysis, { attempts: 4, least: 10, data: [] }))
  open('/7?part=questions')
  expect(
    await screen.findByText(
      '4 people have handed in. From 10 people on you see here how each question did.',
    ),
  ).toBeVisible()
})

test('X-007: passcodes are issued to a pasted list and shown once', async () => {
  network.use(
    answer(
      issueCandidates,
      note({ issued: [{ ...candidateOf(), passcode: 'bcdf-ghjk-mnpq' }], existing: [] }),
    ),
  )
  const { user } = open('/7?part=candidates')
  await user.click(await screen.findByRole('button', { name: 'Issue passcodes' }))
  const form = await screen.findByRole('dialog', { name: 'Issue passcodes' })
  const list = within(form).getByLabelText('Names and emails')
  const send = within(form).getByRole('button', { name: 'Issue passcodes' })
  await user.click(list)
  await user.paste('Nila Menon, nila@')
  await user.click(send)
  expect(await within(form).findByText('Line 1: “nila@” is no email address.')).toBeVisible()
  expect(list).toHaveFocus()
  await user.paste('example.com')
  await user.click(send)
  await waitFor(() =>
    expect(asked).toContainEqual({
      id: '7',
      people: [{ name: 'Nila Menon', email: 'nila@example.com' }],
      sends_email: true,
    }),
  )
  expect(await screen.findByText('bcdf-ghjk-mnpq')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have noted it' }))
  expect(screen.queryByText('bcdf-ghjk-mnpq')).toBeNull()
})

test('R-111: without an id there are those to choose from, with what waits', async () => {
  network.use(answer(listAssessmentRuns, pageOf([runOf()])))
  const { container } = open()
  expect(await screen.findByRole('link', { name: 'Small things' })).toHaveAttribute(
    'href',
    '/assessments/results/7',
  )
  expect(screen.getByText('Results wait for you')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-111: one that nobody has says so once, and offers nothing to search', async () => {
  network.use(
    answer(
      getAssessmentRun,
      runOf({ counts: { running: 0, not_started: 0, missed: 0, handed_in: 0 } }),
    ),
    answer(listTakers, pageOf([])),
    answer(listAssignments, { data: [] }),
  )
  open('/7')
  expect(await screen.findByText('See here who has started')).toBeVisible()
  expect(screen.getAllByText(/nobody/i)).toHaveLength(1)
  expect(screen.queryByRole('search')).toBeNull()
})
