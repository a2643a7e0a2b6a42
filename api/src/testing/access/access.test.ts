import type { Call } from '@brightyard/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../database/schema/orders.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { actors, outcomeFor } from './access-row.ts'
import type { AccessRow, Input, Outcome, Signed, World } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { aUser, signedInAs } from '../factories.ts'
import { startAccessWorld } from './access-world.ts'
import { changesOf, changesOfOwner } from './changes.ts'
import { contractCalls, fieldsOf, namesAnId } from './contract-calls.ts'
import { inputsOf, tryAccess } from './try-access.ts'
import { isOnServer, rowsInTurn } from '../proof-level.ts'
import { seededRandom } from '../fuzz/seeded-random.ts'

let world: World
let inputFor: ReturnType<typeof inputsOf>
beforeAll(async () => {
  world = await startAccessWorld()
  inputFor = inputsOf(world)
}, 120_000)
afterAll(() => world.api.close())

const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name).sort()

test('what a committed change touches is noted, and a row that stays as it was is not', async () => {
  const { db } = world.api
  const before = await changesOf(world)
  const own = eq(users.id, world.people.owner.id)
  await db
    .update(users)
    .set({ name: sql`name` })
    .where(own)
  await db
    .transaction((tx) =>
      tx
        .update(users)
        .set({ name: 'Undone' })
        .where(own)
        .then(() => tx.rollback()),
    )
    .catch(() => {})
  expect(await changesOf(world)).toBe(before)
  const ofOwner = await changesOfOwner(world)
  await db.update(users).set({ name: 'Renamed' }).where(own)
  expect(await changesOf(world)).not.toBe(before)
  expect(await changesOfOwner(world)).not.toBe(ofOwner)
})

test('what comes to the owner by a change is noted as the owner’s', async () => {
  const { db } = world.api
  const giver = await aUser(db)
  const key = { userId: giver.id, key: 'given', contentHash: '', answer: {}, createdAt: new Date() }
  await db.insert(idempotencyKeys).values(key)
  const ofOwner = await changesOfOwner(world)
  await db
    .update(idempotencyKeys)
    .set({ userId: world.people.owner.id })
    .where(eq(idempotencyKeys.userId, giver.id))
  expect(await changesOfOwner(world)).not.toBe(ofOwner)
})

test('Y-011: every call of the contract is in the table once', () => {
  expect(namesOf(accessTable.map(({ call }) => call))).toEqual(namesOf(contractCalls))
})

test('Y-011: a call that needs a session is refused to visitors, and one that takes an id is tried with a foreign one', () => {
  const wrong = accessTable.filter(({ call, outcomes, given }) => {
    if (call.session === 'required' && outcomeFor(outcomes, 'visitor') !== 401) return true
    return fieldsOf(call).some((name) => namesAnId.test(name)) && given === undefined
  })
  expect(namesOf(wrong.map(({ call }) => call))).toEqual([])
  expect(accessTable.length * actors.length).toBeGreaterThanOrEqual(320)
})

const ownOf = ({ own = {} }: AccessRow) => Object.entries(own) as [Signed, Outcome][]

const rows = rowsInTurn(accessTable).map((row) => [row.call.name, row] as const)
describe.each(rows)('Y-011: %s', (_, row) => {
  const refused = actors.filter((actor) => outcomeFor(row.outcomes, actor) !== 200)
  const allowed = actors.filter((actor) => outcomeFor(row.outcomes, actor) === 200)
  let before = ''

  if (refused.length > 0) {
    test('what it names is there', async () => {
      await inputFor(row, 'owner', 403)
      before = await changesOf(world)
    })
    test.each(refused)('is not for %s', async (actor) => {
      const outcome = outcomeFor(row.outcomes, actor)
      await tryAccess(world, row, { actor, input: await inputFor(row, 'owner', outcome), outcome })
    })
    test('a refused call has changed nothing', async () => {
      expect(await changesOf(world)).toBe(before)
    })
  }

  if (allowed.length > 0) {
    test.each(allowed)('is for %s', async (actor) => {
      await tryAccess(world, row, { actor, input: await inputFor(row, 'owner', 200), outcome: 200 })
    })
  }

  if (row.own) {
    test.each(ownOf(row))('by %s with an own one is answered with %s', async (actor, outcome) => {
      const input = await inputFor(row, actor, outcome)
      await tryAccess(world, row, { actor, input, outcome })
    })
  }
})

const swaps = isOnServer ? 2_000 : 300
test(`Y-011: ${swaps} tries of one more guardian with swapped ids give nothing and change nothing`, async () => {
  const stranger = await signedInAs(world.api, await aUser(world.api.db))
  const rows = accessTable.filter(({ outcomes }) =>
    [403, 404].includes(Number(outcomeFor(outcomes, 'other guardian'))),
  )
  const inputs: { row: AccessRow; input: Input }[] = []
  for (const row of rows) inputs.push({ row, input: await inputFor(row, 'owner', 404) })
  const idsOf = (input: Input) =>
    Object.entries(input).filter(
      ([name, value]) => namesAnId.test(name) && typeof value === 'number',
    )
  const pool = inputs.flatMap(({ input }) => idsOf(input).map(([, value]) => value))
  const before = await changesOf(world)
  const random = seededRandom(7)
  const tries = Array.from({ length: swaps }, () => {
    const chosen = random.pick(inputs)
    const { user_id, userId, ...rest } = chosen.input
    const swapped = idsOf(rest).map(([name]) => [name, random.pick(pool)] as const)
    // Whose it is stays the owner's: that is what is tried.
    const owner = { ...(user_id ? { user_id } : {}), ...(userId ? { userId } : {}) }
    return { row: chosen.row, input: { ...rest, ...Object.fromEntries(swapped), ...owner } }
  })
  for (let start = 0; start < tries.length; start += 20) {
    const answers = await Promise.all(
      tries.slice(start, start + 20).map(async ({ row, input }) => ({
        name: row.call.name,
        status: (await stranger.send(row.call, input)).statusCode,
      })),
    )
    const permitted = answers.filter(({ status }) => ![403, 404, 422].includes(status))
    expect(permitted).toEqual([])
  }
  expect(await changesOf(world)).toBe(before)
}, 300_000)
