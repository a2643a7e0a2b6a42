import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  addAddress,
  addToCart,
  listAddresses,
  placeOrder,
  quoteCheckout,
} from '@brightyard/contract'
import { queryable } from './database/database.ts'
import { anAddress, chooseAtGateway } from './testing/checkout-factories.ts'
import { aUser } from './testing/factories.ts'
import { aProduct } from './testing/shop-factories.ts'
import { expectShopInvariants, unitsInAll } from './testing/expect-shop-invariants.ts'
import { counted, hardStops, lostPayments, signedInAt } from './testing/hard-stops.ts'
import { isOnServer, tries } from './testing/proof-level.ts'

const stops = tries(50, 8)
const units = 100_000

const onServer = isOnServer ? describe : describe.skip
onServer('Y-030', () => {
  let server: Awaited<ReturnType<typeof hardStops>>
  beforeAll(async () => {
    server = await hardStops()
  }, 120_000)
  afterAll(() => server.close())

  test(`after ${stops} hard stops every order is whole or not there, and none that was paid is lost`, async () => {
    const { database, start, stop: stopHard, allCallbacksAnswered } = server
    const db = queryable(database)
    const thing = await aProduct(db, {
      product: { maxOrderQuantity: 9 },
      variants: [{ unitsAvailable: units }],
    })
    const people = []
    for (let made = 0; made < 6; made++) people.push(await aUser(db))
    const acknowledged: number[] = []

    for (let stop = 1; stop <= stops; stop++) {
      const address = await start()
      const answers = counted()
      const shoppers = people.map(({ email }) =>
        shop({
          address,
          email: email ?? '',
          productId: thing.id,
          acknowledged,
          said: answers.said,
        }),
      )
      // A different moment every time: after so many answers, while five other calls are under way.
      await answers.reach(6 + ((stop * 7) % 41))
      await stopHard()
      await Promise.all(shoppers)
      await expectShopInvariants(database)
      expect(await unitsInAll(database, thing.first.id)).toBe(units)
    }

    await start()
    await allCallbacksAnswered()
    await stopHard()
    const orders = await database.query('select id from orders')
    const known = new Set(orders.map(({ id }) => Number(id)))
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    expect(known.size).toBeGreaterThan(stops)
    expect(await database.query(lostPayments)).toEqual([])
    const paid = await database.query(`select id from orders where status = 'paid'`)
    expect(paid.length).toBeGreaterThan(0)
    await expectShopInvariants(database)
  }, 1_500_000)
})

interface Shopper {
  address: string
  email: string
  productId: number
  acknowledged: number[]
  said: () => void
}

/** Orders and pays until the server is gone. */
async function shop({ address, email, productId, acknowledged, said }: Shopper) {
  const at = { listeningOrigin: address }
  try {
    const caller = await signedInAt(address, email)
    const [known] = (await caller.call(listAddresses)).data
    const address_id = known?.id ?? (await caller.call(addAddress, anAddress)).id
    for (;;) {
      await caller.send(addToCart, { ecomm_product_id: productId })
      said()
      const { fingerprint, delivery } = await caller.call(quoteCheckout, { address_id })
      said()
      const order = await caller.call(placeOrder, {
        idempotency_key: randomUUID(),
        fingerprint,
        delivery,
        address_id,
      })
      acknowledged.push(order.order_id)
      said()
      await chooseAtGateway({ app: at }, order.gateway_url, 'success')
      said()
    }
  } catch {
    // The power cut: whatever was under way is over.
  }
}
