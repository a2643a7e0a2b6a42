import type { Answer } from './question.ts'
import type { Skill } from './topic.ts'

/** Before anything is known of a pupil. */
const prior = 0.3
/** Learnt between one question and the next. */
const learns = 0.02
/** A pupil who has the skill still answers wrongly. */
const slips = 0.1

/** How likely a right answer is without the skill. */
function guessing(answer: Answer): number {
  return answer.kind === 'choice' ? 1 / answer.options.length : 0.05
}

export interface Evidence {
  answer: Answer
  isRight: boolean
  hintsTaken: number
}

/** After hints, a right answer says less; after the last, which may name the answer, nothing at all. */
function guessAfterHints({ answer, isRight, hintsTaken }: Evidence, hints: number): number {
  if (hintsTaken === 0 || !isRight) return guessing(answer)
  return hintsTaken >= hints ? 1 - slips : Math.max(0.5, guessing(answer))
}

/** Bayesian knowledge tracing (Corbett and Anderson, 1995): the probability that the pupil has the skill. */
export function traced(known: number, evidence: Evidence, hints: number): number {
  const guess = guessAfterHints(evidence, hints)
  const [ifKnown, ifNot] = evidence.isRight ? [1 - slips, guess] : [slips, 1 - guess]
  const after = (known * ifKnown) / (known * ifKnown + (1 - known) * ifNot)
  return after + (1 - after) * learns
}

export type Masteries = ReadonlyMap<string, number>

export const knownOf = (masteries: Masteries, skill: Skill) => masteries.get(skill.code) ?? prior

/** The share of a topic's skills that the pupil has, from 0 to 1. */
export const masteryOf = (skills: readonly Skill[], masteries: Masteries) =>
  skills.reduce((sum, skill) => sum + knownOf(masteries, skill), 0) / skills.length

/**
 * The skill whose state is least certain, the easier one first: a question about it tells most. Never the same skill
 * three times in a row, so that nobody is stuck with what they cannot do yet.
 */
export function nextSkill(
  skills: readonly Skill[],
  masteries: Masteries,
  before: readonly string[],
): Skill {
  const [last, lastButOne] = [before.at(-1), before.at(-2)]
  const open = skills.filter(({ code }) => !(code === last && code === lastButOne))
  const [chosen] = (open.length > 0 ? open : skills).toSorted(
    (a, b) => doubt(knownOf(masteries, b)) - doubt(knownOf(masteries, a)) || a.level - b.level,
  )
  if (!chosen) throw new Error('A topic has no skills.')
  return chosen
}

/** 1 where it is open whether the skill is there, 0 where it is certain. */
const doubt = (known: number) => 1 - Math.abs(known - 0.5) * 2
