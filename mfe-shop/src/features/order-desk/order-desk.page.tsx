import { shopPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useQuery, useSearchParams } from '@brightyard/runtime'
import {
  Box,
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
import { useEffect, useRef } from 'react'
import { DeskFilters } from './desk-filters.tsx'
import { DeskRow } from './desk-row.tsx'
import { deskQuery, readDeskFilter } from './order-desk.queries.ts'

export function loader({ request, queryClient }: PageContext) {
  const filter = readDeskFilter(new URL(request.url).searchParams)
  void queryClient.prefetchQuery({ ...deskQuery(filter), staleTime: 0 })
  return null
}

/** Where admins process everybody's orders. */
export function Component() {
  const [search] = useSearchParams()
  const filter = readDeskFilter(search)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Order desk" description="All orders." hidden />
      <PageHeading
        intro="Pack, ship and deliver what has been ordered."
        actions={
          <LinkButton asChild variant="outline">
            <Link to={shopPaths.stock.to()}>Stock and prices</Link>
          </LinkButton>
        }
      >
        Order desk
      </PageHeading>
      <DeskFilters filter={filter} />
      <Orders />
    </Container>
  )
}

function Orders() {
  const [search] = useSearchParams()
  const filter = readDeskFilter(search)
  const orders = useQuery(deskQuery(filter))
  const { data: answer, isFetching } = orders
  const found = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // A row that a step takes off the list takes the focus with it.
    if (hadFocus.current && document.activeElement === document.body) found.current?.focus()
  }, [answer])

  if (!answer)
    return orders.isError ? (
      <ErrorState
        title="We could not load the orders"
        onRetry={() => void orders.refetch()}
        retrying={isFetching}
      />
    ) : (
      <Stack gap="3" role="status" aria-busy>
        <VisuallyHidden>Loading the orders</VisuallyHidden>
        {[0, 1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={{ base: '11rem', lg: '6.5rem' }} borderRadius="xl" />
        ))}
      </Stack>
    )
  const { data, meta } = answer
  if (data.length === 0)
    return (
      <EmptyState
        title="No matching orders"
        action={
          <LinkButton asChild variant="outline">
            <Link to={shopPaths.orderDesk.to()}>Show all orders</Link>
          </LinkButton>
        }
      />
    )
  return (
    <Box
      aria-busy={isFetching}
      onFocus={() => {
        hadFocus.current = true
      }}
    >
      <Text ref={found} tabIndex={-1} role="status" color="fg.muted" mb="3">
        {meta.total === 1 ? '1 order' : `${meta.total} orders`}
      </Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {data.map((order) => (
          <DeskRow key={order.id} order={order} />
        ))}
      </Stack>
      <Pagination
        label="Orders"
        page={meta.current_page}
        pages={meta.last_page}
        link={(page, content) => (
          <Link to={shopPaths.orderDesk.to({}, { code: filter.code, status: filter.status, page })}>
            {content}
          </Link>
        )}
      />
    </Box>
  )
}
