import type { PracticeQuestion, SampleResult } from '@brightyard/contract'
import { isRight } from './engine/judge.ts'
import { answerText } from './engine/question.ts'
import { makeQuestion, topicsOf } from './engine/topics.ts'
import { viewQuestion } from './session-view.ts'

interface Chosen {
  class_number: number
  number: number
}

/** Each from another topic of the class, neither its easiest nor its hardest skill. */
function make({ class_number: classNumber, number }: Chosen) {
  const topics = topicsOf(classNumber)
  const skill = topics[(number - 1) % topics.length]?.skills[1]
  if (!skill) throw new Error(`Class ${classNumber} has no such topic.`)
  return { skill, question: makeQuestion(skill, `sample ${classNumber} ${number}`) }
}

export function sampleQuestion(chosen: Chosen): PracticeQuestion {
  const { skill, question } = make(chosen)
  return viewQuestion(skill, question, {
    number: chosen.number,
    hintsTaken: question.hints.length,
  })
}

export function judgeSample(chosen: Chosen & { given: string | string[] }): SampleResult {
  const { answer, solution } = make(chosen).question
  return {
    is_right: isRight(answer, chosen.given),
    answer: answerText(answer),
    solution: [...solution],
  }
}
