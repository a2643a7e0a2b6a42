import { randomUUID } from 'node:crypto'
import {
  addAddress,
  addToCart,
  clearCart,
  getProduct,
  listFacets,
  listProducts,
  placeOrder,
  quoteCheckout,
  search,
  viewCart,
} from '@brightyard/contract'
import type { Client, Session } from './client.ts'

/** What somebody came for; of twenty people fourteen read, three search, two fill a bag and one pays. */
export const purposes = ['read', 'search', 'bag', 'checkout'] as const
type Purpose = (typeof purposes)[number]
export const purposeOf = (at: number): Purpose => {
  const place = at % 20
  if (place < 14) return 'read'
  if (place < 17) return 'search'
  return place < 19 ? 'bag' : 'checkout'
}

const pages = ['/', '/shop', '/shop/all-category', '/blog', '/activities', '/program', '/talentbox']
const words = ['kite', 'puzzle', 'paint', 'robot', 'book', 'drum', 'puzle', 'lamp']
const address = {
  name: 'Meera Nair',
  mobile: '98765 00001',
  line1: '12, Lake View Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
}

export interface VisitorOptions {
  client: Client
  origin: string
  /** Of somebody who is signed in. */
  session: Session | undefined
  /** Ids from 1. */
  products: number
}

/** One thing after the other that somebody does on the site; each call is the next. */
export function createVisitor(at: number, { client, origin, session, products }: VisitorOptions) {
  let turn = at
  let addressId: number | undefined
  /** By Zipf's law: the second is looked at half as often as the first, the hundredth a hundredth. */
  const popular = () => Math.floor(products ** Math.random())
  /** Another one each time, since a bag takes none twice. */
  const next = () => 1 + ((turn * 97) % products)
  const page = (path: string) =>
    client.ask('page', path, { headers: { 'accept-encoding': 'br', accept: 'text/html' } })

  const acts: Record<Purpose, () => Promise<unknown>> = {
    read: () => {
      if (turn % 3 === 0) return page(`/shop/product-details/details?ecommID=${popular()}`)
      if (turn % 3 === 1) return client.call('product', getProduct, { id: popular() })
      return page(pages[turn % pages.length] ?? '/')
    },
    search: async () => {
      const word = words[turn % words.length] ?? ''
      if (turn % 3 === 0) return client.call('search', search, { text: word })
      await client.call('list', listProducts, { search: word })
      return client.call('facets', listFacets, { search: word })
    },
    bag: async () => {
      const wanted = { ecomm_product_id: next(), quantity: 1 }
      await client.call('bag', addToCart, wanted, session)
      await client.call('bag', viewCart, {}, session)
      return turn % 4 === 0 ? client.call('bag', clearCart, {}, session) : undefined
    },
    checkout: async () => {
      addressId ??= (await client.call('checkout', addAddress, address, session))?.id
      await client.call('bag', clearCart, {}, session)
      const wanted = { ecomm_product_id: next(), quantity: 1 }
      if (!(await client.call('bag', addToCart, wanted, session))) return
      const bought = { address_id: addressId }
      const quote = await client.call('checkout', quoteCheckout, bought, session)
      if (!quote) return
      const { fingerprint, delivery } = quote
      const order = { ...bought, idempotency_key: randomUUID(), fingerprint, delivery }
      const placed = await client.call('checkout', placeOrder, order, session)
      if (placed)
        await client.ask('payment', placed.gateway_url, {
          method: 'POST',
          headers: {
            origin,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: 'outcome=success',
        })
    },
  }
  return async (purpose: Purpose) => {
    turn += 1
    await acts[purpose]()
  }
}
