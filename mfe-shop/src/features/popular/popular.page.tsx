import { type PageContext, PageHead } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { loadListing } from '../../listing/load-listing.ts'
import { ProductListing } from '../../listing/product-listing.tsx'
import { useListing } from '../../listing/use-listing.ts'

const fixed = { popular: true }

export const loader = (context: PageContext) => loadListing(context, fixed)

export function Component() {
  const state = useListing(fixed)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead
        title="Popular products"
        description="The toys, books and kits that families on Brightyard buy most."
      />
      <PageHeading
        trail={<ShopTrail steps={[{ label: 'Popular products' }]} />}
        intro="What families on Brightyard buy most."
      >
        Popular products
      </PageHeading>
      <ProductListing state={state} flags={false} />
    </Container>
  )
}
