import {
  changeBankItem,
  createBankItem,
  getBankSubjects,
  listBankItems,
  retireBankItem,
} from '@brightyard/contract/calls'
import type { ItemInput } from '@brightyard/contract/entities'
import {
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { bankItem, listOf, numberItem, sharedItem } from '../desk.fixture.ts'
import * as deskPage from '../desk.page.tsx'
import { heardToasts, person } from '../../../../testing/person.fixture.ts'

async function open(address = '/assessments/questions') {
  const asked: Record<string, unknown>[] = []
  network.use(
    answer(listBankItems, ({ input }) => {
      asked.push(input)
      return listOf([bankItem(), numberItem, sharedItem])
    }),
    answer(getBankSubjects, { subjects: [{ name: 'Science', items: 3 }] }),
  )
  renderPage(deskPage, {
    path: '/assessments/questions',
    address,
    user: userOf('schoolRepresentative'),
    others: ['/assessments/manage'],
  })
  await screen.findByRole('list', { name: 'Questions' })
  return { asked }
}

test('R-079: the bank shows at a glance what each question is, counts and is used for', async () => {
  const { asked } = await open('/assessments/questions?subject=Science&age=9')
  expect(asked[0]).toMatchObject({ subject: 'Science', age: '9' })
  const [first, second, third] = within(
    screen.getByRole('list', { name: 'Questions' }),
  ).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Which is a planet\?.*2 marks.*In 2 assessments/)
  expect(within(first ?? document.body).getByRole('img', { name: 'Single choice' })).toBeVisible()
  expect(first).toHaveTextContent(/Green Valley School · Planets.*−0\.5 if wrong · In 2/)
  expect(second).toHaveTextContent(/Not used yet/)
  expect(second).not.toHaveTextContent(/if wrong/)
  expect(third).toHaveTextContent(/From Brightyard/)
  // Brightyard's is looked at, with its answer, and copied.
  person.click(
    within(third ?? document.body).getByRole('button', { name: 'The capital of India?' }),
  )
  const paper = await screen.findByRole('dialog', { name: 'As a kid sees it' })
  expect(paper).toHaveTextContent('Brightyard shares it')
  expect(paper).toHaveTextContent('Right: New Delhi or Delhi')
  person.click(within(paper).getByRole('button', { name: 'Make a copy' }))
  expect(await screen.findByRole('dialog', { name: 'A copy of a question' })).toBeVisible()
})

test('R-116: a question is written by keyboard, and what it lacks is said and led to', async () => {
  await open()
  const sent: ItemInput[] = []
  network.use(
    answer(createBankItem, ({ input }) => {
      sent.push(input)
      return bankItem({ id: 90 })
    }),
  )
  person.click(screen.getByRole('button', { name: 'New question' }))
  const editor = within(await screen.findByRole('dialog', { name: 'A new question' }))
  person.click(editor.getByRole('button', { name: 'Add to the bank' }))
  const missing = within(editor.getByRole('group', { name: 'This question is not finished' }))
  person.click(missing.getByRole('button', { name: 'Please write the question.' }))
  expect(editor.getByLabelText('Question')).toHaveFocus()
  expect(sent).toEqual([])
  person.type('Which can fly?')
  person.type('Science', editor.getByLabelText('Subject'))
  // The empty lines are still there; Enter goes to the next one.
  person.click(missing.getByRole('button', { name: 'Please write answer 1.' }))
  expect(editor.getByRole('textbox', { name: 'Answer 1' })).toHaveFocus()
  person.type('Owl')
  for (const next of ['Cow', 'Bee']) {
    person.press('Enter')
    person.type(next)
  }
  person.click(editor.getByRole('radio', { name: 'Answer 1 is right' }))
  person.click(editor.getByRole('radio', { name: /Multiple choice/ }))
  person.click(editor.getByRole('checkbox', { name: 'Answer 3 is right' }))
  expect(editor.getByRole('heading', { name: 'Which can fly?' })).toBeVisible()
  person.click(editor.getByRole('button', { name: 'Add to the bank' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([
    {
      kind: 'multiple',
      text: 'Which can fly?',
      options: [{ text: 'Owl' }, { text: 'Cow' }, { text: 'Bee' }],
      right: ['o1', 'o3'],
      marks: 1,
    },
  ])
})

test.each([
  [/Single choice/, 4, 'Answer 2', 'Please write answer 2.'],
  [/Multiple choice/, 4, 'Answer 1', 'Please write answer 1.'],
  [/Picture choice/, 2, null, 'Please choose the picture of answer 2.'],
  [/Matching/, 3, 'Pair 2, second half', 'Please write both sides of pair 2.'],
  [/Short text/, 1, 'Accepted answer 1', 'Please write an answer that is accepted.'],
  [/Number/, 0, 'Right answer', 'Please write the right number: 12, 0.5 or 3/4.'],
])(
  'R-116: saved too early, %s keeps its %i empty lines, with the error at them',
  async (...one) => {
    const [kind, lines, line, sentence] = one
    await open()
    person.click(screen.getByRole('button', { name: 'New question' }))
    const editor = within(await screen.findByRole('dialog', { name: 'A new question' }))
    person.click(editor.getByRole('radio', { name: kind }))
    person.click(editor.getByRole('button', { name: 'Add to the bank' }))
    expect(
      editor.queryAllByRole('button', { name: /^Remove (accepted )?(answer|pair)/ }),
    ).toHaveLength(lines)
    expect(editor.getAllByText(sentence)).toHaveLength(2) // in the list at the top, and at its line
    if (line)
      expect(editor.getByRole('textbox', { name: line })).toHaveAccessibleDescription(
        RegExp(sentence),
      )
  },
)

test('R-116: a question that is changed is saved with the revision that it began from', async () => {
  await open()
  const sent: unknown[] = []
  network.use(
    answer(changeBankItem, ({ input }) => {
      sent.push([input.id, input.revision, input.marks, input.right])
      return bankItem({ revision: 4 })
    }),
  )
  person.click(screen.getByRole('button', { name: /^How long is half/ }))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
  const marks = editor.getByLabelText('Marks')
  person.replace('2.5', marks)
  person.click(editor.getByRole('button', { name: 'Save the question' }))
  await waitFor(() => expect(sent).toEqual([['42', 3, 2.5, ['50']]]))
})

test('R-116: the right number, its unit and its tolerance have their inputs in one line', async () => {
  await open()
  person.click(screen.getByRole('button', { name: /^How long is half/ }))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
  for (const label of ['Right answer', 'Unit (optional)', 'Tolerance']) {
    const field = editor.getByLabelText(label).parentElement ?? document.body
    expect(getComputedStyle(field).gridTemplateRows).toBe('subgrid')
  }
})

test('R-116: the menu of a question retires it and puts it back; what failed is said', async () => {
  await open()
  const sent: unknown[] = []
  network.use(
    answer(retireBankItem, ({ input }) => {
      sent.push([input.id, input.is_retired])
      return bankItem({ is_retired: input.is_retired })
    }),
    answer(listBankItems, () => listOf([bankItem({ is_retired: sent.length === 1 })])),
  )
  const list = within(screen.getByRole('list', { name: 'Questions' }))
  const toasts = heardToasts()
  await person.choose('Retire it', 'Which is a planet?')
  expect(await list.findByText('Retired')).toBeVisible()
  await person.choose('Put it back', 'Which is a planet?')
  await waitFor(() => expect(list.queryByText('Retired')).toBeNull())
  expect(sent).toEqual([
    ['41', true],
    ['41', false],
  ])
  network.use(refuse(retireBankItem, 409, { code: 'in_use' }))
  await person.choose('Retire it', 'Which is a planet?')
  await waitFor(() =>
    expect(toasts).toEqual([
      'The question is retired.',
      'The question is back in the bank.',
      'That did not work.',
    ]),
  )
})

test('R-116: a question is duplicated from its menu; what others share is not changed or retired', async () => {
  await open()
  const sent: unknown[] = []
  network.use(
    answer(createBankItem, ({ input }) => {
      sent.push([input.copy_of, input.text])
      return bankItem({ id: 90 })
    }),
  )
  await person.choose('Copy', 'The capital of India?')
  expect(screen.queryByRole('menuitem', { name: /Edit|Retire/ })).toBeNull()
  const editor = within(await screen.findByRole('dialog', { name: 'A copy of a question' }))
  person.click(editor.getByRole('button', { name: 'Add to the bank' }))
  await waitFor(() => expect(sent).toEqual([[43, 'The capital of India?']]))
})
