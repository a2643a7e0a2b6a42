import type { ShopSlug } from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products } from '../../database/schema/shop.schema.ts'

/** A category before a brand before a product, where two of them share a slug. */
export async function findSlug(db: Database, slug: string): Promise<ShopSlug | undefined> {
  const [category] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.slug, slug))
  if (category) return { kind: 'category', ...category }
  const [brand] = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.slug, slug))
  if (brand) return { kind: 'brand', ...brand }
  const [product] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.slug, slug), isNull(products.hiddenAt)))
  return product && { kind: 'product', ...product }
}
