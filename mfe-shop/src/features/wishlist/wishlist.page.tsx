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
import { AwaitedProducts } from './awaited-products.tsx'
import { wishlistQuery } from '../../wishlist/wishlist.queries.ts'
import { WishlistItemActions } from './wishlist-item-actions.tsx'

const WishlistSharing = lazyPart(() => import('./wishlist-sharing.tsx'))

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
          <WishlistSharing userId={shopper.userId} />
        </Suspense>
      ) : null}
      {shopper.kind === 'guardian' ? (
        <>
          <WishlistItems userId={shopper.userId} />
          <AwaitedProducts userId={shopper.userId} />
        </>
      ) : shopper.kind === 'other' ? (
        <ForGuardians what="The wishlist" />
      ) : (
        <ProductGridSkeleton count={4} />
      )}
    </Container>
  )
}

function WishlistItems({ userId }: { userId: number }) {
  const items = useQuery(wishlistQuery(userId))
  if (!items.data)
    return items.isError ? (
      <ErrorState
        title="We could not load your wishlist"
        onRetry={() => void items.refetch()}
        retrying={items.isFetching}
      />
    ) : (
      <ProductGridSkeleton count={4} />
    )
  if (items.data.length === 0)
    return (
      <EmptyState
        title="Your wishlist is empty"
        art={<WishArt />}
        action={
          <LinkButton asChild>
            <Link to={shopPaths.popular.to()}>See what is popular</Link>
          </LinkButton>
        }
      >
        Tap the heart on a product to save it here.
      </EmptyState>
    )
  return (
    <ProductGrid
      level={2}
      products={items.data}
      footer={(product) => <WishlistItemActions product={product} userId={userId} />}
    />
  )
}
