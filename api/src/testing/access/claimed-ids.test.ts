import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { actors, outcomeFor } from './access-row.ts'
import type { AccessRow, Actor, Input, Signed, World } from './access-row.ts'
import { rowsInTurn } from '../proof-level.ts'
import { accessTable } from './access-table.ts'
import { aDouble, startAccessWorld } from './access-world.ts'
import { changesOf, changesOfOwner } from './changes.ts'
import { fieldsOf, namesAnId } from './contract-calls.ts'

let world: World
beforeAll(async () => {
  world = await startAccessWorld()
}, 120_000)
afterAll(() => world.api.close())

const isClaimant = (actor: Actor): actor is Exclude<Signed, 'owner'> =>
  actor !== 'visitor' && actor !== 'owner'
const claimants = actors.filter(isClaimant)
const withBody = rowsInTurn(accessTable).filter(({ call }) => call.body !== undefined)

/** Ids of the owner, under every name that anybody could try, where the call itself does not take them. */
function claimsOf({ people, kids, school }: World, { call }: AccessRow): Input {
  const ids = {
    user_id: people.owner.id,
    userId: people.owner.id,
    guardian_id: people.owner.id,
    student_id: kids.owner.studentId,
    studentId: kids.owner.studentId,
    vendor_id: school.id,
    vendorId: school.id,
    role_id: 5,
    role: 'superAdmin',
  }
  const own = new Set(Object.keys(call.body?.shape ?? {}))
  return Object.fromEntries(Object.entries(ids).filter(([name]) => !own.has(name)))
}

/** With something of the actor's own where it can have that, else with something of the owner's. */
const expectedOf = (row: AccessRow, actor: Signed) =>
  row.own?.[actor] ?? outcomeFor(row.outcomes, actor)

test.each(withBody.map((row) => [row.call.name, row] as const))(
  'Y-013, Z-009: another person’s ids in a body of %s widen nobody’s rights',
  async (_, row) => {
    const refused = claimants.filter((actor) => expectedOf(row, actor) !== 200)
    const allowed = claimants.filter((actor) => expectedOf(row, actor) === 200)
    const named = (await row.given?.(world, 'owner')) ?? {}
    const all = refused.length > 0 ? await changesOf(world) : ''
    for (const actor of refused) await claim(row, actor, named)
    if (refused.length > 0) expect(await changesOf(world)).toBe(all)
    for (const actor of allowed) {
      // An admin has no orders and reviews of their own to act on.
      const whose = actor === 'super admin' && !row.own?.[actor] ? 'owner' : actor
      const input = (await row.given?.(world, whose)) ?? {}
      const before = await changesOfOwner(world)
      await claim(row, actor, input)
      if (!reachesOwner(row, actor)) expect(await changesOfOwner(world)).toBe(before)
    }
  },
)

/** Whether the table itself lets this actor act on what is the owner's: a school on its student, say. */
const reachesOwner = (row: AccessRow, actor: Signed) =>
  (!row.own?.[actor] && fieldsOf(row.call).some((name) => namesAnId.test(name))) ||
  row.tellsGuardians?.includes(actor) === true

async function claim(row: AccessRow, actor: Signed, input: Input) {
  const caller = row.byDouble ? (await aDouble(world, actor)).caller : world.callers[actor]
  const expected = expectedOf(row, actor)
  const answer = await caller.sendBeyond(row.call, input, claimsOf(world, row))
  const status = expected === 'in vain' ? 200 : expected
  expect([actor, answer.statusCode, answer.body]).toEqual([actor, status, answer.body])
}
