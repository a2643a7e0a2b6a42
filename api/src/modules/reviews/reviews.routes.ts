import {
  changeReview,
  getReviewStanding,
  hideReview,
  listReviews,
  removeReview,
  writeReview,
} from '@brightyard/contract'
import type { ReviewStanding } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { isSold } from '../catalog/product-card.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import { activityReviewsRoutes } from './activity-reviews.routes.ts'
import {
  addReview,
  changeOwnReview,
  findOwnReview,
  hasReceived,
  hide,
  listReviewsOf,
  refreshRating,
  removeOwnReview,
} from './review.repository.ts'

const perPage = 10
const reasons = {
  none: 'Reviews are written by people who have bought the product.',
  coming: 'You can write your review when the product has arrived.',
}

const product = (id: number) => ({ kind: 'product', id }) as const

export function reviewsRoutes(app: FastifyInstance, { db, now }: Services) {
  activityReviewsRoutes(app, { db, now })

  const standing = async (actor: ActingUser, productId: number): Promise<ReviewStanding> => {
    if (!(await isSold(db, productId))) throw notFound('this product')
    const review = (await findOwnReview(actor, db, product(productId))) ?? null
    const received = await hasReceived(actor, db, productId)
    return {
      may_review: received === 'received' && review === null,
      reason: received === 'received' ? null : reasons[received],
      review,
    }
  }

  registerCall(app, listReviews, async (_, { id, page = 1, sort, rating }) => {
    if (!(await isSold(db, id))) throw notFound('this product')
    const { data, total, summary } = await listReviewsOf(db, product(id), {
      page,
      perPage,
      sort,
      rating,
    })
    const query = { sort, rating }
    return {
      ...pageOfRows(listReviews, data, { page, perPage, total, query, params: { id } }),
      summary,
    }
  })

  registerCall(app, getReviewStanding, (actor, { id }) => standing(actor, id))

  registerCall(app, writeReview, async (actor, { id, ...input }) => {
    await requireVerifiedContact(actor, db)
    const { reason } = await standing(actor, id)
    if (reason) throw new ApiProblem(403, 'not_a_buyer', reason)
    await db.transaction(async (tx) => {
      if (!(await addReview(actor, tx, product(id), { ...input, now: now() })))
        throw conflict('already_reviewed', 'You have reviewed this product. You can change it.')
      await refreshRating(tx, id)
    })
    return standing(actor, id)
  })

  registerCall(app, changeReview, async (actor, { id, ...input }) => {
    await db.transaction(async (tx) => {
      if (!(await changeOwnReview(actor, tx, product(id), { ...input, now: now() })))
        throw notFound('your review')
      await refreshRating(tx, id)
    })
    return standing(actor, id)
  })

  registerCall(app, removeReview, async (actor, { id }) => {
    await db.transaction(async (tx) => {
      if (!(await removeOwnReview(actor, tx, product(id)))) throw notFound('your review')
      await refreshRating(tx, id)
    })
    return standing(actor, id)
  })

  registerCall(app, hideReview, async (actor, { review_id }) => {
    refuseAllButAdmins(actor)
    await db.transaction(async (tx) => {
      const productId = await hide(tx, review_id, now())
      if (productId === undefined) throw notFound('this review')
      if (productId !== null) await refreshRating(tx, productId)
    })
    return { message: 'The review is no longer shown.' }
  })
}
