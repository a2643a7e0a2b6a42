import { shopPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useQuery } from '@brightyard/runtime'
import { Container, Hero, LinkButton, Section, Stack } from '@brightyard/ui'
import { ToyScene } from '@brightyard/ui/art'
import { BrandTiles, BrandTilesSkeleton } from '../../catalog/brand-tiles.tsx'
import { brandsQuery, categoriesQuery, productsQuery } from '../../catalog/catalog.queries.ts'
import { CategoryTiles, CategoryTilesSkeleton } from '../../catalog/category-tiles.tsx'
import { ProductRail, RetryNotice } from './product-rail.tsx'

const popular = { is_popular: true, maxRows: 12 }
const newArrivals = { new_arrival: true, maxRows: 12 }

/** A part that cannot be loaded says so in its place; the rest of the page works. */
export const loader = ({ queryClient }: PageContext) =>
  Promise.all([
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchQuery(productsQuery(popular)),
    queryClient.prefetchQuery(productsQuery(newArrivals)),
    queryClient.prefetchQuery(brandsQuery()),
  ])

const ViewAll = ({ to, what }: { to: string; what: string }) => (
  <LinkButton asChild variant="plain">
    <Link to={to} aria-label={`View all ${what}`}>
      View all
    </Link>
  </LinkButton>
)

export function Component() {
  return (
    <>
      <PageHead
        title="Shop"
        description="Toys, books and kits for curious children, chosen by the people who run Brightyard's programs. Prices include tax."
      />
      <Hero
        area="shop"
        kicker="The Brightyard shop"
        title="Things that make them ask why"
        art={<ToyScene />}
        actions={
          <>
            <LinkButton asChild size="lg">
              <Link to={shopPaths.popular.to()}>Popular now</Link>
            </LinkButton>
            <LinkButton asChild size="lg" variant="outline">
              <Link to={shopPaths.newArrivals.to()}>New arrivals</Link>
            </LinkButton>
          </>
        }
      >
        Toys, books and kits to build, grow, paint and puzzle with. Every price includes tax.
      </Hero>
      <Container py={{ base: '8', md: '12' }} colorPalette="shop">
        <Stack gap={{ base: '10', md: '16' }}>
          <Categories />
          <ProductRail
            title="Popular with families"
            intro="What other guardians buy."
            input={popular}
            viewAllAt={shopPaths.popular.to()}
          />
          <ProductRail
            title="New arrivals"
            intro="Fresh on the shelves."
            input={newArrivals}
            viewAllAt={shopPaths.newArrivals.to()}
          />
          <Brands />
        </Stack>
      </Container>
    </>
  )
}

function Categories() {
  const categories = useQuery(categoriesQuery())
  return (
    <Section
      title="Shop by category"
      viewAll={<ViewAll to={shopPaths.allCategories.to()} what="categories" />}
    >
      {categories.data ? (
        <CategoryTiles categories={categories.data.slice(0, 8)} />
      ) : categories.isError ? (
        <RetryNotice onRetry={() => void categories.refetch()} />
      ) : (
        <CategoryTilesSkeleton />
      )}
    </Section>
  )
}

function Brands() {
  const brands = useQuery(brandsQuery())
  return (
    <Section
      title="Brands we trust"
      viewAll={<ViewAll to={shopPaths.allBrands.to()} what="brands" />}
    >
      {brands.data ? (
        <BrandTiles brands={brands.data.slice(0, 12)} />
      ) : brands.isError ? (
        <RetryNotice onRetry={() => void brands.refetch()} />
      ) : (
        <BrandTilesSkeleton />
      )}
    </Section>
  )
}
