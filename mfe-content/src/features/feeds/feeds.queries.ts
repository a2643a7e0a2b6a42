import { countNewPosts, getPost, listComments, listFeed } from '@brightyard/contract/calls'
import type { Post } from '@brightyard/contract/entities'
import type { QueryClient } from '@brightyard/runtime'
import { infiniteQueryOf, queriesOf, queryOf } from '@brightyard/runtime/queries'

/** Fetched anew only when the reader asks for it: nothing moves what is being read. */
const still = {
  staleTime: Infinity,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const feedQuery = (userId: number, fromId: number | undefined) =>
  infiniteQueryOf(listFeed, fromId === undefined ? {} : { from_id: fromId }, {
    ...still,
    scope: userId,
  })

export const newPostsQuery = (userId: number, since: string | null) =>
  queryOf(countNewPosts, since === null ? {} : { since }, {
    scope: userId,
    refetchInterval: 60_000,
  })

export const postQuery = (userId: number, id: number) =>
  queryOf(getPost, { id }, { scope: userId, retry: false })

export const commentsQuery = (userId: number, id: number) =>
  infiniteQueryOf(listComments, { id }, { scope: userId })

interface CachedPages {
  pages?: { data: Post[] }[]
}

/** Puts a changed post where it is shown; null takes it out of lists. */
export function replacePost(client: QueryClient, id: number, changed: Post | null) {
  client.setQueriesData<CachedPages>(queriesOf(listFeed), (before) =>
    before?.pages
      ? {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            data: page.data.flatMap((post) => (post.id === id ? (changed ?? []) : [post])),
          })),
        }
      : before,
  )
  if (changed) client.setQueriesData<Post>(queriesOf(getPost, { id }), changed)
}
