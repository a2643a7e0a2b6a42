import type { ShelfProduct } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  chakra,
  Flex,
  Link as LinkStyle,
  Notice,
  Section,
  Skeleton,
  Span,
  Text,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { Shown } from '../../entries/loaded.tsx'
import { ProductTile } from '../../entries/product-tile.tsx'
import { Rail } from '../../entries/rail.tsx'
import { Thumbnail } from '../../pictures/thumbnail.tsx'
import { windowQuery } from './home.queries.ts'
import { ViewAll } from './view-all.tsx'

/** What families like, on a shelf to walk along; below it what has just been unpacked. */
export function ShopWindow() {
  const query = useQuery(windowQuery)
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' }}
      columnGap="12"
    >
      <Section
        title="Loved this month"
        viewAll={<ViewAll to={shopPaths.popular.to()} what="loved this month" />}
      >
        <Shelf query={query} list={query.data?.popular} height="24rem">
          {(list) => (
            <Rail label="Loved this month" entryWidth="clamp(11rem, 24vw, 11.75rem)">
              {list.map((product) => (
                <li key={product.id}>
                  <ProductTile product={product} />
                </li>
              ))}
            </Rail>
          )}
        </Shelf>
      </Section>
      {query.isError && !query.data ? null : (
        <Section
          mt={{ base: '2', lg: '0' }}
          headingSize="md"
          title="New on the shelf"
          viewAll={<ViewAll to={shopPaths.newArrivals.to()} what="new on the shelf" />}
        >
          <Shelf query={query} list={query.data?.new_arrivals} height="5rem">
            {(list) => (
              <chakra.ul
                listStyleType="none"
                display="grid"
                gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '1fr' }}
                gap={{ base: '3', md: '5' }}
              >
                {list.map((product) => (
                  <NewProduct key={product.id} product={product} />
                ))}
              </chakra.ul>
            )}
          </Shelf>
        </Section>
      )}
    </Box>
  )
}

interface ShelfProps {
  query: Shown<unknown>
  list: readonly ShelfProduct[] | undefined
  /** Of the placeholder. */
  height: string
  children: (list: readonly ShelfProduct[]) => ReactNode
}

/** A shelf, or that it is loading, missing or empty. */
function Shelf({ query, list, height, children }: ShelfProps) {
  if (list && list.length > 0) return children(list)
  if (list) return <Text>This shelf is empty right now. The rest of the shop is not.</Text>
  if (!query.isError) return <Skeleton height={height} borderRadius="xl" />
  return (
    <Notice
      tone="warning"
      title="We could not load this shelf"
      action={
        <Button
          size="sm"
          variant="outline"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      The rest of the page works.
    </Notice>
  )
}

const NewProduct = ({ product }: { product: ShelfProduct }) => (
  <Flex as="li" gap="3" align="center" position="relative">
    <Thumbnail picture={product.picture} width={{ base: '3rem', sm: '4.5rem' }} />
    <Box minW="0">
      <LinkStyle
        asChild
        variant="quiet"
        color="fg"
        fontFamily="heading"
        fontWeight="semibold"
        fontSize={{ base: 'sm', sm: 'md' }}
        lineHeight="1.2"
        lineClamp={2}
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        <Link to={shopPaths.product.to({}, { ecommID: product.id })}>{product.name}</Link>
      </LinkStyle>
      <Span fontFamily="heading" fontWeight="bold">
        {product.after_discount_price}
      </Span>
    </Box>
  </Flex>
)
