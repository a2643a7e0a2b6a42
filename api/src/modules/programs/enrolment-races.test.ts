import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import {
  enrolKids,
  leaveProgram,
  listProgramProgress,
  quoteEnrolment,
  quoteLeaving,
} from '@brightyard/contract'
import { forUpdate } from '../../database/row-lock.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { refunds } from '../../database/schema/payments.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { aFamily } from '../../testing/booking-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aProgram, buyProgram } from '../../testing/program-factories.ts'
import { isOnServer, withoutLocks } from '../../testing/proof-level.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

type Family = Awaited<ReturnType<typeof aFamily>>

/** Each has a quote, and all order at once. */
async function allAtOnce(
  families: readonly Family[],
  choiceOf: (family: Family) => { program_id: number; class_id?: number; student_ids: number[] },
) {
  const ready = await Promise.all(
    families.map(async (family) => {
      const choice = choiceOf(family)
      const { fingerprint } = await family.caller.call(quoteEnrolment, choice)
      return { family, placing: { ...choice, fingerprint, idempotency_key: randomUUID() } }
    }),
  )
  const answers = await Promise.all(
    ready.map(({ family, placing }) => family.caller.send(enrolKids, placing)),
  )
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
}

const races = {
  async 'four families want the two seats of a class'(api: TestApi) {
    const { id, classId } = await aProgram(api.db)
    const families = await Promise.all([1, 2, 3, 4].map(() => aFamily(api)))
    const codes = await allAtOnce(families, ({ studentIds }) => ({
      program_id: id,
      class_id: classId,
      student_ids: studentIds,
    }))
    expect(codes).toEqual([200, 200, 409, 409])
  },

  async 'both parents order the same program for a kid'(api: TestApi) {
    const { id } = await aProgram(api.db)
    const [one, other] = [await aFamily(api), await aFamily(api)]
    await api.db
      .insert(guardianships)
      .values({ guardianId: other.user.id, studentId: one.studentId })
    const codes = await allAtOnce([one, other], () => ({
      program_id: id,
      student_ids: one.studentIds,
    }))
    expect(codes).toEqual([200, 422])
  },

  async 'a kid is taken out twice at once, and refunded once'(api: TestApi) {
    const { id } = await aProgram(api.db)
    const { caller, studentIds } = await aFamily(api)
    await buyProgram(api, caller, { program_id: id, student_ids: studentIds })
    const [enrolled] = (await caller.call(listProgramProgress)).data
    const enrolment = { id: enrolled?.enrolment_id ?? 0 }
    const { refund_in_paise } = await caller.call(quoteLeaving, enrolment)
    const before = (await api.db.select().from(refunds)).length
    const answers = await Promise.all(
      [1, 2].map(() => caller.send(leaveProgram, { ...enrolment, refund_in_paise })),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect([codes, (await api.db.select().from(refunds)).length - before]).toEqual([[200, 404], 1])
  },
}

async function race(rowLock: RowLock, run: (api: TestApi) => Promise<void>, rounds: number) {
  const api = await startTestApi({ rowLock, rateLimitFactor: 1000 })
  try {
    for (let round = 0; round < rounds; round++) {
      await run(api)
      await expectShopInvariants(api.database)
    }
  } finally {
    await api.close()
  }
}

// The embedded database has one connection: nothing can race there.
const onServer = isOnServer ? describe : describe.skip
onServer('races for programs', () => {
  test.each(Object.entries(races))('%s', (_, run) => race(forUpdate, run, 6), 120_000)

  // The seats of a class are safe without locks, too: one statement takes a seat and checks that it is there.
  const { 'four families want the two seats of a class': _, ...locked } = races
  test.each(Object.entries(locked))(
    'without the locks it is lost: %s',
    async (_name, run) => {
      await expect(race(withoutLocks, run, 60)).rejects.toThrow(/expect/)
    },
    120_000,
  )
})
