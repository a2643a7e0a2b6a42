import { type PageContext, PageHead } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { loadListing } from '../../listing/load-listing.ts'
import { ProductListing } from '../../listing/product-listing.tsx'
import { useListing } from '../../listing/use-listing.ts'

const fixed = { newArrivals: true }

export const loader = (context: PageContext) => loadListing(context, fixed)

export function Component() {
  const state = useListing(fixed)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead
        title="New arrivals"
        description="Toys, books and kits that are new in the Brightyard shop."
      />
      <PageHeading
        trail={<ShopTrail steps={[{ label: 'New arrivals' }]} />}
        intro="Fresh on the shelves."
      >
        New arrivals
      </PageHeading>
      <ProductListing state={state} flags={false} />
    </Container>
  )
}
