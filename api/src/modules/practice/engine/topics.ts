import { random } from '../../../server/random.ts'
import type { Question } from './question.ts'
import type { Skill, Topic } from './topic.ts'
import { topicsFourToFive } from './topics-4-to-5.ts'
import { topicsNineToTen } from './topics-9-to-10.ts'
import { topicsOneToThree } from './topics-1-to-3.ts'
import { topicsSixToEight } from './topics-6-to-8.ts'

/** Every topic, by class. */
export const topics: readonly Topic[] = [
  ...topicsOneToThree,
  ...topicsFourToFive,
  ...topicsSixToEight,
  ...topicsNineToTen,
]

const byCode = new Map(topics.map((one) => [one.code, one]))
const skills = new Map(topics.flatMap((one) => one.skills.map((skill) => [skill.code, skill])))

export const findTopic = (code: string): Topic | undefined => byCode.get(code)
export const topicsOf = (classNumber: number) =>
  topics.filter((one) => one.classNumber === classNumber)

/** The same skill and seed ask the same question again, so that it need not be sent with its answer. */
export const makeQuestion = (skill: Skill, seed: string): Question => skill.ask(random(seed))

/** The question of a stored row; undefined for a skill that is gone. */
export function questionAgain(skillCode: string, seed: string): Question | undefined {
  const skill = skills.get(skillCode)
  return skill && makeQuestion(skill, seed)
}

/** A question that is not among the texts given. Every skill has far more questions than a session. */
export function newQuestion(skill: Skill, seed: string, before: readonly string[]) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const seedOfAttempt = `${seed}:${attempt}`
    const question = makeQuestion(skill, seedOfAttempt)
    if (!before.includes(question.text)) return { seed: seedOfAttempt, question }
  }
  return undefined
}
