import { shopPaths } from '@brightyard/contract/paths'
import type { PageContext } from '@brightyard/runtime'
import { PageHead } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { findNamed, flatCategories } from '../../listing/listing-address.ts'
import { loadListing } from '../../listing/load-listing.ts'
import { ProductListing } from '../../listing/product-listing.tsx'
import { type ListingState, useListing } from '../../listing/use-listing.ts'

export const loader = (context: PageContext) => loadListing(context)

/** What the list shows, as the visitor would say it. */
function titleOf({ listing, categories, brands }: ListingState): string {
  const [category, ...categoriesToo] = listing.category
  const [brand, ...brandsToo] = listing.brand
  if (listing.search) return `Results for “${listing.search}”`
  if (category && categoriesToo.length === 0)
    return findNamed(flatCategories(categories), category)?.name ?? 'Products'
  if (brand && brandsToo.length === 0) return findNamed(brands, brand)?.name ?? 'Products'
  return 'All products'
}

export function Component() {
  const state = useListing()
  const title = titleOf(state)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead
        title={title}
        description={`${title} in the Brightyard shop. Filter by category, brand and price.`}
        hidden={state.listing.search !== ''}
        canonical={shopPaths.searchResult.to() + state.queryOf({})}
      />
      <PageHeading trail={<ShopTrail steps={[{ label: title }]} />}>{title}</PageHeading>
      <ProductListing state={state} />
    </Container>
  )
}
