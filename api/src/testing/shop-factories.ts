import type { Picture } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { categories, products, productVariants } from '../database/schema/shop.schema.ts'

let made = 0
const picture: Picture = {
  alt: 'A cup',
  width: 400,
  height: 400,
  avif: '/media/cup.avif 1x',
  webp: '/media/cup.webp 1x',
  jpeg: '/media/cup.jpg 1x',
  src: '/media/cup.jpg',
  placeholder: '#FFD9BC',
}

interface Options {
  product?: Partial<typeof products.$inferInsert>
  variants?: Partial<typeof productVariants.$inferInsert>[]
}

async function aCategory(db: Database) {
  const [category] = await db
    .insert(categories)
    .values({ name: `Category ${made}`, slug: `category-${made}` })
    .returning()
  if (!category) throw new Error('The category was not made.')
  return category.id
}

/** A product with its variants, for ₹1,180 with 18 % tax in its own category by default. */
export async function aProduct(db: Database, { product = {}, variants = [{}] }: Options = {}) {
  made += 1
  const name = `Product ${made}`
  const categoryId = product.categoryId ?? (await aCategory(db))
  const [row] = await db
    .insert(products)
    .values({
      name,
      slug: `product-${made}`,
      pictures: [picture],
      taxPercent: '18',
      ...product,
      categoryId,
    })
    .returning()
  if (!row) throw new Error('The product was not made.')
  const variantRows = await db
    .insert(productVariants)
    .values(
      variants.map((variant, position) => ({
        productId: row.id,
        position,
        name: `Variant ${position}`,
        priceInPaise: 118_000,
        afterDiscountPriceInPaise: 118_000,
        unitsAvailable: 50,
        ...variant,
      })),
    )
    .returning()
  const [first] = variantRows
  if (!first) throw new Error('The variants were not made.')
  return { id: row.id, first, variants: variantRows }
}
