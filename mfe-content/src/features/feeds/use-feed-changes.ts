import { feedChanged } from '@brightyard/contract/channels'
import { countNewPosts, listComments } from '@brightyard/contract/calls'
import { channel, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { useEffect, useRef } from 'react'
import { postQuery, replacePost } from './feeds.queries.ts'

/** Follows what others do to the posts: those on screen are brought up to date where they stand. */
export function useFeedChanges(userId: number, onGone: (id: number) => void) {
  const client = useQueryClient()
  const told = useRef(onGone)
  useEffect(() => {
    told.current = onGone
  })
  useEffect(
    () =>
      channel(feedChanged).subscribe(({ post_id: id, change }) => {
        if (change === 'new') return void client.invalidateQueries(queriesOf(countNewPosts))
        if (change === 'gone') {
          told.current(id)
          replacePost(client, id, null)
          return void client.invalidateQueries({ queryKey: postQuery(userId, id).queryKey })
        }
        void client.invalidateQueries(queriesOf(listComments))
        client
          .fetchQuery({ ...postQuery(userId, id), staleTime: 0 })
          .then((post) => replacePost(client, id, post))
          .catch(() => {}) // the next look finds out
      }),
    [client, userId],
  )
}
