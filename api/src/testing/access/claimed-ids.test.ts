import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { actors, outcomeFor } from './access-row.ts'
import type { AccessRow, Actor, Input, Signed, World } from './access-row.ts'
import { rowsInTurn } from '../proof-level.ts'
import { accessTable } from './access-table.ts'
import { aDouble, startAccessWorld, stateOf } from './access-world.ts'
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

/** Built once: it names every table with rows of a person, and the catalogue is slow to read. */
let ownerQuery: Promise<string> | undefined
async function ownerQueryOf({ api, people, kids }: World): Promise<string> {
  const columns = await api.database.query(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'guardian_id', 'student_id')
     order by 1, 2`,
  )
  const parts = columns.map(({ name, owner }) => {
    const id = owner === 'student_id' ? kids.owner.studentId : people.owner.id
    return `select '${String(name)}' as name, string_agg(t::text, '|' order by t::text) as rows
      from "${String(name)}" t where "${String(owner)}" = ${id}`
  })
  const person = `select 'users' as name, string_agg(t::text, '|') as rows from users t
    where id = ${people.owner.id}`
  return [person, ...parts].join(' union all ')
}

/** Every row of the owner, in all tables. */
async function rowsOfOwner(): Promise<string> {
  await world.api.settled()
  ownerQuery ??= ownerQueryOf(world)
  return JSON.stringify(await world.api.database.query(await ownerQuery))
}

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
    const all = refused.length > 0 ? await stateOf(world) : ''
    for (const actor of refused) await claim(row, actor, named)
    if (refused.length > 0) expect(await stateOf(world)).toBe(all)
    for (const actor of allowed) {
      // An admin has no orders and reviews of their own to act on.
      const whose = actor === 'super admin' && !row.own?.[actor] ? 'owner' : actor
      const input = (await row.given?.(world, whose)) ?? {}
      const before = await rowsOfOwner()
      await claim(row, actor, input)
      if (!reachesOwner(row, actor)) expect(await rowsOfOwner()).toBe(before)
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
