import { randomInt } from 'node:crypto'

interface Parts {
  kind: string
  options: readonly { id: string }[]
  prompts: readonly { id: string }[]
  /** Ids of options, `prompt=option` for each match; texts and numbers otherwise. */
  right: readonly string[]
}

const anyLetter = () => String.fromCharCode(97 + randomInt(26))
/** Unique in a question of a dozen parts, as good as certainly. */
const randomId = () => Array.from({ length: 12 }, anyLetter).join('')

/**
 * The same question with random ids of options and prompts. Takers get these ids, and those that somebody writes follow
 * the order in which the right answers stand: the first prompt would belong to the first option.
 *
 * @param known ids that are random already, and stay
 */
export function withRandomIds<Q extends Parts>(
  question: Q,
  { known = [], newId = randomId }: { known?: readonly string[]; newId?: () => string } = {},
): Q {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    const chosen = known.includes(id) ? id : (ids.get(id) ?? newId())
    ids.set(id, chosen)
    return chosen
  }
  const renamed = <P extends { id: string }>(parts: readonly P[]) =>
    parts.map((part) => ({ ...part, id: idOf(part.id) }))
  const hasIds = question.kind !== 'number' && question.kind !== 'text'
  return {
    ...question,
    options: renamed(question.options),
    prompts: renamed(question.prompts),
    right: hasIds
      ? question.right.map((one) => one.split('=').map(idOf).join('='))
      : question.right,
  }
}
