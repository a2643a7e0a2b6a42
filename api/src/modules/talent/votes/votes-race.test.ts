import { getSharedEntry } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { talentVotes, voteHolds } from '../../../database/schema/talent-votes.schema.ts'
import { users } from '../../../database/schema/users.schema.ts'
import { forUpdate } from '../../../database/row-lock.ts'
import type { RowLock } from '../../../database/row-lock.ts'
import { newReferenceCode } from '../../auth/account.repository.ts'
import { aKid, aUser, signedInAs } from '../../../testing/factories.ts'
import { isOnServer, withoutLocks } from '../../../testing/proof-level.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { aVotedEntry } from '../../../testing/talent-factories.ts'
import { callerOf, startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { turns } from './in-turn.ts'
import { takeBack, vote } from './vote.ts'

let api: TestApi
let people: number[]
let entry: () => Promise<number>
/** The embedded database has one connection, on which votes only wait. */
const many = isOnServer ? 1000 : 100
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  const owner = await aUser(api.db)
  const { studentId } = await aKid(api.db, { guardianId: owner.id })
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
  const caller = await signedInAs(api, owner)
  entry = async () => (await aVotedEntry(api, caller, studentId)).id
  const made = await api.db
    .insert(users)
    .values(
      Array.from({ length: many }, (_, at) => ({
        name: `Voter ${at}`,
        role: 'guardian' as const,
        referenceCode: newReferenceCode(),
        createdAt: new Date(api.clock.now.getTime() - 30 * day),
      })),
    )
    .returning({ id: users.id })
  people = made.map(({ id }) => id)
}, 60_000)
afterAll(() => api.close())

const actorOf = (id: number) =>
  ({ id, role: 'guardian', vendorId: null }) as Parameters<typeof vote>[0]
const needs = (lock: RowLock = forUpdate) => ({ db: api.db, lock, now: () => api.clock.now })
const votesOf = async (id: number) => (await callerOf(api.app).call(getSharedEntry, { id })).votes

test('T-013: a thousand votes at once, by four processes, are a thousand, also where some are sent twice', async () => {
  const id = await entry()
  const processes = [turns(), turns(), turns(), turns()]
  const inTurn = <T>(at: number, what: () => Promise<T>) => (processes[at % 4] ?? turns())(id, what)
  const give = (person: number) => vote(actorOf(person), needs(), { id, source: `at ${person}` })
  await Promise.all([
    ...people.map((person, at) => inTurn(at, () => give(person))),
    ...people.slice(0, many / 10).map((person, at) => inTurn(at + 1, () => give(person))),
  ])
  expect(await votesOf(id)).toBe(many)
  // Some change their mind, while others repeat themselves.
  await Promise.all(
    people
      .slice(0, many / 5)
      .map((person, at) =>
        inTurn(at >> 1, () =>
          at % 2 === 0 ? takeBack(actorOf(person), needs(), id) : give(person),
        ),
      ),
  )
  expect(await votesOf(id)).toBe(many * 0.9)
}, 60_000)

/** The burst, sent at once; how many of its votes count, and how many holds it opens. */
async function burst(lock: RowLock) {
  const id = await entry()
  const sent = await Promise.allSettled(
    people.slice(0, 60).map((person) => vote(actorOf(person), needs(lock), { id, source: 'hall' })),
  )
  const given = await api.db.select().from(talentVotes).where(eq(talentVotes.entryId, id))
  return {
    failed: sent.filter(({ status }) => status === 'rejected').length,
    counted: given.filter(({ state }) => state === 'counted').length,
    holds: await api.db.$count(voteHolds, eq(voteHolds.entryId, id)),
  }
}

test('T-013: a burst that comes at once is held as a whole, in one hold', async () => {
  expect(await burst(forUpdate)).toEqual({ failed: 0, counted: 0, holds: 1 })
})

const bites = isOnServer ? test : test.skip
bites('T-013: without the lock a burst gets through or fails', async () => {
  const lost = []
  for (let round = 0; round < 5; round += 1) {
    const { failed, counted } = await burst(withoutLocks)
    lost.push(failed + counted)
  }
  expect(Math.max(...lost)).toBeGreaterThan(0)
})
