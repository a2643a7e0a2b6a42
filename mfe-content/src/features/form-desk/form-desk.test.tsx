import {
  closeDeskForm,
  deleteFormAnswer,
  exportFormAnswers,
  listDeskForms,
  listFormAnswers,
  markFormAnswer,
  readDeskForm,
  readFormAnswer,
  readFormTotals,
} from '@brightyard/contract/calls'
import type { FormTotals } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { deskCard, deskForm, formAnswer, pageOf } from './form-desk.fixture.ts'
import * as page from './form-desk.page.tsx'

const user = userOf('superAdmin')
const question = { answered: 2, choices: [], numbers: null }
const totals: FormTotals = {
  answers: 3,
  questions: [
    {
      ...question,
      key: 'way',
      label: 'How do they come?',
      kind: 'choice',
      choices: [
        { label: 'Bus', count: 2 },
        { label: 'Bicycle', count: 0 },
      ],
    },
    {
      ...question,
      key: 'people',
      label: 'How many are you?',
      kind: 'number',
      answered: 3,
      numbers: { average: 2.333_333, smallest: 1, largest: 4 },
    },
    { ...question, key: 'wish', label: 'Any wishes?', kind: 'long-text' },
  ],
}
let asked: object[] = []
beforeEach(() => {
  asked = []
  network.use(
    answer(readDeskForm, deskForm({ state: 'open', version: 1, answers: 2 })),
    answer(listDeskForms, pageOf([deskCard(), deskCard({ id: 8, title: '', state: 'draft' })])),
    answer(listFormAnswers, ({ input }) => {
      asked.push(input)
      return pageOf([formAnswer(), formAnswer({ id: 30, sender: null, is_done: true })])
    }),
    answer(readFormAnswer, formAnswer()),
    answer(readFormTotals, totals),
  )
})
const openManage = () =>
  renderPage(page, { path: '/web-forms/manage', user, others: ['/web-forms/answers/7'] })
const openAnswers = (query = '') =>
  renderPage(page, {
    path: '/web-forms/answers/:id',
    address: `/web-forms/answers/7${query}`,
    user,
    others: ['/web-forms/manage'],
  })

test('R-144: all forms with their state, their answers, and their times in India', async () => {
  const { container } = openManage()
  expect(
    await screen.findByRole('link', { name: '3 answers, 2 new: Trip to the lake' }),
  ).toBeVisible()
  expect(screen.getByText(/Closes 24 Nov 2026, 6:00 pm IST/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'A form without a title' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-016: a form is closed at once in its settings', async () => {
  const closed: object[] = []
  network.use(
    answer(closeDeskForm, ({ input }) => {
      closed.push(input)
      return deskForm({ state: 'closed', version: 1, closed_at: '2026-03-18T10:00:00.000Z' })
    }),
  )
  const { user: person } = renderPage(page, {
    path: '/web-forms/edit/:id?',
    address: '/web-forms/edit/7?part=settings',
    user,
  })
  expect(await screen.findByLabelText('The end of its address')).toBeDisabled()
  await person.click(screen.getByRole('button', { name: 'Close it now' }))
  expect(await screen.findByText(/Closed by hand on 18 Mar 2026, 3:30 pm IST/)).toBeVisible()
  expect(closed).toMatchObject([{ is_closed: true }])
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible()
})

test('R-144: an answer is found, read in full and marked as done', async () => {
  const marked: object[] = []
  network.use(
    answer(markFormAnswer, ({ input }) => {
      marked.push(input)
      return formAnswer({ is_done: true })
    }),
  )
  const { user: person, container } = openAnswers()
  await person.type(await screen.findByRole('searchbox'), 'Kothrud{Enter}')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'Kothrud' }))
  await person.click(await screen.findByRole('link', { name: /Asha Rao/ }))
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toHaveFocus()
  const given = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(given).toEqual(expect.arrayContaining(['Bus', 'Kothrud']))
  expect(await accessibilityFindings(container)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(marked).toMatchObject([{ id: '31', is_done: true }]))
})

test('R-144: all answers together are counted by question', async () => {
  const { container } = openAnswers()
  const section = await screen.findByRole('region', { name: 'All answers together' })
  const counts = within(section)
  expect(await counts.findByText('How do they come?')).toBeVisible()
  expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bus2 (100%)',
    'Bicycle0 (0%)',
  ])
  expect(section).toHaveTextContent('Answered by all 32.33 on average, from 1 to 4')
  expect(section).toHaveTextContent('Any wishes?Answered by 2 of 3')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-144: an answer says whose account it is from, and for which kid', async () => {
  const kid = { id: 3, name: 'Aarav', class_name: 'Class 3', is_own: true }
  network.use(
    answer(
      readFormAnswer,
      formAnswer({ kids: [kid, { ...kid, id: 4, name: 'Tara', is_own: false }] }),
    ),
  )
  openAnswers('?answer=31')
  expect(await screen.findByText(/account 41/)).toHaveTextContent(
    'Guardian, account 41, guardian of Aarav, Class 3',
  )
  expect(screen.getByText('asha@example.com')).toBeVisible()
  expect(screen.getByText(/Not a guardian of Tara, Class 3/)).toBeVisible()
})

test('R-144: an answer is deleted only after one more question', async () => {
  const deleted: object[] = []
  network.use(
    answer(deleteFormAnswer, ({ input }) => {
      deleted.push(input)
      return { message: 'The answer is deleted.' }
    }),
  )
  const { user: person, router } = openAnswers('?answer=31')
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(deleted).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Delete the answer' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(deleted).toMatchObject([{ id: '31' }])
})

test('R-144: the answers are saved as a table', async () => {
  const saved = jest.fn()
  Object.assign(URL, { createObjectURL: saved.mockReturnValue('#file'), revokeObjectURL() {} })
  network.use(answer(exportFormAnswers, { file_name: 'lake.csv', csv: 'Reference' }))
  const { user: person } = openAnswers()
  await person.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
})
