import type { ZodMiniType } from '@brightyard/contract/schema'
import * as z from '@brightyard/contract/schema'

/** Where the next page is asked for: an absolute path on the API that answered; null on the last page. */
export const PageLinks = z.object({ next: z.nullable(z.string()) })
export type PageLinks = z.infer<typeof PageLinks>

export const PageMeta = z.object({
  /** Entries on all pages together. */
  total: z.int(),
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** A paged list, as every list of the API answers. */
export const pageOf = <T extends ZodMiniType>(entry: T) =>
  z.object({ data: z.array(entry), links: PageLinks, meta: PageMeta })

/** The page to answer, counted from 1; in the query, also where the call is a POST. */
export const PageQuery = z.object({
  page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(10_000))),
})
