import { PageHead } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'
import { ShopTrail } from '../catalog/shop-trail.tsx'
import { ProductListing } from './product-listing.tsx'
import { useListing } from './use-listing.ts'

interface ListingPageProps {
  title: string
  /** For search engines and previews. */
  description: string
  intro: string
  /** The part of the query that this page is about; visitors choose the rest. */
  fixed: Parameters<typeof useListing>[0]
}

/** A list with an address of its own, such as the popular products. */
export function ListingPage({ title, description, intro, fixed }: ListingPageProps) {
  const state = useListing(fixed)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title={title} description={description} />
      <PageHeading trail={<ShopTrail steps={[{ label: title }]} />} intro={intro}>
        {title}
      </PageHeading>
      <ProductListing state={state} flags={false} />
    </Container>
  )
}
