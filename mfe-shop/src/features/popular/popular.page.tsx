import type { PageContext } from '@brightyard/runtime'
import { ListingPage } from '../../listing/listing-page.tsx'
import { loadListing } from '../../listing/load-listing.ts'

const fixed = { popular: true }

export const loader = (context: PageContext) => loadListing(context, fixed)

export const Component = () => (
  <ListingPage
    title="Popular products"
    description="The toys, books and kits that families on Brightyard buy most."
    intro="What families on Brightyard buy most."
    fixed={fixed}
  />
)
