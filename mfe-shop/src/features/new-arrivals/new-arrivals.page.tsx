import type { PageContext } from '@brightyard/runtime'
import { ListingPage } from '../../listing/listing-page.tsx'
import { loadListing } from '../../listing/load-listing.ts'

const fixed = { newArrivals: true }

export const loader = (context: PageContext) => loadListing(context, fixed)

export const Component = () => (
  <ListingPage
    title="New arrivals"
    description="Toys, books and kits that are new in the Brightyard shop."
    intro="Fresh on the shelves."
    fixed={fixed}
  />
)
