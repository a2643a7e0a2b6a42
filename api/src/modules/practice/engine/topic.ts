import type { Ask } from './question.ts'

export interface Skill {
  /** Stored with what a kid has learnt: never reuse or renumber one. */
  readonly code: string
  readonly name: string
  /** 1 is the easiest of its topic. */
  readonly level: number
  readonly ask: Ask
}

export interface Topic {
  readonly code: string
  readonly classNumber: number
  readonly title: string
  readonly skills: readonly Skill[]
}

/** Skills get their number from their place: add new ones at the end. */
export const topic = (
  classNumber: number,
  name: string,
  title: string,
  skills: readonly (readonly [name: string, ask: Ask])[],
): Topic => ({
  code: `c${classNumber}-${name}`,
  classNumber,
  title,
  skills: skills.map(([skillName, ask], index) => ({
    code: `c${classNumber}-${name}.${index + 1}`,
    name: skillName,
    level: index + 1,
    ask,
  })),
})
