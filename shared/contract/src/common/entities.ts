import type { ZodMiniType } from '@brightyard/contract/schema'
import * as z from '@brightyard/contract/schema'

/** The address of the next page, an absolute path on the same API; null on the last page. */
export const PageLinks = z.object({ next: z.nullable(z.string()) })
export type PageLinks = z.infer<typeof PageLinks>

export const PageMeta = z.object({
  /** Entries on all pages together. */
  total: z.int(),
  /** False where there are more than `total`: long lists are counted to 1,000. */
  total_is_exact: z.optional(z.boolean()),
  current_page: z.int(),
  /** The last one known of; where the total is not exact there may be more. */
  last_page: z.int(),
  per_page: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** A paged list, as every list of the API answers. */
export const pageOf = <T extends ZodMiniType>(entry: T) =>
  z.object({ data: z.array(entry), links: PageLinks, meta: PageMeta })

/** What a list says of a search that finds nothing as it is typed. */
export const searchedInstead = {
  /** What was searched for instead: with words corrected, or without those that nothing has. */
  corrected: z.optional(z.string()),
  /** True where no entry has all of the words: these have the most of them that any has. */
  is_partial: z.optional(z.boolean()),
}

/** The page to answer, counted from 1; in the query, also where the call is a POST. */
export const PageQuery = z.object({
  page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(10_000))),
})

/** A picture in the three formats that the site serves, at densities 1 and 2. */
export const Picture = z.object({
  /** Empty for decoration. */
  alt: z.string(),
  /** Of density 1, so that the page can reserve the space. */
  width: z.int(),
  height: z.int(),
  /** The value of a `srcset`: `/media/cup.avif 1x, /media/cup@2x.avif 2x`. */
  avif: z.string(),
  webp: z.string(),
  jpeg: z.string(),
  /** The address for `src`: JPEG at density 1. */
  src: z.string(),
  /** CSS colour to show until the picture has come. */
  placeholder: z.string(),
})
export type Picture = z.infer<typeof Picture>

/** Every refusal and failure of the API, whatever its status. */
export const Problem = z.object({
  /** Stable, for programs: `not_signed_in`, `invalid_input`, `already_in_cart`, … */
  code: z.string(),
  /** A sentence for people: what happened and what to do. */
  message: z.string(),
  /** Also in the server's log. */
  request_id: z.string(),
  /** With status 422: a sentence for each field that was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>
