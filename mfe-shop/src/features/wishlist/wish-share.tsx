import { shopPaths } from '@brightyard/contract/paths'
import { ApiError, useQuery } from '@brightyard/runtime'
import { Box, Button, Card, Heading, SkeletonLines, Text } from '@brightyard/ui'
import { useEffect, useId, useRef } from 'react'
import { useWishlistShare } from '../../wishlist/use-wishlist-share.ts'
import { wishlistShareQuery } from '../../wishlist/wishlist.queries.ts'
import { ShareLink } from './share-link.tsx'

/** Makes a link to the wishlist for those who look for a present, passes it on, and ends it. */
export function Component({ userId }: { userId: number }) {
  const share = useQuery(wishlistShareQuery(userId))
  const change = useWishlistShare(userId)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])

  const set = (wanted: 'shared' | 'private') =>
    change.mutate(wanted, { onSuccess: () => heading.current?.focus() })
  const token = share.data?.token
  return (
    <Card as="section" aria-labelledby={id} variant="tinted" p="5" mb="6">
      <Heading id={id} ref={heading} as="h2" size="sm" tabIndex={-1}>
        Share your wishlist
      </Heading>
      <Text mt="1" mb="3">
        {token
          ? 'Whoever has this link sees your list as it is, and your first name. Nothing else.'
          : 'With a link, family and friends see what is on your list, and your first name. Nothing else.'}
      </Text>
      {token ? (
        <ShareLink
          address={window.location.origin + shopPaths.sharedWishlist.to({ token })}
          ending={change.isPending}
          onEnd={() => set('private')}
        />
      ) : share.data ? (
        <Button size="sm" busy={change.isPending} onClick={() => set('shared')}>
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
        {change.isSuccess && !token ? 'The old link shows nothing any more.' : ''}
      </Box>
      <Box role="alert" fontSize="sm" fontWeight="semibold" color="danger.fg">
        {share.isError ? 'We could not find out whether your list is shared.' : ''}
        {change.isError ? sentenceOf(change.error) : ''}
      </Box>
    </Card>
  )
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'This did not work. Please try again.'
