import { shopPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useQuery, useSearchParams } from '@brightyard/runtime'
import {
  Box,
  Card,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeading,
  Pagination,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@brightyard/ui'
import { StockFilters } from './stock-filters.tsx'
import { readStockFilter, stockQuery } from './stock.queries.ts'
import { StockTable } from './stock-table.tsx'

export function loader({ request, queryClient }: PageContext) {
  const filter = readStockFilter(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(stockQuery(filter))
  return null
}

/** Where admins change prices and stock. */
export function Component() {
  const [query] = useSearchParams()
  const filter = readStockFilter(query)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Stock and prices" description="Prices and stock of the shop." hidden />
      <PageHeading
        intro="Changes show in the shop at once, and as a notice in every bag that contains the product."
        actions={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={shopPaths.orderDesk.to()}>Order desk</Link>
          </LinkButton>
        }
      >
        Stock and prices
      </PageHeading>
      <StockFilters filter={filter} />
      <Rows />
    </Container>
  )
}

function Rows() {
  const [query] = useSearchParams()
  const { search, below, page } = readStockFilter(query)
  const rows = useQuery(stockQuery({ search, below, page }))
  if (!rows.data)
    return rows.isError ? (
      <ErrorState
        title="We could not load the stock"
        onRetry={() => void rows.refetch()}
        retrying={rows.isFetching}
      />
    ) : (
      <Stack gap="3" role="status">
        <VisuallyHidden>Loading the stock</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height={{ base: '13rem', lg: '5rem' }} borderRadius="xl" />
        ))}
      </Stack>
    )
  const { data, meta } = rows.data
  if (data.length === 0)
    return (
      <EmptyState
        title="No matching products"
        action={
          <LinkButton asChild variant="outline">
            <Link to={shopPaths.stock.to()}>Show everything</Link>
          </LinkButton>
        }
      >
        Try part of the product’s name, or another stock level.
      </EmptyState>
    )
  return (
    <Box aria-busy={rows.isFetching}>
      <Text role="status" color="fg.muted" mb="3">
        {meta.total === 1 ? '1 variant' : `${meta.total} variants`}
      </Text>
      <Card p="0" overflow="hidden">
        <StockTable rows={data} />
      </Card>
      <Pagination
        label="Stock"
        page={meta.current_page}
        pages={meta.last_page}
        link={(number, content) => (
          <Link to={shopPaths.stock.to({}, { search, below, page: number })}>{content}</Link>
        )}
      />
    </Box>
  )
}
