import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { CallInput } from '@brightyard/contract'
import { placeOrder } from '@brightyard/contract'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { forUpdate } from '../../database/row-lock.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { appliedCoupons } from '../../database/schema/bag.schema.ts'
import { couponUses, orderLines, orders } from '../../database/schema/orders.schema.ts'
import { productVariants } from '../../database/schema/shop.schema.ts'
import { aCoupon, quoteOf } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import type { Answer } from '../../testing/send.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { isOnServer, tries, withoutLocks } from '../../testing/proof-level.ts'

// Each race is a function that throws when it was lost: it must not with the locks, and must without.
interface Race {
  name: string
  run: (api: TestApi) => Promise<void>
}

/** Ten at a time: what is prepared is not yet the race. */
async function several<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count) {
    const length = Math.min(10, count - made.length)
    made.push(...(await Promise.all(Array.from({ length }, make))))
  }
  return made
}

const aBuyer = async (api: TestApi): Promise<Caller> => signedInAs(api, await aUser(api.db))

async function unitsLeft(api: TestApi, variantId: number) {
  const [row] = await api.db
    .select({ units: productVariants.unitsAvailable })
    .from(productVariants)
    .where(eq(productVariants.id, variantId))
  return row?.units
}

/** As if all open orders were paid: the next one of the same buyer is another, and replaces none. */
const settled = (api: TestApi) =>
  api.db
    .update(orders)
    .set({ status: 'paid', paidAt: api.clock.now })
    .where(eq(orders.status, 'awaiting_payment'))

/** Everyone has a quote for the same product, of which there is one. */
async function ready(api: TestApi, count: number) {
  const thing = await aProduct(api.db, { variants: [{ unitsAvailable: 1 }] })
  const buyers = await several(count, async () => {
    const buyer = await aBuyer(api)
    return { buyer, placing: (await quoteOf(buyer, thing.id)).placing }
  })
  return { variantId: thing.first.id, buyers }
}

/** Retries with the same key while the API is too busy, as its answer says. */
async function order(buyer: Caller, placing: CallInput<typeof placeOrder>): Promise<Answer> {
  const answer = await buyer.send(placeOrder, placing)
  return answer.statusCode === 503 ? order(buyer, placing) : answer
}

/**
 * Starts what places orders, and lets none be stored before several wait: on a busy machine the first could otherwise be
 * done before the second has begun. The embedded database has one connection, so there is nothing to hold back.
 */
async function atOnce<Made>({ db }: TestApi, start: () => Promise<Made>): Promise<Made> {
  if (!isOnServer) return start()
  const { started } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${orders} in share mode`)
    const running = { started: start() }
    for (let waiting = 0; waiting < 3; await pause(10)) {
      const [held] = await tx
        .select({ calls: count() })
        .from(sql`pg_locks join pg_database on pg_database.oid = database`)
        .where(sql`datname = current_database() and not granted`)
      waiting = held?.calls ?? 0
    }
    return running
  })
  return started
}

/** All of them order at the same moment: one gets it, the others learn why not, round after round. */
async function rush(
  api: TestApi,
  { variantId, buyers }: Awaited<ReturnType<typeof ready>>,
  rounds: number,
) {
  for (let round = 1; round <= rounds; round++) {
    await api.db
      .update(productVariants)
      .set({ unitsAvailable: 1 })
      .where(eq(productVariants.id, variantId))
    const answers = await Promise.all(
      buyers.map(({ buyer, placing }) =>
        order(buyer, { ...placing, idempotency_key: randomUUID() }),
      ),
    )
    const refused = answers.filter((answer) => answer.statusCode !== 200)
    expect(refused).toHaveLength(buyers.length - 1)
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'out_of_stock'])
      expect(answer.json().message).toContain('This item is out of stock.')
    }
    const sold = await api.db.select().from(orderLines).where(eq(orderLines.variantId, variantId))
    expect([sold.length, await unitsLeft(api, variantId)]).toEqual([round, 0])
    await settled(api)
  }
}

// The embedded database does one thing after the other: there a crowd only takes time. On a server the first round
// is lost without the locks, so one is enough for every day.
const crowd = isOnServer ? { buyers: 200, rounds: tries(20, 1) } : { buyers: 10, rounds: 2 }

const races: Race[] = [
  {
    name: 'C-031: of two buyers one gets the last unit and the other hears that it is gone, 50 rounds',
    run: async (api) => rush(api, await ready(api, 2), 50),
  },
  {
    name: `Y-026: ${crowd.buyers} buyers at once for one unit, ${crowd.rounds} rounds, one order each`,
    run: async (api) => rush(api, await ready(api, crowd.buyers), crowd.rounds),
  },
  {
    name: 'Y-026: 100 uses at once of a coupon with limit 10 are ten',
    async run(api) {
      const coupon = await aCoupon(api.db, { usageLimit: 10 })
      const thing = await aProduct(api.db, { variants: [{ unitsAvailable: 500 }] })
      const placings = await several(100, async () => {
        const person = await aUser(api.db)
        const buyer = await signedInAs(api, person)
        await api.db.insert(appliedCoupons).values({ userId: person.id, couponId: coupon.id })
        return { buyer, placing: (await quoteOf(buyer, thing.id)).placing }
      })
      const answers = await Promise.all(placings.map(({ buyer, placing }) => order(buyer, placing)))
      const uses = await api.db
        .select()
        .from(couponUses)
        .where(and(eq(couponUses.couponId, coupon.id), isNull(couponUses.releasedAt)))
      expect(uses).toHaveLength(10)
      const refused = answers.filter((answer) => answer.statusCode !== 200)
      expect(new Set(refused.map((answer) => answer.json().code))).toEqual(
        new Set(['coupon_problem']),
      )
    },
  },
  {
    name: 'C-030, Y-028: 50 calls at once with one key are one order and 50 equal answers',
    async run(api) {
      const buyer = await aBuyer(api)
      const thing = await aProduct(api.db, { variants: [{ unitsAvailable: 500 }] })
      const { placing } = await quoteOf(buyer, thing.id, 2)
      const answers = await atOnce(api, () =>
        Promise.all(Array.from({ length: 50 }, () => order(buyer, placing))),
      )
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
      expect(answers[0]?.statusCode).toBe(200)
      const lines = await api.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.variantId, thing.first.id))
      expect([lines.length, await unitsLeft(api, thing.first.id)]).toEqual([1, 498])

      const other = await buyer.send(placeOrder, { ...placing, delivery: 'express' })
      expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
      await settled(api)
      const fresh = await buyer.send(placeOrder, { ...placing, idempotency_key: randomUUID() })
      expect(fresh.statusCode).toBe(200)
      expect(await api.db.select().from(orders)).not.toHaveLength(1)
    },
  },
]

async function withApi(rowLock: RowLock, work: (api: TestApi) => Promise<void>) {
  const api = await startTestApi({ rowLock })
  try {
    await work(api)
  } finally {
    await api.close()
  }
}

describe('races', () => {
  test.each(races)('$name', async ({ run }) => withApi(forUpdate, run), 300_000)
})

const onServer = isOnServer ? describe : describe.skip
onServer('Y-027: the same races without the locks are lost', () => {
  test.each(races)(
    '$name',
    async ({ run }) => {
      await expect(withApi(withoutLocks, run)).rejects.toThrow(/expect/) // a broken promise, not a broken test
    },
    300_000,
  )
})
