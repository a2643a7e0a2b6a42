import { Link, useQuery } from '@brightyard/runtime'
import { LinkButton, Notice, Button, Section } from '@brightyard/ui'
import { type ProductsInput, productsQuery } from '../../catalog/catalog.queries.ts'
import { ProductTileSkeleton } from '../../catalog/product-grid.tsx'
import { ProductTile } from '../../catalog/product-tile.tsx'
import { Rail } from '../../catalog/rail.tsx'

interface ProductRailProps {
  title: string
  intro: string
  input: ProductsInput
  viewAllAt: string
}

/** Some products of a list, with the way to all of them. Left out when there are none. */
export function ProductRail({ title, intro, input, viewAllAt }: ProductRailProps) {
  const products = useQuery(productsQuery(input))
  if (products.isError)
    return (
      <Section title={title}>
        <RetryNotice onRetry={() => void products.refetch()} />
      </Section>
    )
  if (products.data?.data.length === 0) return null
  return (
    <Rail
      title={title}
      intro={intro}
      viewAll={
        <LinkButton asChild variant="plain">
          <Link to={viewAllAt} aria-label={`View all: ${title}`}>
            View all
          </Link>
        </LinkButton>
      }
    >
      {products.data
        ? products.data.data.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} />
            </li>
          ))
        : Array.from({ length: 5 }, (_, index) => (
            <li key={index}>
              <ProductTileSkeleton />
            </li>
          ))}
    </Rail>
  )
}

/** A part of the page that could not be loaded, the rest of it alive. */
export function RetryNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      title="We could not load this part of the shop"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The rest of the page works.
    </Notice>
  )
}
