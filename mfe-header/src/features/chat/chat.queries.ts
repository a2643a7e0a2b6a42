import { getCmsPage } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'
import { answersOf } from './answers.ts'

/** The editors' questions and answers. */
export const answersQuery = queryOf(
  getCmsPage,
  { slug: 'faqs' },
  { select: answersOf, staleTime: 15 * 60_000 },
)
