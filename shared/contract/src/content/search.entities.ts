import * as z from '@brightyard/contract/schema'
import { ProductCard } from '../catalog/product.entities.ts'
import { offeringKinds } from '../offerings/constants.ts'
import { OfferingCard } from '../offerings/entities.ts'
import { ProgramCard } from '../programs/entities.ts'
import { searchGroups } from './constants.ts'
import { ContentCard } from './entities.ts'

/** What is for sale or can be booked, by kind: the first of each. Their own lists have the rest, with filters. */
export const SearchOffers = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activities'), total: z.int(), data: z.array(OfferingCard) }),
  z.object({ kind: z.literal('programs'), total: z.int(), data: z.array(ProgramCard) }),
  z.object({
    kind: z.literal('products'),
    total: z.int(),
    /** False where there are more than `total`. */
    total_is_exact: z.optional(z.boolean()),
    data: z.array(ProductCard),
  }),
])
export type SearchOffers = z.infer<typeof SearchOffers>

export const SearchResult = z.object({
  /** What was searched for, trimmed. */
  text: z.string(),
  /** What was searched for instead where the text itself finds nothing: corrected, or without words that nothing has. */
  corrected: z.nullable(z.string()),
  /** Nothing has all of the words: what is found has the most of them that anything has. */
  is_partial: z.optional(z.boolean()),
  groups: z.array(
    z.object({
      group: z.enum(searchGroups),
      /** All that were found; `data` holds the first page of them. */
      total: z.int(),
      data: z.array(ContentCard),
    }),
  ),
  /** Empty when only one group was asked for. */
  offers: z.array(SearchOffers),
  /** Other words to try, best first; also when nothing was found. */
  suggestions: z.array(z.string()),
  /** The total of the groups together, without the offers. */
  meta: z.object({ total: z.int() }),
})
export type SearchResult = z.infer<typeof SearchResult>

/** A title to choose while typing. */
export const Completion = z.object({
  kind: z.enum([...offeringKinds, 'program', 'product', 'blog']),
  /** Of the offering, program, product or content entry. */
  id: z.int(),
  /** What its address ends with; the id of a program. */
  slug: z.string(),
  title: z.string(),
})
export type Completion = z.infer<typeof Completion>
