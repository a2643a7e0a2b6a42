import { type RegistryProblem, SetSummary } from '@brightyard/contract/registry'
import * as z from '@brightyard/contract/schema'
import { highestLimit } from '../listing-limit.ts'
import { type CliContext, shellWord } from './cli-context.ts'

/** Whether a set is named: a number that is no option's value. */
const namesSet = (args: readonly string[]) =>
  args.some((word, at) => {
    const before = args[at - 1] ?? ''
    const isValue = /^--(reason|actor|expect|wait)$/.test(before)
    return /^\d+$/.test(word) && !isValue
  })

/** The set that a rollback without a number goes to, as the registry finds it; none where nothing came before. */
function setBefore(sets: readonly SetSummary[]): number | undefined {
  const numbered = (number: number) => sets.find((one) => one.number === number)
  let shown = sets.find(({ state }) => state === 'current')
  while (shown && shown.restores !== null) shown = numbered(shown.restores)
  return shown?.previous ?? undefined
}

/**
 * The command that goes back although the site is frozen, to be pasted as it is. It names the set also where none was
 * typed, so that it does what was read, whatever happens in between.
 */
export async function rollbackDespiteFreeze(
  problem: RegistryProblem,
  args: readonly string[],
  { registry, command }: CliContext,
): Promise<string[]> {
  const [action = 'rollback', ...rest] = args
  const line = (words: readonly string[]) =>
    `${command} ${[action, ...words].map(shellWord).join(' ')} --despite-freeze`
  const nowhere = problem.fields?.['to']
  // Another set may be the very one that was left: that is for people to choose.
  if (nowhere) return [nowhere, `To see the sets: ${command} sets`]
  if (namesSet(rest)) return [`To go back all the same: ${line(rest)}`]
  const listed = z.object({ sets: z.array(SetSummary) })
  const { sets } = await registry
    .get(`/sets?limit=${highestLimit}`, listed)
    .catch(() => ({ sets: [] }))
  const target = setBefore(sets)
  if (target === undefined) return [`To go back all the same: ${line(rest)}`]
  return [`To go back to set ${target} all the same: ${line([String(target), ...rest])}`]
}
