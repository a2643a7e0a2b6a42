import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import {
  buySubscription,
  cancelSubscription,
  listSubscriptions,
  quoteSubscription,
} from '@brightyard/contract'
import { forUpdate } from '../../database/row-lock.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { isOnServer, withoutLocks } from '../../testing/proof-level.ts'
import { aLearner, buyPlan, orderPlan } from '../../testing/subscription-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

/** Two guardians of one kid. */
async function aCouple(api: TestApi) {
  const [one, other] = [await aLearner(api), await aLearner(api)]
  const { studentId } = one.kid
  await api.db.insert(guardianships).values({ guardianId: other.user.id, studentId })
  return { one, other, choice: one.choice }
}

const races = {
  async 'both parents buy a plan for the same kid at once, and one of them is asked to pay'(
    api: TestApi,
  ) {
    const { one, other, choice } = await aCouple(api)
    const ready = await Promise.all(
      [one, other].map(async ({ caller }) => {
        const { fingerprint } = await caller.call(quoteSubscription, choice)
        return { caller, placing: { ...choice, fingerprint, idempotency_key: randomUUID() } }
      }),
    )
    const answers = await Promise.all(
      ready.map(({ caller, placing }) => caller.send(buySubscription, placing)),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([200, 422])
  },

  async 'a term is cancelled while its renewal is paid: no gap, no overlap, no paisa lost'(
    api: TestApi,
  ) {
    const { one, choice } = await aCouple(api)
    await buyPlan(api, one.caller, choice)
    const { payment } = await orderPlan(one.caller, choice)
    const [term] = (await one.caller.call(listSubscriptions)).data
    const refund_in_paise = Math.floor((59_000 * 30) / 31)
    const [answer] = await Promise.all([
      one.caller.send(cancelSubscription, { id: term?.id, refund_in_paise }),
      chooseAtGateway(api, payment?.gateway_url ?? '', 'success'),
    ])
    await api.settled()
    const { data } = await one.caller.call(listSubscriptions)
    const live = data.filter(({ state }) => state === 'active')
    expect([answer.statusCode, live.length]).toEqual(
      answer.statusCode === 200 ? [200, 1] : [409, 2],
    )
    // The renewal begins where the first one ends, wherever that is now.
    const [renewal, first] = data.toSorted((a, b) => b.id - a.id)
    expect(renewal?.starts_at).toBe(first?.ends_at)
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
onServer('races for plans', () => {
  test.each(Object.entries(races))('%s', (_, run) => race(forUpdate, run, 8), 120_000)

  test.each(Object.entries(races))(
    'without the locks it is lost: %s',
    async (_, run) => {
      await expect(race(withoutLocks, run, 60)).rejects.toThrow(/expect/)
    },
    120_000,
  )
})
