import { expect, test } from '@jest/globals'
import { draftProblems } from './draft-problems.ts'
import { newDraft } from './item-draft.ts'

const draft = { ...newDraft('single', { subject: 'Science' }), text: 'Which can fly?' }
const written = (...texts: string[]) =>
  texts.map((text, at) => ({ id: `o${at + 1}`, text, picture: null }))

test('R-116: empty lines between and after enough answers lack nothing', () => {
  const options = written('Owl', '', 'Cow', '')
  expect(draftProblems({ ...draft, options, right: ['o3'] })).toEqual({})
})

test('R-116: a problem is at the line that it is about, whatever empty lines are before it', () => {
  const options = written('', 'Owl', '', 'Cow')
  expect(draftProblems({ ...draft, options, right: ['o3'] })).toEqual({
    'options.2': 'This answer is empty. Write it or remove it.',
  })
})

test('R-116: of too few answers, the lines that are to be written say so', () => {
  const options = written('Owl', '', '')
  expect(draftProblems({ ...draft, options, right: ['o1'] })).toEqual({
    'options.1': 'Please write answer 2.',
  })
})
