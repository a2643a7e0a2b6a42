import type { Random } from '../../../server/random.ts'
import { ratio, show } from './ratio.ts'
import type { Ratio } from './ratio.ts'

export type Answer =
  | { readonly kind: 'number' | 'fraction'; readonly value: Ratio; readonly unit: string }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly right: string }
  | {
      readonly kind: 'ordering'
      readonly items: readonly string[]
      readonly right: readonly string[]
    }

export interface Question {
  readonly text: string
  readonly answer: Answer
  /** One step each; only the last may name the answer. */
  readonly hints: readonly string[]
  /** How it is worked out, a line for each step. */
  readonly solution: readonly string[]
}

/** Makes one question of a skill. The same random numbers make the same question. */
export type Ask = (random: Random) => Question

/** The answer as people read it. */
export const answerText = (answer: Answer): string => {
  switch (answer.kind) {
    case 'number':
    case 'fraction': {
      const value = show(answer.value, answer.kind)
      if (answer.unit === '₹') return `₹${value}`
      return answer.unit === '' ? value : `${value} ${answer.unit}`
    }
    case 'choice':
      return answer.right
    case 'ordering':
      return answer.right.join(', ')
  }
}

/** Numbers as they stand in a text: `3/4`, `1,234`, `−5`, `2.50`. */
export const numbersIn = (text: string): string[] =>
  text.match(/−?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g)?.map((one) => one.replace(/,$/, '')) ?? []

/** Whether a hint names the answer where the question itself does not. */
export function givesAway(hint: string, { text, answer }: Pick<Question, 'text' | 'answer'>) {
  if (answer.kind === 'ordering') return hint.includes(answer.right.join(', '))
  if (answer.kind === 'choice') {
    const named = answer.options.filter((option) => hint.includes(option))
    return named.length === 1 && named[0] === answer.right
  }
  const value = show(answer.value, answer.kind)
  return numbersIn(hint).includes(value) && !numbersIn(text).includes(value)
}

/** A step of the working may be the answer by chance; such a hint is left out, unless it is the last. */
const question = (text: string, answer: Answer, steps: readonly string[], last: string) => ({
  text,
  answer,
  hints: steps.filter(
    (hint, index) => index === steps.length - 1 || !givesAway(hint, { text, answer }),
  ),
  solution: [...steps, last],
})

/** Asks for a number. The steps are the hints; the solution adds the last line. */
export const askNumber = (
  text: string,
  value: number | Ratio,
  steps: readonly string[],
  { unit = '', kind = 'number' }: { unit?: string; kind?: 'number' | 'fraction' } = {},
): Question => {
  const answer = { kind, unit, value: typeof value === 'number' ? ratio(value) : value }
  return question(text, answer, steps, `The answer is ${answerText(answer)}.`)
}

export const askFraction = (text: string, value: Ratio, steps: readonly string[]) =>
  askNumber(text, value, steps, { kind: 'fraction' })

/** Asks to choose; the options are shuffled, so that their order says nothing. */
export function askChoice(
  random: Random,
  text: string,
  { right, wrong }: { right: string; wrong: readonly string[] },
  steps: readonly string[],
): Question {
  const options = shuffled(random, [right, ...wrong])
  return question(text, { kind: 'choice', options, right }, steps, `The answer is ${right}.`)
}

export function askOrder(
  random: Random,
  text: string,
  right: readonly string[],
  steps: readonly string[],
): Question {
  let items = shuffled(random, right)
  if (items.join() === right.join()) items = [...right].reverse()
  const answer = { kind: 'ordering', items, right } as const
  return question(text, answer, steps, `The order is ${right.join(', ')}.`)
}

export function shuffled<One>(random: Random, list: readonly One[]): One[] {
  const rest = [...list]
  return list.map(() => rest.splice(random.whole(0, rest.length - 1), 1)).flat()
}

/** So many different whole numbers, in the order in which they came. */
export function different(random: Random, count: number, [from, to]: Range): number[] {
  const found = new Set<number>()
  while (found.size < count) found.add(random.whole(from, to))
  return [...found]
}

export type Range = readonly [from: number, to: number]
export const within = (random: Random, [from, to]: Range) => random.whole(from, to)
