import { type PageContext, PageHead, useQuery } from '@brightyard/runtime'
import type { Brand } from '@brightyard/contract/entities'
import { Container, EmptyState, ErrorState, Grid, PageHeading, Section } from '@brightyard/ui'
import { BrandTiles, BrandTilesSkeleton } from '../../catalog/brand-tiles.tsx'
import { brandsQuery } from '../../catalog/catalog.queries.ts'
import { ShopTrail } from '../../catalog/shop-trail.tsx'

export const loader = ({ queryClient }: PageContext) => queryClient.prefetchQuery(brandsQuery())

export function Component() {
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="All brands" description="Every brand in the Brightyard shop, from A to Z." />
      <PageHeading
        trail={<ShopTrail steps={[{ label: 'All brands' }]} />}
        intro="From A to Z. Choose a brand to see its products."
      >
        All brands
      </PageHeading>
      <Brands />
    </Container>
  )
}

/** Brands by first letter; those that do not begin with one are under `#`. */
function byLetter(brands: readonly Brand[]): [string, Brand[]][] {
  const groups = new Map<string, Brand[]>()
  for (const brand of brands.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const first = brand.name.charAt(0).toLocaleUpperCase('en-IN')
    const letter = /\p{L}/u.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups]
}

function Brands() {
  const brands = useQuery(brandsQuery())
  if (brands.isError)
    return (
      <ErrorState
        title="We could not load the brands"
        onRetry={() => void brands.refetch()}
        retrying={brands.isFetching}
      />
    )
  if (!brands.data) return <BrandTilesSkeleton count={18} />
  if (brands.data.length === 0)
    return (
      <EmptyState title="No brands yet">
        We are filling the shelves. Please come back soon.
      </EmptyState>
    )
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))" gapX="6" gapY="8">
      {byLetter(brands.data).map(([letter, group]) => (
        <Section key={letter} title={letter} headingSize="md">
          <BrandTiles brands={group} />
        </Section>
      ))}
    </Grid>
  )
}
