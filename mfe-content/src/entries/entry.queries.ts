import { getContent } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** One entry of the CMS with its text. */
export const entryQuery = (type: number, slug: string) => queryOf(getContent, { type, slug })
