import {
  estimateDelivery,
  findBySlug,
  getProduct,
  getShopWindow,
  listBrands,
  listCategories,
  listFacets,
  listProducts,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { products } from '../../database/schema/shop.schema.ts'
import { everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { aProduct } from '../../testing/shop-factories.ts'

async function somethingSold({ api }: World) {
  const { id } = await aProduct(api.db)
  const [row] = await api.db.select().from(products).where(eq(products.id, id))
  return { id, slug: row?.slug }
}

/** The shop window is everybody's. */
export const catalogAccess: readonly AccessRow[] = [
  { call: listProducts, outcomes: everyone },
  { call: getShopWindow, outcomes: everyone },
  { call: listFacets, outcomes: everyone },
  { call: listCategories, outcomes: everyone },
  { call: listBrands, outcomes: everyone },
  { call: getProduct, given: somethingSold, outcomes: everyone },
  { call: findBySlug, given: somethingSold, outcomes: everyone },
  { call: estimateDelivery, given: () => ({ pincode: '560034' }), outcomes: everyone },
]
