import { expect, test } from '@jest/globals'
import { random } from '../../../server/random.ts'
import { masteryOf, nextSkill, traced } from './knowledge-tracing.ts'
import { makeQuestion, topics } from './topics.ts'
import type { Topic } from './topic.ts'

interface Pupil {
  /** The share of a topic's skills that they have. */
  share: number
  slips: number
  guesses: number
}

/** What is known of a pupil after so many questions, against what is true. */
function errorAfter(topic: Topic, pupil: Pupil, seed: string, count = 20) {
  const chance = random(seed)
  const has = new Set(
    topic.skills.slice(0, Math.round(pupil.share * topic.skills.length)).map(({ code }) => code),
  )
  const known = new Map<string, number>()
  const asked: string[] = []
  for (let number = 0; number < count; number += 1) {
    const skill = nextSkill(topic.skills, known, asked)
    const { answer, hints } = makeQuestion(skill, `${seed} ${number}`)
    const guess = answer.kind === 'choice' ? 1 / answer.options.length : pupil.guesses
    const isRight = chance.next() < (has.has(skill.code) ? 1 - pupil.slips : guess)
    known.set(
      skill.code,
      traced(known.get(skill.code) ?? 0.3, { answer, isRight, hintsTaken: 0 }, hints.length),
    )
    asked.push(skill.code)
  }
  return Math.abs(masteryOf(topic.skills, known) - has.size / topic.skills.length)
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

test.each([
  ['weak', { share: 0.2, slips: 0.1, guesses: 0.05 }],
  ['middling', { share: 0.5, slips: 0.1, guesses: 0.05 }],
  ['strong', { share: 1, slips: 0.1, guesses: 0.05 }],
  ['careless', { share: 0.75, slips: 0.14, guesses: 0.02 }],
  ['lucky', { share: 0.25, slips: 0.05, guesses: 0.1 }],
])('the mastery of a %s pupil is found within 20 questions to ±10 %%', (_, pupil) => {
  const errors = topics.flatMap((topic) =>
    Array.from({ length: 12 }, (__, index) => errorAfter(topic, pupil, `${topic.code} ${index}`)),
  )
  const found = errors.filter((error) => error <= 0.1).length / errors.length
  expect(mean(errors)).toBeLessThan(0.05)
  expect(found).toBeGreaterThan(0.85)
})

test('after the last hint a right answer proves nothing, a wrong one still counts', () => {
  const skill = topics[0]?.skills[0]
  if (!skill) throw new Error('There are no skills.')
  const { answer } = makeQuestion(skill, 'one')
  const after = (isRight: boolean, hintsTaken: number) =>
    traced(0.5, { answer, isRight, hintsTaken }, 2)
  expect(after(true, 2)).toBeCloseTo(0.51, 2)
  expect(after(true, 0)).toBeGreaterThan(after(true, 1))
  expect(after(true, 1)).toBeGreaterThan(after(true, 2))
  expect(after(false, 2)).toBeLessThan(0.2)
})

test('no skill comes three times in a row', () => {
  const [topic] = topics
  if (!topic) throw new Error('There are no topics.')
  const asked: string[] = []
  for (let number = 0; number < 9; number += 1)
    asked.push(nextSkill(topic.skills, new Map(), asked).code)
  for (const [index, code] of asked.entries())
    expect(asked.slice(index, index + 3)).not.toEqual([code, code, code])
  expect(new Set(asked).size).toBeGreaterThan(1)
})
