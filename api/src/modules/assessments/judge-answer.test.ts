import { expect, test } from '@jest/globals'
import type { QuestionKind } from '@brightyard/contract'
import { judgeAnswer } from './judge-answer.ts'

const judge = (kind: QuestionKind, right: string[], given: string[], tolerance = 0) => {
  const { isRight, score } = judgeAnswer(
    { kind, content: { unit: 'cm' }, answerKey: { right, tolerance }, marks: 4, negativeMarks: 1 },
    given,
  )
  return [isRight, score]
}

test.each<[string, QuestionKind, string[], string[], unknown[]]>([
  ['nothing', 'single', ['a'], [], [null, 0]],
  ['only spaces', 'text', ['Delhi'], ['  '], [null, 0]],
  ['the right one', 'single', ['a'], ['a'], [true, 4]],
  ['a wrong one', 'single', ['a'], ['b'], [false, -1]],
  ['all at once', 'single', ['a'], ['a', 'b'], [false, -1]],
  ['the right picture', 'picture', ['p2'], ['p2'], [true, 4]],
  ['all that are right', 'multiple', ['a', 'c'], ['c', 'a'], [true, 4]],
  ['the same one twice', 'multiple', ['a', 'c'], ['a', 'a'], [false, 2]],
  ['one of two', 'multiple', ['a', 'c'], ['a'], [false, 2]],
  ['one of three', 'multiple', ['a', 'b', 'c'], ['a'], [false, 1.33]],
  ['a wrong one too', 'multiple', ['a', 'c'], ['a', 'b'], [false, -1]],
  ['every match', 'matching', ['1=a', '2=b'], ['2=b', '1=a'], [true, 4]],
  ['half of them', 'matching', ['1=a', '2=b'], ['1=a', '2=a'], [false, 2]],
  ['every possible match', 'matching', ['1=a', '2=b'], ['1=a', '1=b', '2=b'], [false, -1]],
  ['no match', 'matching', ['1=a', '2=b'], ['1=b', '2=a'], [false, -1]],
  ['another spelling', 'text', ['New Delhi', 'Delhi'], [' new  DELHI. '], [true, 4]],
  ['another word', 'text', ['Delhi'], ['Mumbai'], [false, -1]],
  ['a number with its unit', 'number', ['1234.5'], ['1,234.50 cm'], [true, 4]],
  ['a fraction of the same value', 'number', ['0.5'], ['2/4'], [true, 4]],
  ['a number that is off', 'number', ['12'], ['13'], [false, -1]],
  ['no number', 'number', ['12'], ['a dozen'], [false, -1]],
])('R-114: %s in a %s question', (_, kind, right, given, verdict) => {
  expect(judge(kind, right, given)).toEqual(verdict)
})

test('R-114: a measured number may be a little off', () => {
  expect(judge('number', ['3.14'], ['3.1'], 0.05)).toEqual([true, 4])
  expect(judge('number', ['3.14'], ['3.05'], 0.05)).toEqual([false, -1])
})
