import * as z from '@brightyard/contract/schema'
import { PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { PinCode } from '../orders/address.entities.ts'
import { DeliveryEstimate } from '../orders/checkout.entities.ts'
import { reviewSortings } from './constants.ts'
import { Facets, ShopSlug } from './entities.ts'
import { ShopQuery } from './product.entities.ts'
import { ReviewInput, ReviewList, ReviewStanding } from './review.entities.ts'

const base = 'cms'
const web = '/api/ecommerce/product/web'
const ofProduct = z.object({ id: PathId })

/** The number of products behind each filter of a product list; takes the list's query. */
export const listFacets = defineCall({
  name: 'listFacets',
  method: 'POST',
  base,
  path: `${web}/product/featured/facets`,
  session: 'none',
  reads: true,
  summary: 'Filters of a product list with their counts',
  body: z.omit(ShopQuery, { maxRows: true, sortColumn: true, sortDirection: true }),
  response: Facets,
})

/** A category, brand or product by its slug; 404 for anything else. */
export const findBySlug = defineCall({
  name: 'findBySlug',
  method: 'GET',
  base,
  path: `${web}/slug/:slug`,
  session: 'none',
  summary: 'What a slug under /shop means',
  params: z.object({ slug: z.string().check(z.regex(/^[\w-]{1,120}$/)) }),
  response: ShopSlug,
})

/** For the product page before anybody signs in: when a parcel would come. */
export const estimateDelivery = defineCall({
  name: 'estimateDelivery',
  method: 'GET',
  base,
  path: `${web}/delivery/estimate`,
  session: 'none',
  summary: 'When a parcel would reach a PIN code',
  query: z.object({
    pincode: PinCode,
    /** Sum of the items, for what is free from a sum on. */
    items_in_paise: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.nonnegative(), z.maximum(1_000_000_000)),
    ),
  }),
  response: DeliveryEstimate,
})

export const listReviews = defineCall({
  name: 'listReviews',
  method: 'GET',
  base,
  path: `${web}/product/:id/reviews`,
  session: 'none',
  summary: 'Reviews of a product, ten on a page',
  params: ofProduct,
  query: z.extend(PageQuery, {
    sort: z._default(z.enum(reviewSortings), 'newest'),
    /** Only reviews with so many stars. */
    rating: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(5)),
    ),
  }),
  response: ReviewList,
})

export const getReviewStanding = defineCall({
  name: 'getReviewStanding',
  method: 'GET',
  base,
  path: `${web}/product/:id/review`,
  session: 'required',
  summary: "Whether the user may review a product, and the user's review",
  params: ofProduct,
  response: ReviewStanding,
})

/** 403 `not_a_buyer` without a delivered order of the product; 409 `already_reviewed` for a second one. */
export const writeReview = defineCall({
  name: 'writeReview',
  method: 'POST',
  base,
  path: `${web}/product/:id/review`,
  session: 'required',
  summary: 'Review a product that was bought and delivered',
  params: ofProduct,
  body: ReviewInput,
  response: ReviewStanding,
})

export const changeReview = defineCall({
  name: 'changeReview',
  method: 'PUT',
  base,
  path: `${web}/product/:id/review`,
  session: 'required',
  summary: 'Change a review',
  params: ofProduct,
  body: ReviewInput,
  response: ReviewStanding,
})

export const removeReview = defineCall({
  name: 'removeReview',
  method: 'DELETE',
  base,
  path: `${web}/product/:id/review`,
  session: 'required',
  summary: 'Delete a review',
  params: ofProduct,
  response: ReviewStanding,
})

/** Admins only: takes a review off the product's page. */
export const hideReview = defineCall({
  name: 'hideReview',
  method: 'POST',
  base,
  path: `${web}/review/hide`,
  session: 'required',
  summary: 'Hide a review',
  body: z.object({ review_id: DatabaseId }),
  response: MessageResponse,
})
