import type { Brand, Category, ShopSlug } from '@brightyard/contract'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products } from '../../database/schema/shop.schema.ts'

export async function listCategoriesWithChildren(
  db: Database,
  { maxRows, withPictures }: { maxRows: number; withPictures: boolean },
): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const counts = await db
    .select({ id: products.categoryId, total: count() })
    .from(products)
    .where(isNull(products.hiddenAt))
    .groupBy(products.categoryId)
  const countOf = new Map(counts.map(({ id, total }) => [id, Number(total)]))
  const fieldsOf = ({ id, name, slug, picture }: (typeof rows)[number]) => ({
    id,
    name,
    slug,
    picture: withPictures ? picture : null,
    product_count: countOf.get(id) ?? 0,
  })
  return rows
    .filter(({ parentId }) => parentId === null)
    .slice(0, maxRows)
    .map((row) => {
      const children = rows.filter(({ parentId }) => parentId === row.id).map(fieldsOf)
      const own = fieldsOf(row)
      const inChildren = children.reduce((sum, child) => sum + child.product_count, 0)
      return { ...own, product_count: own.product_count + inChildren, child_category: children }
    })
}

export async function listBrandsByName(db: Database, maxRows: number): Promise<Brand[]> {
  const rows = await db
    .select({ brand: brands, total: count(products.id) })
    .from(brands)
    .leftJoin(products, and(eq(products.brandId, brands.id), isNull(products.hiddenAt)))
    .groupBy(brands.id)
    .orderBy(sql`lower(${brands.name})`, asc(brands.id))
    .limit(maxRows)
  return rows.map(({ brand: { id, name, slug, logo }, total }) => ({
    id,
    name,
    slug,
    logo,
    product_count: Number(total),
  }))
}

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
