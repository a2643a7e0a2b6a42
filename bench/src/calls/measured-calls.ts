import {
  countNotifications,
  countWishlistAndCart,
  getCmsPage,
  getOffering,
  getProduct,
  getShopWindow,
  getUser,
  listProducts,
} from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import type { Input } from '../load/api-under-load.ts'
import * as statements from './bare-statements.ts'

export const titles = [
  'user',
  'one product',
  'a page of products',
  'products of the home page',
  'one offering',
  'unread notifications',
  'bag and wishlist',
  'a page of the site',
] as const

export interface MeasuredCall {
  title: (typeof titles)[number]
  call: Call
  input: Input
  /** What somebody who wrote this one handler by hand would ask. */
  bare: { text: string; values: unknown[] }
}

/** The calls that a visit makes most, with the demonstration data. */
export async function measuredCalls(
  { query }: OpenDatabase,
  person: { userId: number; sessionId: string },
): Promise<MeasuredCall[]> {
  const one = async (text: string) => Object.values((await query(text))[0] ?? {})[0]
  const productId = Number(await one('select id from products where hidden_at is null order by id'))
  const page = String(await one('select slug from cms_pages order by slug'))
  const [offering] = await query(
    `select o.id, o.kind, e.slug from offerings o join content_entries e on e.id = o.content_entry_id
     where o.kind = 'workshop' and o.last_ends_at > now() and o.hidden_at is null order by o.id`,
  )
  const own = [person.sessionId, person.userId]
  return [
    { title: 'user', call: getUser, input: {}, bare: { text: statements.user, values: own } },
    {
      title: 'one product',
      call: getProduct,
      input: { id: productId },
      bare: { text: statements.product, values: [productId] },
    },
    {
      title: 'a page of products',
      call: listProducts,
      input: {},
      bare: { text: statements.productList, values: [24, 0] },
    },
    {
      title: 'products of the home page',
      call: getShopWindow,
      input: {},
      bare: { text: statements.shopWindow, values: [] },
    },
    {
      title: 'one offering',
      call: getOffering,
      input: { kind: 'workshop', slug: offering?.['slug'] },
      bare: { text: statements.offering, values: [offering?.['slug']] },
    },
    {
      title: 'unread notifications',
      call: countNotifications,
      input: {},
      bare: { text: statements.unread, values: own },
    },
    {
      title: 'bag and wishlist',
      call: countWishlistAndCart,
      input: {},
      bare: { text: statements.shopCounts, values: own },
    },
    {
      title: 'a page of the site',
      call: getCmsPage,
      input: { slug: page },
      bare: { text: statements.cmsPage, values: [page] },
    },
  ]
}
