import { getCmsPage } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'
import { answersOf } from './answers.ts'

/** What the chat knows: the editors' questions and answers. */
export const answersQuery = queryOptions({
  queryKey: ['header', 'chat-answers'],
  queryFn: async ({ client, signal }) =>
    answersOf(await apiOf(client).call(getCmsPage, { slug: 'faqs' }, { signal })),
  staleTime: 15 * 60_000,
})
