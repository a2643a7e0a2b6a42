import { randomUUID } from 'node:crypto'
import { brokenInvariants } from '@brightyard/api'
import {
  Problem,
  addAddress,
  addToCart,
  clearCart,
  placeOrder,
  quoteCheckout,
} from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import type { ApiUnderLoad } from './api-under-load.ts'
import { signUpGuardian } from './sign-up-guardian.ts'
import { summarise } from './timings.ts'
import type { Timings } from './timings.ts'

const address = {
  name: 'Meera Nair',
  mobile: '98765 00001',
  line1: '12, Lake View Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
}

export interface Checkouts {
  placed: number
  /** Refusals by their code: what runs out is refused. */
  refused: Record<string, number>
  perSecond: number
  placing: Timings
  /** What is not as it must be afterwards; nothing, one hopes. */
  wrong: string[]
}

/**
 * Guardians buy at once, of ten products that run out before all have bought: each order is sent twice at the
 * same moment with one key, and paid. Afterwards the books are checked.
 */
export async function measureCheckouts(
  api: ApiUnderLoad,
  database: OpenDatabase,
  { guardians, ordersEach }: { guardians: number; ordersEach: number },
): Promise<Checkouts> {
  const variants = await database.query(
    `update product_variants set units_available = 12 where position = 0
       and product_id in (select product_id from product_variants where units_available > 0 order by 1 limit 20)
     returning product_id, id`,
  )
  const tokens: string[] = []
  for (let at = 0; at < guardians; at++) tokens.push(await signUpGuardian(api))
  const durations: number[] = []
  const orderIds = new Set<number>()
  const wrong: string[] = []
  const refused: Record<string, number> = {}
  const note = async (answer: Response) => {
    const { code } = Problem.parse(await answer.json())
    refused[code] = (refused[code] ?? 0) + 1
  }

  async function buy(token: string, address_id: number, turn: number) {
    const productId = Number(variants[turn % variants.length]?.['product_id'])
    const added = await api.send(addToCart, { ecomm_product_id: productId, quantity: 1 }, token)
    if (added.status !== 200) return note(added)
    const quote = await api.call(quoteCheckout, { address_id }, token)
    const { fingerprint, delivery } = quote
    const placing = { idempotency_key: randomUUID(), fingerprint, address_id, delivery }
    const started = performance.now()
    const twice = await Promise.all([1, 2].map(() => api.send(placeOrder, placing, token)))
    durations.push(performance.now() - started)
    if (twice.some(({ status }) => status !== 200)) {
      if (twice.some(({ status }) => status === 200))
        wrong.push('one of two equal calls was refused')
      for (const answer of twice.slice(0, 1)) await note(answer)
      await api.call(clearCart, {}, token)
      return
    }
    const [one, other] = await Promise.all(
      twice.map(async (answer) => placeOrder.response.parse(await answer.json())),
    )
    if (one?.order_id !== other?.order_id) wrong.push('one key made two orders')
    if (!one) return
    orderIds.add(one.order_id)
    await fetch(new URL(one.gateway_url, api.address), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: api.origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ outcome: 'success' }),
    })
  }

  const started = performance.now()
  await Promise.all(
    tokens.map(async (token, at) => {
      const { id } = await api.call(addAddress, address, token)
      for (let order = 0; order < ordersEach; order++) await buy(token, id, at * 3 + order)
    }),
  )
  const seconds = (performance.now() - started) / 1000
  await api.settled()

  for (const { rule, rows } of await brokenInvariants(database))
    wrong.push(`${rule}: ${rows.length}`)
  const [counted] = await database.query('select count(*) as orders from orders')
  if (Number(counted?.['orders']) !== orderIds.size)
    wrong.push('there are orders without a notification')
  const [units] = await database.query(
    `select sum(units_available) + coalesce((select sum(l.quantity) from order_lines l
       join orders o on o.id = l.order_id where o.stock_released_at is null), 0) as units
     from product_variants where id = any($1)`,
    [variants.map(({ id }) => Number(id))],
  )
  if (Number(units?.['units']) !== variants.length * 12) wrong.push('units were lost or made')
  return {
    placed: orderIds.size,
    refused,
    perSecond: orderIds.size / seconds,
    placing: summarise(durations),
    wrong,
  }
}
