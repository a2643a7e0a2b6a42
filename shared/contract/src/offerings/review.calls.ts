import * as z from '@brightyard/contract/schema'
import { reviewSortings } from '../catalog/constants.ts'
import { ReviewInput, ReviewList, ReviewStanding } from '../catalog/review.entities.ts'
import { PageQuery } from '../common/entities.ts'
import { PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'

const path = '/api/activity-reviews/:kind/:id'
const params = z.object({ kind: z.enum(['offering', 'program']), id: PathId })

/** As of products: ten on a page, with the counts of each number of stars. */
export const listActivityReviews = defineCall({
  name: 'listActivityReviews',
  method: 'GET',
  base: 'cms',
  path,
  session: 'none',
  summary: 'Reviews of an offering or a program',
  params,
  query: z.extend(PageQuery, {
    sort: z._default(z.enum(reviewSortings), 'newest'),
    /** Only reviews with so many stars. */
    rating: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(5)),
    ),
  }),
  response: ReviewList,
})

/** Guardians only. */
export const getActivityReviewStanding = defineCall({
  name: 'getActivityReviewStanding',
  method: 'GET',
  base: 'vendor',
  path,
  session: 'required',
  summary: "Whether the guardian may review an offering or a program, and the guardian's review",
  params,
  response: ReviewStanding,
})

/** Writes the one review of this guardian, or changes it. 403 `not_taken_part` unless a kid of theirs came. */
export const saveActivityReview = defineCall({
  name: 'saveActivityReview',
  method: 'PUT',
  base: 'vendor',
  path,
  session: 'required',
  summary: 'Review an offering or a program that a kid took part in',
  params,
  body: ReviewInput,
  response: ReviewStanding,
})

export const removeActivityReview = defineCall({
  name: 'removeActivityReview',
  method: 'DELETE',
  base: 'vendor',
  path,
  session: 'required',
  summary: 'Delete the review of an offering or a program',
  params,
  response: ReviewStanding,
})
