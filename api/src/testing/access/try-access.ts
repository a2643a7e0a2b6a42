import { expect } from '@jest/globals'
import type { AccessRow, Actor, Input, Outcome, Signed, World } from './access-row.ts'
import { aDouble } from './access-world.ts'

/** Refused calls share one record, since nothing may change it; permitted calls get a fresh one. */
export function inputsOf(world: World) {
  const made = new Map<AccessRow, Input>()
  return async (row: AccessRow, whose: Signed, outcome: Outcome): Promise<Input> => {
    const known = made.get(row)
    if (whose === 'owner' && outcome !== 200 && known) return known
    const input = (await row.given?.(world, whose)) ?? {}
    if (whose === 'owner' && outcome !== 200) made.set(row, input)
    return input
  }
}

/** Sends it as this actor, and expects the outcome in the table. */
export async function tryAccess(
  world: World,
  { call, byDouble }: AccessRow,
  { actor, input, outcome }: { actor: Actor; input: Input; outcome: Outcome },
) {
  const caller =
    byDouble && actor !== 'visitor' ? (await aDouble(world, actor)).caller : world.callers[actor]
  const answer = await caller.send(call, input)
  const status = outcome === 'in vain' ? 200 : outcome
  expect([answer.statusCode, answer.body]).toEqual([status, answer.body])
}
