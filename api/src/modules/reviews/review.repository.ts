import { shortNameOf } from '@brightyard/contract'
import type { Review, ReviewInput, ReviewList, reviewSortings } from '@brightyard/contract'
import { and, asc, avg, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { reviews } from '../../database/schema/reviews.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { PageRequest } from '../../server/paging.ts'

type Sorting = (typeof reviewSortings)[number]

const columns = {
  product: reviews.productId,
  offering: reviews.offeringId,
  program: reviews.programId,
}

/** What a review is about. */
export interface Subject {
  kind: keyof typeof columns
  id: number
}

const about = ({ kind, id }: Subject) => eq(columns[kind], id)
const shownOf = (subject: Subject) => and(about(subject), isNull(reviews.hiddenAt))

const sortings: Record<Sorting, ReturnType<typeof desc>[]> = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
}

const viewOf = (row: typeof reviews.$inferSelect, name: string): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  text: row.text,
  author: shortNameOf(name),
  created_at: row.createdAt.toISOString(),
  changed_at: row.changedAt?.toISOString() ?? null,
})

export async function listReviewsOf(
  db: Database,
  subject: Subject,
  { page, perPage, sort, rating }: PageRequest & { sort: Sorting; rating: number | undefined },
): Promise<{ total: number; data: Review[]; summary: ReviewList['summary'] }> {
  const where = and(shownOf(subject), rating ? eq(reviews.rating, rating) : undefined)
  const rows = await db
    .select({ review: reviews, name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(where)
    .orderBy(...sortings[sort])
    .limit(perPage)
    .offset((page - 1) * perPage)
  const groups = await db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(shownOf(subject))
    .groupBy(reviews.rating)
  const stars = [5, 4, 3, 2, 1].map((star) => ({
    rating: star,
    count: Number(groups.find((group) => group.rating === star)?.total ?? 0),
  }))
  const all = stars.reduce((sum, star) => sum + star.count, 0)
  const points = stars.reduce((sum, star) => sum + star.count * star.rating, 0)
  return {
    data: rows.map(({ review, name }) => viewOf(review, name)),
    total: rating ? (stars.find((star) => star.rating === rating)?.count ?? 0) : all,
    summary: {
      average: all === 0 ? null : Math.round((points / all) * 10) / 10,
      count: all,
      stars,
    },
  }
}

export async function findOwnReview(actor: ActingUser, db: Database, subject: Subject) {
  const [row] = await db
    .select({ review: reviews, name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.userId, actor.id), about(subject)))
  return row && viewOf(row.review, row.name)
}

/** `none`: never bought; `coming`: bought, but not delivered yet. */
export async function hasReceived(
  actor: ActingUser,
  db: Database,
  productId: number,
): Promise<'none' | 'coming' | 'received'> {
  const rows = await db
    .select({ deliveredAt: orders.deliveredAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(orders.userId, actor.id),
        isNotNull(orders.paidAt),
        isNotNull(orders.invoiceNumber),
      ),
    )
  if (rows.length === 0) return 'none'
  return rows.some(({ deliveredAt }) => deliveredAt !== null) ? 'received' : 'coming'
}

const idOf = ({ kind, id }: Subject) => ({
  productId: kind === 'product' ? id : null,
  offeringId: kind === 'offering' ? id : null,
  programId: kind === 'program' ? id : null,
})

/** False where this person already has one: one review per buyer. */
export async function addReview(
  actor: ActingUser,
  tx: Database,
  subject: Subject,
  { now, ...input }: ReviewInput & { now: Date },
): Promise<boolean> {
  const added = await tx
    .insert(reviews)
    .values({ ...input, ...idOf(subject), userId: actor.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  return added.length > 0
}

const own = (actor: ActingUser, subject: Subject) =>
  and(eq(reviews.userId, actor.id), about(subject))

export async function changeOwnReview(
  actor: ActingUser,
  tx: Database,
  subject: Subject,
  { now, ...input }: ReviewInput & { now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(reviews)
    .set({ ...input, changedAt: now })
    .where(own(actor, subject))
    .returning({ id: reviews.id })
  return changed.length > 0
}

export async function removeOwnReview(
  actor: ActingUser,
  tx: Database,
  subject: Subject,
): Promise<boolean> {
  const removed = await tx.delete(reviews).where(own(actor, subject)).returning({ id: reviews.id })
  return removed.length > 0
}

/** Hides a review and returns its product, which is null of others; undefined if there is no such review. */
export async function hide(
  tx: Database,
  reviewId: number,
  now: Date,
): Promise<number | null | undefined> {
  const [row] = await tx
    .update(reviews)
    .set({ hiddenAt: now })
    .where(eq(reviews.id, reviewId))
    .returning({ productId: reviews.productId })
  return row?.productId
}

/** Lists sort by these figures; they are recomputed after every change of a review. */
export async function refreshRating(tx: Database, productId: number) {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('update')
  const [figures] = await tx
    .select({ average: avg(reviews.rating), total: count() })
    .from(reviews)
    .where(shownOf({ kind: 'product', id: productId }))
  const average = figures?.average ?? null
  await tx
    .update(products)
    .set({
      ratingAverage: average === null ? null : Number(average).toFixed(1),
      ratingCount: Number(figures?.total ?? 0),
    })
    .where(eq(products.id, productId))
}
