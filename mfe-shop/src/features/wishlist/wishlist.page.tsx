import { shopPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useQuery } from '@brightyard/runtime'
import { Container, EmptyState, ErrorState, LinkButton, PageHeading } from '@brightyard/ui'
import { WishArt } from '@brightyard/ui/art'
import { ProductGrid, ProductGridSkeleton } from '../../catalog/product-grid.tsx'
import { ForGuardians } from '../../shopper/for-guardians.tsx'
import { useShopper } from '../../shopper/use-shopper.ts'
import { wishlistQuery } from '../../wishlist/wishlist.queries.ts'
import { WishActions } from './wish-actions.tsx'

export function Component() {
  const shopper = useShopper()
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Wishlist" description="Products you have put on your wishlist." hidden />
      <PageHeading intro="For birthdays, for later, for one day.">Your wishlist</PageHeading>
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
