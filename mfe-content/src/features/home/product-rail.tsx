import type { CallInput, listProducts } from '@brightyard/contract/calls'
import { useQuery } from '@brightyard/runtime'
import { Button, Card, Notice, Section, Skeleton, Text } from '@brightyard/ui'
import { ProductTile } from '../../entries/product-tile.tsx'
import { Rail } from '../../entries/rail.tsx'
import { productsQuery } from './home.queries.ts'
import { ViewAll } from './view-all.tsx'

interface ProductRailProps {
  title: string
  intro: string
  input: CallInput<typeof listProducts>
  viewAllAt: string
}

/** Some products of a shop list, with a loading and an error state of its own. */
export function ProductRail({ title, intro, input, viewAllAt }: ProductRailProps) {
  const products = useQuery(productsQuery(input))
  const list = products.data?.data
  return (
    <Section
      title={title}
      intro={intro}
      viewAll={<ViewAll to={viewAllAt} what={title.toLowerCase()} />}
    >
      {products.isError && !list ? (
        <Notice
          tone="warning"
          title="We could not load this shelf"
          action={
            <Button
              size="sm"
              variant="outline"
              busy={products.isFetching}
              onClick={() => void products.refetch()}
            >
              Try again
            </Button>
          }
        >
          The rest of the page works.
        </Notice>
      ) : list?.length === 0 ? (
        <Text>This shelf is empty right now. The rest of the shop is not.</Text>
      ) : (
        <Rail label={title} entryWidth="15.5rem">
          {list
            ? list.map((product) => (
                <li key={product.id}>
                  <ProductTile product={product} />
                </li>
              ))
            : Array.from({ length: 5 }, (_, index) => (
                <li key={index}>
                  <Card>
                    <Skeleton aspectRatio="1" borderRadius="none" />
                    <Skeleton height="5rem" m="4" />
                  </Card>
                </li>
              ))}
        </Rail>
      )}
    </Section>
  )
}
