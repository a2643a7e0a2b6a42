import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { products, productVariants } from '../../database/schema/shop.schema.ts'

/** Turns `slug x2`, … into the lines that totals are calculated from, and what an order stores of a product. */
export async function itemsOf(
  db: Database,
  productIds: Map<string, number>,
  goods: readonly string[],
) {
  const wanted = goods.map((text) => {
    const [slug = '', quantity = '1'] = text.split(' x')
    const id = productIds.get(slug)
    if (!id) throw new Error(`There is no product ${slug}.`)
    return { id, quantity: Number(quantity) }
  })
  const rows = await db
    .select({ product: products, variant: productVariants })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        products.id,
        wanted.map(({ id }) => id),
      ),
    )
    .orderBy(asc(productVariants.position))
  return wanted.map(({ id, quantity }) => {
    const { product, variant } = rows.find((row) => row.product.id === id) ?? neverHappens()
    const picture = product.pictures[0] ?? neverHappens()
    const priceInPaise = variant.afterDiscountPriceInPaise
    return {
      priceInPaise,
      taxPercent: Number(product.taxPercent),
      quantity,
      row: {
        productId: product.id,
        variantId: variant.id,
        name: product.name,
        variantName: variant.name,
        picture,
        priceInPaise,
        taxPercent: product.taxPercent,
      },
    }
  })
}

export function neverHappens(): never {
  throw new Error('The demonstration orders name something that is not there.')
}
