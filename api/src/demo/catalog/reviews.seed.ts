import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { reviews } from '../../database/schema/reviews.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { random } from '../random.ts'
import { opinions, ownReview, reviewers } from './reviews.data.ts'

const day = 24 * 60 * 60 * 1000

/** Reviews for most products, and the averages that follow from them. */
export async function seedReviews(
  db: Database,
  { guardianId, now }: { guardianId: number; now: Date },
) {
  const writers = await db
    .insert(users)
    .values(
      reviewers.map((name, index) => ({
        name,
        role: 'guardian' as const,
        referenceCode: `READER${101 + index}`,
        createdAt: new Date(now.getTime() - (400 + index) * day),
      })),
    )
    .returning({ id: users.id })
  const goods = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      isNew: products.newArrival,
    })
    .from(products)
  const rows = goods.flatMap(({ id, slug, name, isNew }) => {
    const dice = random(`reviews of ${slug}`)
    const count = isNew ? dice.whole(0, 3) : dice.whole(2, 16)
    const first = dice.whole(0, writers.length - 1)
    const taste = dice.between(0.55, 1)
    return Array.from({ length: count }, (_, index) => {
      // The best opinions stand first: the better the product, the nearer to them it is drawn.
      const place = Math.floor(dice.next() ** (1 + taste * 2) * opinions.length)
      const [stars = '5', title = '', text = ''] = opinions[place] ?? []
      return {
        productId: id,
        userId: writers[(first + index) % writers.length]?.id ?? 0,
        rating: Number(stars),
        title,
        text: text.replaceAll('{name}', name),
        createdAt: new Date(now.getTime() - dice.between(1, isNew ? 20 : 300) * day),
      }
    })
  })
  const own = goods.find(({ slug }) => slug === ownReview.slug)
  const { slug: _slug, ...words } = ownReview
  await db.insert(reviews).values([
    ...rows,
    ...(own
      ? [
          {
            ...words,
            productId: own.id,
            userId: guardianId,
            createdAt: new Date(now.getTime() - 5 * day),
          },
        ]
      : []),
  ])
  await db.update(products).set({
    ratingAverage: sql`(select round(avg(r.rating), 1) from ${reviews} r where r.product_id = ${products.id})`,
    ratingCount: sql`(select count(*)::int from ${reviews} r where r.product_id = ${products.id})`,
  })
}
