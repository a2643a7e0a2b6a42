import { expect, test } from '@jest/globals'
import { compositionOf } from '../desk.fixture.ts'
import {
  addItems,
  moveQuestion,
  newSection,
  placeSentence,
  removeSection,
  stepQuestion,
  stepSection,
} from './work.ts'

const two = compositionOf()
const sections = [...two.sections, { ...newSection('More'), key: 's2' }]
const parted = addItems({ ...two, sections }, 1, [{ id: 50, marks: 1, negative_marks: 0 }])
const idsOf = (work: typeof two) =>
  work.sections.map(({ questions }) => questions.map(({ item_id }) => item_id))

test('R-079: a question goes to the next section from the end of one, and stops at the ends', () => {
  expect(idsOf(stepQuestion(parted, 42, 1))).toEqual([[41], [42, 50]])
  expect(idsOf(stepQuestion(parted, 50, -1))).toEqual([[41, 42, 50], []])
  expect(stepQuestion(parted, 41, -1)).toBe(parted)
  expect(stepQuestion(parted, 50, 1)).toBe(parted)
  expect(placeSentence(parted, 50)).toBe('question 3 of 3, in section 2')
})

test('R-079: a question is put before what stands at a place, also further down in its section', () => {
  expect(idsOf(moveQuestion(parted, 41, { part: 0, at: 2 }))).toEqual([[42, 41], [50]])
  expect(idsOf(moveQuestion(parted, 50, { part: 0, at: 0 }))).toEqual([[50, 41, 42], []])
})

test('R-079: a section that is removed leaves its questions to its neighbour, and none is there twice', () => {
  expect(idsOf(removeSection(parted, 1))).toEqual([[41, 42, 50]])
  expect(idsOf(removeSection(parted, 0))).toEqual([[41, 42, 50]])
  expect(removeSection(two, 0)).toBe(two)
  expect(idsOf(stepSection(parted, 0, 1))).toEqual([[50], [41, 42]])
  expect(addItems(parted, 0, [{ id: 50, marks: 3, negative_marks: 0 }])).toEqual(parted)
})
