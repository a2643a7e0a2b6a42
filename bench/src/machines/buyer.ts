import { randomUUID } from 'node:crypto'
import { addAddress, addToCart, clearCart, placeOrder, quoteCheckout } from '@brightyard/contract'
import type { Api } from '@brightyard/runtime'

/** One of the demonstration's. */
export const product = () => 1 + Math.floor(Math.random() * 40)

/** Orders one thing after the other; each step is a request of its own. */
export function createBuyer(api: Api, origin: string) {
  let payment = ''
  let addressId: number | undefined
  let quote: { fingerprint: string; delivery: 'standard' | 'express' } | undefined
  let step = 0
  const address = {
    name: 'Meera Nair',
    mobile: '98765 00001',
    line1: '12, Lake View Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  }
  const steps: (() => Promise<unknown>)[] = [
    () => api.call(clearCart, {}),
    () => api.call(addToCart, { ecomm_product_id: product(), quantity: 1 }),
    async () => {
      const { fingerprint, delivery } = await api.call(quoteCheckout, {
        address_id: addressId,
      })
      quote = { fingerprint, delivery } as typeof quote
    },
    async () => {
      const order = { ...quote, address_id: addressId, idempotency_key: randomUUID() }
      ;({ gateway_url: payment } = await api.call(placeOrder, order as never))
    },
    async () => {
      const answer = await fetch(new URL(payment, origin), {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ outcome: 'success' }),
      })
      await answer.text()
      if (answer.status >= 400) throw new Error(`the payment answered ${answer.status}`)
    },
  ]
  return {
    prepare: async () => {
      addressId = (await api.call(addAddress, address as never)).id
    },
    /** Goes on with the next step only when the last one succeeded. */
    async next() {
      try {
        await steps[step % steps.length]?.()
        step += 1
      } catch (error) {
        step = 0
        throw error
      }
    },
  }
}
