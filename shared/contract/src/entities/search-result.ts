import * as z from '@brightyard/contract/schema'
import { ContentCard } from './content-entry.ts'

/** The groups of the search overlay, in this order. */
export const searchGroups = ['events', 'blog', 'workshop', 'young-xperts'] as const
export type SearchGroup = (typeof searchGroups)[number]

export const SearchResult = z.object({
  /** What was searched for, trimmed. */
  text: z.string(),
  groups: z.array(
    z.object({
      group: z.enum(searchGroups),
      /** All that were found; `data` holds the first page of them. */
      total: z.int(),
      data: z.array(ContentCard),
    }),
  ),
  /** Other words to try, best first; also when nothing was found. */
  suggestions: z.array(z.string()),
  meta: z.object({ total: z.int() }),
})
export type SearchResult = z.infer<typeof SearchResult>
