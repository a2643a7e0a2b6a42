import * as z from '@brightyard/contract/schema'
import { oneLine, written } from '../common/fields.ts'
import { PageLinks, PageMeta } from '../common/entities.ts'

export const ReviewInput = z.object({
  /** Stars. */
  rating: z.int('Please choose one to five stars.').check(z.minimum(1), z.maximum(5)),
  title: z._default(
    z.string().check(oneLine(), z.maxLength(120, 'Please use at most 120 characters.')),
    '',
  ),
  text: z
    .string()
    .check(
      written(),
      z.minLength(10, 'Please write at least ten characters.'),
      z.maxLength(2000, 'Please use at most 2,000 characters.'),
    ),
})
export type ReviewInput = z.infer<typeof ReviewInput>

/** What a buyer says of a product. Only buyers write, each once. */
export const Review = z.object({
  id: z.int(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  /** `Meera N.` */
  author: z.string(),
  created_at: z.iso.datetime(),
  /** Null until it was changed. */
  changed_at: z.nullable(z.iso.datetime()),
})
export type Review = z.infer<typeof Review>

export const ReviewList = z.object({
  data: z.array(Review),
  links: PageLinks,
  meta: PageMeta,
  summary: z.object({
    average: z.nullable(z.number()),
    count: z.int(),
    /** How many gave each number of stars, five first. */
    stars: z.array(z.object({ rating: z.int(), count: z.int() })),
  }),
})
export type ReviewList = z.infer<typeof ReviewList>

/** Whether this person may review a product, and the review that they wrote. */
export const ReviewStanding = z.object({
  may_review: z.boolean(),
  /** For people, where they may not: buy it first, or wait until it is delivered. */
  reason: z.nullable(z.string()),
  review: z.nullable(Review),
})
export type ReviewStanding = z.infer<typeof ReviewStanding>
