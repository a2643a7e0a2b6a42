import { expect, test } from '@jest/globals'
import type { QuestionContent, QuestionKind } from '@brightyard/contract'
import { type AnalysedAnswer, analyseItems, correlation } from './item-analysis.ts'

const options = ['o1', 'o2', 'o3'].map((id) => ({ id, text: id.toUpperCase(), picture: null }))
const content = (fields: Partial<QuestionContent> = {}): QuestionContent => ({
  text: 'Which?',
  picture: null,
  options: [],
  prompts: [],
  unit: '',
  ...fields,
})
const question = (
  id: number,
  kind: QuestionKind,
  right: string[],
  fields: Partial<QuestionContent> = {},
) => ({ id, section: 'All', kind, content: content(fields), answerKey: { right }, marks: 1 })

const single = (id: number) => question(id, 'single', ['o1'], { options })

/** Answers to one question, in the order of the attempts 1, 2, 3 …; undefined where it was left out. */
const answersTo = (
  questionId: number,
  given: readonly (string | undefined)[],
  scores: readonly number[],
): AnalysedAnswer[] =>
  given.flatMap((one, at) =>
    one === undefined
      ? []
      : [
          {
            attemptId: at + 1,
            questionId,
            given: [one],
            isRight: scores[at] === 1,
            score: scores[at] ?? 0,
          },
        ],
  )

test('R-114: difficulty and discrimination are those of an example computed by hand', () => {
  // Marks of four kids:   A  B  C  D        of the other two questions
  const first = [1, 1, 0, 0] //              2 1 1 1: r = 0.5 / √(1 · 0.75) = 0.577
  const second = [1, 1, 1, 0] //             2 1 0 1: r = 0
  const third = [1, 0, 0, 1] //              2 2 1 0: r = -0.5 / √(1 · 2.75) = -0.302
  const given = (scores: number[]) => scores.map((score) => (score === 1 ? 'o1' : 'o2'))
  const answers = [
    ...answersTo(1, given(first), first),
    ...answersTo(2, given(second), second),
    ...answersTo(3, given(third), third),
  ]
  const found = analyseItems([single(1), single(2), single(3)], [1, 2, 3, 4], answers)
  expect(
    found.map(({ difficulty, discrimination, flags }) => [difficulty, discrimination, flags]),
  ).toEqual([
    [0.5, 0.577, []],
    [0.75, 0, ['weak']],
    [0.5, -0.302, ['check_key']],
  ])
})

test('R-114: choices are counted, and a wrong one that most took is named', () => {
  const given = ['o2', 'o2', 'o2', 'o1', undefined, undefined]
  const [item] = analyseItems(
    [single(1)],
    [1, 2, 3, 4, 5, 6],
    answersTo(1, given, [0, 0, 0, 1, 0, 0]),
  )
  expect(item?.choices.map(({ id, is_right, chosen }) => [id, is_right, chosen])).toEqual([
    ['o1', true, 1],
    ['o2', false, 3],
    ['o3', false, 0],
  ])
  expect(item).toMatchObject({ skipped: 0.333, discrimination: null })
  expect(item?.flags).toEqual(['hard', 'wrong_option', 'skipped'])
})

test('R-114: of a typed answer the commonest wrong ones are shown, capitals aside', () => {
  const typed = question(1, 'text', ['Delhi', 'New Delhi'])
  const given = ['Delhi', 'mumbai', 'Mumbai ', 'Pune']
  const [item] = analyseItems([typed], [1, 2, 3, 4], answersTo(1, given, [1, 0, 0, 0]))
  expect(item?.right).toEqual(['Delhi', 'New Delhi'])
  expect(item?.wrong).toEqual([
    { text: 'mumbai', count: 2 },
    { text: 'Pune', count: 1 },
  ])
})

test('R-114: of a matching question each match is counted', () => {
  const matching = question(1, 'matching', ['p1=o1', 'p2=o2'], {
    options,
    prompts: [
      { id: 'p1', text: 'Bee' },
      { id: 'p2', text: 'Spider' },
    ],
  })
  const answer = {
    attemptId: 1,
    questionId: 1,
    given: ['p1=o1', 'p2=o3'],
    isRight: false,
    score: 0.5,
  }
  const [item] = analyseItems([matching], [1], [answer])
  expect(item?.choices.map(({ text, chosen }) => [text, chosen])).toEqual([
    ['Bee: O1', 1],
    ['Spider: O2', 0],
  ])
})

test('R-114: marks that were taken off earn nothing, and count in the totals', () => {
  const wrong = answersTo(1, ['o2', 'o1'], [-0.5, 1])
  const [item] = analyseItems([single(1), single(2)], [1, 2], wrong)
  expect(item?.difficulty).toBe(0.5)
})

test('R-114: where nothing varies there is no correlation', () => {
  expect(correlation([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull()
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
})
