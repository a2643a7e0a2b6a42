import type { SharedWishlist } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useParams, useQuery } from '@brightyard/runtime'
import { Container, EmptyState, ErrorState, LinkButton, PageHeading } from '@brightyard/ui'
import { WishArt } from '@brightyard/ui/art'
import { ProductGrid, ProductGridSkeleton } from '../../catalog/product-grid.tsx'
import { sharedWishlistQuery } from '../../wishlist/wishlist.queries.ts'

export async function loader({ params, queryClient }: PageContext) {
  try {
    await queryClient.ensureQueryData(sharedWishlistQuery(params['token'] ?? ''))
  } catch (error) {
    if (error instanceof Response) throw error // there is no such list
  }
  return null // any other failure shows on the page, with a way to try again
}

/** Somebody's wishlist, for those who have its link. */
export function Component() {
  const { token = '' } = useParams()
  const wishlist = useQuery(sharedWishlistQuery(token))
  if (wishlist.error instanceof Response) throw wishlist.error
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      {wishlist.data ? (
        <Wishes list={wishlist.data} />
      ) : (
        <>
          <PageHead title="A wishlist" description="A wishlist at Brightyard." hidden />
          <PageHeading>A wishlist</PageHeading>
          {wishlist.isError ? (
            <ErrorState
              title="We could not load this wishlist"
              onRetry={() => void wishlist.refetch()}
              retrying={wishlist.isFetching}
            />
          ) : (
            <ProductGridSkeleton count={4} />
          )}
        </>
      )}
    </Container>
  )
}

function Wishes({ list: { owner_name, data } }: { list: SharedWishlist }) {
  const title = `${owner_name}’s wishlist`
  return (
    <>
      <PageHead
        title={title}
        description={`What ${owner_name} wishes for, in the Brightyard shop.`}
        hidden
      />
      <PageHeading intro={`Gift ideas for ${owner_name}.`}>{title}</PageHeading>
      {data.length > 0 ? (
        <ProductGrid level={2} products={data} priorities={2} />
      ) : (
        <EmptyState
          title="This list is empty at the moment"
          art={<WishArt />}
          action={
            <LinkButton asChild>
              <Link to={shopPaths.popular.to()}>See what is popular</Link>
            </LinkButton>
          }
        >
          Come back later, or find something yourself.
        </EmptyState>
      )}
    </>
  )
}
