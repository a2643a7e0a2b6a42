import { shareWishlist, unshareWishlist } from '@brightyard/contract/calls'
import type { WishlistShare } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { failureSentence, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Heading, SkeletonLines, Text } from '@brightyard/ui'
import { useEffect, useId, useRef } from 'react'
import { wishlistShareQuery } from '../../wishlist/wishlist.queries.ts'
import { ShareLink } from './share-link.tsx'

/** Makes a link to the wishlist for people looking for a present, passes it on, and ends it. */
export function Component({ userId }: { userId: number }) {
  const query = wishlistShareQuery(userId)
  const share = useQuery(query)
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const onSuccess = (changed: WishlistShare) => {
    queryClient.setQueryData(query.queryKey, changed)
    heading.current?.focus()
  }
  const start = useMutation({ ...mutationOf(shareWishlist), onSuccess })
  const end = useMutation({ ...mutationOf(unshareWishlist), onSuccess })
  const error = start.error ?? end.error
  const id = useId()
  useEffect(() => heading.current?.focus(), [])

  const token = share.data?.token
  return (
    <Card as="section" aria-labelledby={id} variant="tinted" p="5" mb="6">
      <Heading id={id} ref={heading} as="h2" size="sm" tabIndex={-1}>
        Share your wishlist
      </Heading>
      <Text mt="1" mb="3">
        {token
          ? 'Anyone with this link sees your list and your first name, and nothing else.'
          : 'Family and friends with the link see your list and your first name, and nothing else.'}
      </Text>
      {token ? (
        <ShareLink
          address={window.location.origin + shopPaths.sharedWishlist.to({ token })}
          ending={end.isPending}
          onEnd={() => end.mutate({ user_id: userId })}
        />
      ) : share.data ? (
        <Button size="sm" busy={start.isPending} onClick={() => start.mutate({ user_id: userId })}>
          Make a link
        </Button>
      ) : share.isError ? (
        <Button
          size="sm"
          variant="outline"
          busy={share.isFetching}
          onClick={() => void share.refetch()}
        >
          Try again
        </Button>
      ) : (
        <SkeletonLines lines={2} label="Loading the link" />
      )}
      <Box role="status" mt="2" fontSize="sm">
        {end.isSuccess && !token ? 'The old link no longer works.' : ''}
      </Box>
      <Box role="alert" fontSize="sm" fontWeight="semibold" color="danger.fg">
        {share.isError ? 'We could not find out whether your list is shared.' : ''}
        {error ? failureSentence(error) : ''}
      </Box>
    </Card>
  )
}
