import { shopPaths } from '@brightyard/contract/paths'
import { Link, lazyPart, PageHead, useQuery } from '@brightyard/runtime'
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeading,
  SkeletonLines,
} from '@brightyard/ui'
import { WishArt } from '@brightyard/ui/art'
import { ShareIcon } from '@brightyard/ui/icons'
import { Suspense, useState } from 'react'
import { ProductGrid, ProductGridSkeleton } from '../../catalog/product-grid.tsx'
import { ForGuardians } from '../../shopper/for-guardians.tsx'
import { useShopper } from '../../shopper/use-shopper.ts'
import { wishlistQuery } from '../../wishlist/wishlist.queries.ts'
import { WishActions } from './wish-actions.tsx'

const WishShare = lazyPart(() => import('./wish-share.tsx'))

export function Component() {
  const shopper = useShopper()
  const [sharing, setSharing] = useState(false)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Wishlist" description="Products you have put on your wishlist." hidden />
      <PageHeading
        intro="For birthdays, for later, for one day."
        actions={
          shopper.kind === 'guardian' ? (
            <Button
              variant="outline"
              size="sm"
              startIcon={<ShareIcon size={18} />}
              aria-expanded={sharing}
              onClick={() => setSharing(!sharing)}
            >
              Share
            </Button>
          ) : null
        }
      >
        Your wishlist
      </PageHeading>
      {sharing && shopper.kind === 'guardian' ? (
        <Suspense fallback={<SkeletonLines lines={3} label="Loading" />}>
          <WishShare userId={shopper.userId} />
        </Suspense>
      ) : null}
      {shopper.kind === 'guardian' ? (
        <Wishes userId={shopper.userId} />
      ) : shopper.kind === 'other' ? (
        <ForGuardians what="The wishlist" />
      ) : (
        <ProductGridSkeleton count={4} />
      )}
    </Container>
  )
}

function Wishes({ userId }: { userId: number }) {
  const wishes = useQuery(wishlistQuery(userId))
  if (!wishes.data)
    return wishes.isError ? (
      <ErrorState
        title="We could not load your wishlist"
        onRetry={() => void wishes.refetch()}
        retrying={wishes.isFetching}
      />
    ) : (
      <ProductGridSkeleton count={4} />
    )
  if (wishes.data.length === 0)
    return (
      <EmptyState
        title="Nothing wished for yet"
        art={<WishArt />}
        action={
          <LinkButton asChild>
            <Link to={shopPaths.popular.to()}>See what is popular</Link>
          </LinkButton>
        }
      >
        Press the heart on a product and it waits for you here.
      </EmptyState>
    )
  return (
    <ProductGrid
      level={2}
      products={wishes.data}
      footer={(product) => <WishActions product={product} userId={userId} />}
    />
  )
}
