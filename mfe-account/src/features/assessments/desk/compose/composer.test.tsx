import {
  changeDeskAssessment,
  closeDeskAssessment,
  copyDeskAssessment,
  getBankSubjects,
  listBankItems,
  publishDeskAssessment,
  readBankItem,
  changeBankItem,
  readDeskAssessment,
  renewDeskQuestion,
} from '@brightyard/contract/calls'
import type { Composition, DeskAssessment } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { bankItem, compositionOf, deskOf, listOf, numberItem, sharedItem } from '../desk.fixture.ts'
import * as deskPage from '../desk.page.tsx'
import { person } from '../../../../testing/person.fixture.ts'

beforeEach(() => sessionStorage.clear())

async function open(desk: DeskAssessment = deskOf(), part = 'paper') {
  const saved: Composition[] = []
  network.use(
    answer(readDeskAssessment, desk),
    answer(getBankSubjects, { subjects: [] }),
    answer(listBankItems, listOf([bankItem(), sharedItem])),
    answer(changeDeskAssessment, ({ input }) => {
      saved.push(input.composition)
      return { ...desk, revision: input.revision + 1, composition: input.composition }
    }),
  )
  renderPage(deskPage, {
    path: '/assessments/edit/:id?',
    address: `/assessments/edit/7?part=${part}`,
    user: userOf('vendorStaff'),
    others: ['/assessments/manage'],
  })
  await screen.findByRole('navigation', { name: 'Parts of the assessment' })
  return { saved }
}
const soon = { timeout: 4000 }
const order = () =>
  screen.getAllByRole('group', { name: /^Question \d/ }).map(({ textContent }) => textContent)

test('R-079: questions are moved by keyboard and counted together, and the draft saves itself', async () => {
  const { saved } = await open()
  expect(screen.getByText('3 marks')).toBeVisible()
  screen.getByRole('button', { name: 'Move question 1' }).focus()
  person.press('ArrowDown')
  expect(order()[0]).toContain('half a metre')
  expect(screen.getByRole('button', { name: 'Move question 2' })).toHaveFocus()
  const marks = screen.getByLabelText('Marks of question 1')
  person.replace('4', marks)
  expect(screen.getByText('6 marks')).toBeVisible()
  await waitFor(() => expect(screen.getByText('All changes saved')).toBeVisible(), soon)
  expect(saved.at(-1)?.sections[0]?.questions).toEqual([
    { item_id: 42, marks: 4, negative_marks: 0 },
    { item_id: 41, marks: 2, negative_marks: 0.5 },
  ])
})

test('R-079: questions are found in the bank, ticked and added; one that is there is not offered again', async () => {
  await open()
  person.click(screen.getByRole('button', { name: 'Choose from the bank' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose from the bank' }))
  expect(await picker.findByRole('checkbox', { name: /Which is a planet/ })).toBeDisabled()
  person.click(picker.getByRole('checkbox', { name: 'The capital of India?' }))
  expect(picker.getByRole('status')).toHaveTextContent('1 question chosen, 2 marks')
  person.click(picker.getByRole('button', { name: 'Add to the assessment' }))
  await waitFor(() => expect(order()).toHaveLength(3))
  expect(screen.getByText('5 marks')).toBeVisible()
  person.click(screen.getByRole('button', { name: 'Take question 3 out' }))
  expect(order()).toHaveLength(2)
})

test('R-116: what is missing before publishing is listed, and each line leads to its field', async () => {
  const published = deskOf({ state: 'published', published_at: '2026-03-18T11:00:00.000Z' })
  await open(deskOf({ composition: compositionOf({ minutes: null, title: '' }) }))
  network.use(answer(publishDeskAssessment, published))
  person.click(screen.getByRole('button', { name: 'Publish' }))
  const missing = within(
    screen.getByRole('group', { name: '2 things are missing before it can be published' }),
  )
  person.click(missing.getByRole('button', { name: /Settings: Please decide how many/ }))
  const minutes = await screen.findByLabelText('Minutes')
  await waitFor(() => expect(minutes).toHaveFocus())
  person.type('20')
  person.click(screen.getByRole('button', { name: /Paper: Please give the assessment/ }))
  const title = await screen.findByLabelText('Title of the assessment')
  await waitFor(() => expect(title).toHaveFocus())
  person.type('The sky')
  person.click(screen.getByRole('button', { name: 'Publish' }))
  person.click(await screen.findByRole('button', { name: 'Publish it' }, soon))
  expect(await screen.findByText('The assessment is published', {}, soon)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

const factsIn = (place: HTMLElement) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('R-116: publishing asks first, with what becomes fixed and what can still be changed', async () => {
  const priced = { is_for_candidates: true, fee_in_paise: 25_000, attempts_allowed: 2 }
  const desk = deskOf({ composition: compositionOf(priced) })
  await open(desk)
  const sent: unknown[] = []
  network.use(
    answer(publishDeskAssessment, ({ input }) => {
      sent.push([input.id, input.revision])
      return deskOf({ state: 'published', published_at: '2026-03-18T11:00:00.000Z' })
    }),
  )
  const publish = screen.getByRole('button', { name: 'Publish' })
  const ask = async () => {
    person.click(publish)
    return screen.findByRole('alertdialog', { name: 'Publish this assessment?' })
  }
  const asked = await ask()
  expect(asked).toHaveAccessibleDescription(/cannot be taken back.*settings are fixed/)
  expect(asked).toHaveTextContent(/Mend a mistake .*until the first person begins/)
  expect(factsIn(asked)).toMatchObject({
    Questions: '2 questions',
    Marks: '3 marks',
    Time: '30 minutes',
    Attempts: '2, of which the best one counts',
    Closes: 'Never by itself',
    Fee: '₹250 for each candidate, tax included',
  })
  await waitFor(() => expect(asked).toContainElement(document.querySelector(':focus')))
  expect(await accessibilityFindings(asked)).toEqual([])
  person.press('Escape')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(publish).toHaveFocus())
  expect(sent).toEqual([])
  person.click(within(await ask()).getByRole('button', { name: 'Publish it' }))
  const notice = await screen.findByText('The assessment is published')
  await waitFor(() => expect(document.querySelector(':focus')).toContainElement(notice))
  expect(sent).toEqual([['7', 4]])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('R-116: work is saved before publishing is asked for, and a refusal leaves the draft', async () => {
  const { saved } = await open()
  network.use(refuse(publishDeskAssessment, 409, { code: 'changed_elsewhere' }))
  person.type(' at night', screen.getByLabelText('Title of the assessment'))
  person.click(screen.getByRole('button', { name: 'Publish' }))
  const asked = await screen.findByRole('alertdialog', {}, soon)
  expect(saved.at(-1)?.title).toBe('The sky at night')
  person.click(within(asked).getByRole('button', { name: 'Publish it' }))
  // It is not published, and can be asked for again.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
})

test('R-116: the settings of a published assessment are read, and say what can be done instead', async () => {
  const rules = ['No calculator.']
  const composition = compositionOf({ rules, attempts_allowed: 3, pass_percent: 40 })
  const desk = deskOf({ state: 'published', attempts: 2, composition })
  await open(desk)
  person.click(screen.getByRole('link', { name: 'Settings' }))
  const settings = await screen.findByRole('region', { name: 'Time and attempts' })
  expect(factsIn(settings)).toMatchObject({
    Time: '30 minutes',
    'Attempts allowed': '3, of which the best one counts',
    Closes: 'Never by itself',
  })
  expect(factsIn(screen.getByRole('region', { name: 'Marks and results' }))).toEqual({
    'What takers see afterwards': 'Answers with explanations',
    'When they see it': 'After the last closing',
    'Pass mark': '40 % of all marks',
  })
  expect(screen.getByText('No calculator.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await accessibilityFindings(document.body)).toEqual([])
  const fixed = within(screen.getByRole('region', { name: 'These settings are fixed' }))
  expect(fixed.getByRole('link', { name: 'Times and minutes' })).toHaveAttribute(
    'href',
    '/assessments/results/7',
  )
  const closed_at = '2026-03-19T10:00:00.000Z'
  network.use(
    answer(closeDeskAssessment, { ...desk, state: 'closed', closed_at }),
    answer(copyDeskAssessment, { ...desk, id: 8, state: 'draft' }),
    answer(readDeskAssessment, { ...desk, id: 8, state: 'draft' }),
  )
  person.click(fixed.getByRole('button', { name: 'Close it now' }))
  expect(await fixed.findByRole('button', { name: 'Open it again' })).toBeVisible()
  expect(factsIn(settings)).toHaveProperty('Closed by hand', expect.stringContaining('19 Mar 2026'))
  person.click(fixed.getByRole('button', { name: 'Duplicate it' }))
  expect(await screen.findByLabelText('Title of the assessment')).toBeVisible()
})

test('R-079: what another window has changed is never overwritten unasked', async () => {
  await open()
  const theirs = deskOf({ revision: 9, composition: compositionOf({ title: 'Theirs' }) })
  network.use(
    refuse(changeDeskAssessment, 409, { code: 'changed_elsewhere' }),
    answer(readDeskAssessment, theirs),
  )
  person.type('!', screen.getByLabelText('Title of the assessment'))
  const asked = await screen.findByRole(
    'alertdialog',
    { name: 'This assessment was changed elsewhere' },
    soon,
  )
  person.click(within(asked).getByRole('button', { name: 'Go on with the other version' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Title of the assessment')).toHaveValue('Theirs'),
  )
})

test('R-116: the preview is what a kid gets, and a published question is mended while nobody has begun', async () => {
  const desk = deskOf({ state: 'published', newer_items: [42], items: [bankItem(), numberItem] })
  await open(desk, 'preview')
  expect(await screen.findByText('Question 2 of 2')).toBeVisible()
  person.click(screen.getByRole('radio', { name: 'Mars' }))
  expect(screen.getByRole('radio', { name: 'Mars' })).toBeChecked()
  person.click(screen.getByRole('link', { name: 'Paper' }))
  const renewed: number[] = []
  network.use(
    answer(readBankItem, bankItem({ revision: 5 })),
    answer(changeBankItem, bankItem({ revision: 6 })),
    answer(renewDeskQuestion, ({ input }) => {
      renewed.push(Number(input.item_id))
      return { ...desk, attempts: 1 }
    }),
  )
  expect(await screen.findByRole('button', { name: /newer question 2 from/ })).toBeVisible()
  person.click(screen.getByRole('button', { name: 'Mend question 1' }))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
  person.click(editor.getByRole('button', { name: 'Save the question' }))
  // From the first attempt on nothing is mended any more.
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mend/ })).toBeNull())
  expect(renewed).toEqual([41])
  expect(screen.getByText('One attempt was begun')).toBeVisible()
})

test('Q-013: an assessment that never closes says when its results come', async () => {
  await open(deskOf(), 'settings')
  expect(screen.getByText(/Otherwise results wait until everybody has handed in/)).toBeVisible()
  person.click(screen.getByRole('radio', { name: 'At once' }))
  expect(screen.queryByText(/It never closes as it stands/)).toBeNull()
})

test('R-079: settings beside each other have their inputs in one line, however long their helps are', async () => {
  await open(deskOf(), 'settings')
  for (const label of [/^Minutes/, /^Attempts/, /^Opens/, /^Closes/]) {
    const field = screen.getByLabelText(label).parentElement ?? document.body
    expect(getComputedStyle(field).gridTemplateRows).toBe('subgrid')
  }
})

test('Q-013: solutions that are shown while tries are left are warned of', async () => {
  const settings = { review: 'answers', review_from: 'submission', attempts_allowed: 2 } as const
  const desk = deskOf()
  await open({ ...desk, composition: { ...desk.composition, ...settings } }, 'settings')
  expect(screen.getByText('Solutions are shown while tries are left')).toBeVisible()
  person.click(screen.getByRole('radio', { name: 'After the last closing' }))
  expect(screen.queryByText('Solutions are shown while tries are left')).toBeNull()
})

test('R-079: a new question is about the same as the one before, and has its real number', async () => {
  await open(deskOf({ composition: compositionOf({ subject: '' }) }))
  person.click(screen.getByRole('button', { name: 'Write a question' }))
  const editor = within(await screen.findByRole('dialog', { name: 'A new question' }))
  expect(editor.getByLabelText('Subject')).toHaveValue('Science')
  expect(editor.getByLabelText('From age')).toHaveValue('8')
  expect(editor.getByLabelText('To age')).toHaveValue('10')
  expect(editor.getByText('Question 3 of 3')).toBeVisible()
  person.click(editor.getByRole('radio', { name: /Matching/ }))
  const examples = [1, 2, 3].map((pair) =>
    editor.getByLabelText(`Pair ${pair}, first half`).getAttribute('placeholder'),
  )
  expect(new Set(examples).size).toBe(3)
})

test('R-079: a new assessment calls the subject not optional, and promises no change after publication', async () => {
  network.use(answer(getBankSubjects, { subjects: [] }))
  renderPage(deskPage, {
    path: '/assessments/edit/:id?',
    address: '/assessments/edit',
    user: userOf('vendorStaff'),
  })
  expect(await screen.findByLabelText('Subject')).toBeVisible()
  expect(screen.queryByText(/optional/i)).toBeNull()
  expect(screen.getByText(/^Nobody sees it before you publish it/)).toBeVisible()
})
