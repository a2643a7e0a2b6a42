import { describe, expect, test } from '@jest/globals'
import { random } from '../../../server/random.ts'
import { isRight } from './judge.ts'
import { answerText, numbersIn } from './question.ts'
import type { Question } from './question.ts'
import { tries } from '../../../testing/proof-level.ts'
import { workOut } from '../../../testing/work-out/work-out.ts'
import { readNumber } from './ratio.ts'
import { spoken } from './speak.ts'
import { makeQuestion, newQuestion, questionAgain, topics, topicsOf } from './topics.ts'

const seeds = Array.from({ length: tries(1000, 60) }, (_, index) => `seed ${index}`)
const classes = Array.from({ length: 10 }, (_, index) => index + 1)

/** The largest number that a class works with, by the syllabus; results may have a digit more. */
const largest = [0, 100, 1000, 10_000, 1_00_000, 10_00_000, 1_00_00_000, 1_00_00_000, 1_00_00_000]
const sizeOf = (written: string) => {
  const value = readNumber(written)
  return value ? Math.abs(value.n / value.d) : 0
}

function faultsOf(question: Question, classNumber: number): string[] {
  const { text, answer, hints, solution } = question
  const faults: string[] = []
  const written = answerText(answer)
  const limit = largest[classNumber] ?? 10_00_00_000
  const all = numbersIn([text, written, ...hints, ...solution].join(' '))
  if (all.some((one) => sizeOf(one) > limit)) faults.push(`too large a number`)
  if (classNumber < 6 && all.some((one) => one.startsWith('−'))) faults.push('a negative number')
  if (classNumber < 4 && all.some((one) => one.includes('.'))) faults.push('a decimal')
  if (classNumber < 3 && all.some((one) => one.includes('/'))) faults.push('a fraction')
  const given = answer.kind === 'ordering' ? answer.right : written
  if (!isRight(answer, given)) faults.push(`its own answer ${written} is refused`)
  if (!agrees(question)) faults.push(`${String(workOut(question))} was expected, not ${written}`)
  if (hints.length === 0 || solution.length <= hints.length - 1) faults.push('too few steps')
  for (const hint of hints.slice(0, -1))
    if (tells(hint, question)) faults.push(`the hint “${hint}” tells the answer`)
  if (answer.kind === 'choice' && new Set(answer.options).size !== answer.options.length)
    faults.push('equal options')
  if (answer.kind === 'ordering' && answer.items.join() === answer.right.join())
    faults.push('in order already')
  if (/undefined|NaN|Infinity|\[object/.test([text, written, ...hints, ...solution].join(' ')))
    faults.push('a gap')
  return faults.map((fault) => `${fault}: ${text}`)
}

function agrees(question: Question): boolean {
  const { answer } = question
  const expected = workOut(question)
  if (expected === undefined) return false
  if (expected === question.text) return answer.kind === 'choice' // to be known, not to be worked out
  if (typeof expected === 'number')
    return 'value' in answer && Math.abs(answer.value.n / answer.value.d - expected) < 1e-9
  return isRight(answer, expected)
}

/** Judged without the engine's own rule: the answer as a word of the hint, and not of the question. */
function tells(hint: string, { text, answer }: Question) {
  if (answer.kind === 'ordering') return hint.includes(answer.right.join(', '))
  const words = (line: string) =>
    ` ${line.replaceAll(/[;.?!:)]+( |$)/g, ' ').replaceAll(/[(,] ?(?=\D|$)/g, ' ')} `
  if (answer.kind === 'choice')
    return (
      answer.options.filter((option) => words(hint).includes(` ${option} `)).join() === answer.right
    )
  const value = answerText({ ...answer, unit: '' })
  return words(hint).includes(` ${value} `) && !numbersIn(text).includes(value)
}

describe.each(classes)('class %d', (classNumber) => {
  test('has at least five topics of three skills, and every skill asks properly', () => {
    expect(topicsOf(classNumber).length).toBeGreaterThanOrEqual(5)
    for (const topic of topicsOf(classNumber)) {
      expect(topic.skills.length).toBeGreaterThanOrEqual(3)
      for (const skill of topic.skills)
        expect([
          skill.code,
          seeds.flatMap((seed) => faultsOf(makeQuestion(skill, seed), classNumber)).slice(0, 3),
        ]).toEqual([skill.code, []])
    }
  })
})

test('a thousand questions of any skill are made in well under a second', () => {
  const skill = topics.at(-1)?.skills[0]
  if (!skill) throw new Error('There are no skills.')
  const started = performance.now()
  for (let seed = 0; seed < 1000; seed += 1) makeQuestion(skill, `${seed}`)
  expect(performance.now() - started).toBeLessThan(800)
})

test('codes of topics and skills are unique, and a seed asks the same question again', () => {
  const skills = topics.flatMap((topic) => topic.skills)
  expect(new Set(topics.map(({ code }) => code)).size).toBe(topics.length)
  expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length)
  for (const skill of skills)
    expect(questionAgain(skill.code, 'again')).toEqual(makeQuestion(skill, 'again'))
})

test('every skill has at least eight different questions, every topic far more', () => {
  for (const { skills } of topics) {
    for (const skill of skills) {
      const texts: string[] = []
      for (let number = 0; number < 8; number += 1)
        texts.push(newQuestion(skill, `${number}`, texts)?.question.text ?? '')
      expect([skill.code, new Set(texts).size, texts.includes('')]).toEqual([skill.code, 8, false])
    }
  }
})

test('questions are read aloud without signs', () => {
  expect(spoken('What is 3/4 × (−5)?')).toBe('What is 3 over 4 times (minus 5)?')
  expect(spoken('A toy costs ₹1,23,456. What is x² − 5x + 6?')).toBe(
    'A toy costs 123456 rupees. What is x squared minus 5 x plus 6?',
  )
  const all = topics.flatMap(({ skills }) =>
    skills.flatMap((skill) =>
      seeds.slice(0, 20).map((seed) => spoken(makeQuestion(skill, seed).text)),
    ),
  )
  expect(all.filter((text) => /[×÷−₹²³%+=]|\d\/\d/.test(text))).toEqual([])
})

test('options come in every order', () => {
  const skill = topics
    .flatMap((one) => one.skills)
    .find(({ name }) => name === 'The greatest number')
  if (!skill) throw new Error('There is no such skill.')
  const places = seeds.slice(0, 100).map((seed) => {
    const { answer } = makeQuestion(skill, seed)
    return answer.kind === 'choice' ? answer.options.indexOf(answer.right) : -1
  })
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  expect(random('a').next()).toBe(random('a').next())
})
