import { transactionStatuses } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  type PageContext,
  PageHead,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  Chip,
  EmptyState,
  Flex,
  Link as StyledLink,
  LinkButton,
  Notice,
  PageHeading,
  Pagination,
  Stack,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import {
  statusColours,
  statusLabels,
  transactionFilterIn,
  transactionsQuery,
  typeLabels,
  useOrderChanges,
} from './transactions.queries.ts'

export function loader({ request, queryClient }: PageContext) {
  const filter = transactionFilterIn(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(transactionsQuery(filter))
  return null
}

/** The own payments. `gone` says that a link led here because its payment is not there. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filter = transactionFilterIn(query)
  const list = useQuery(transactionsQuery(filter))
  useOrderChanges()
  return (
    <>
      <PageHead title="My transactions" description="What you have paid." hidden />
      <PageHeading intro="Your payments and what became of them.">My transactions</PageHeading>
      {query.has('gone') && (
        <Box mb="5">
          <Notice tone="info" title="That payment is no longer here">
            It may belong to another account, or its order was removed. These are your payments.
          </Notice>
        </Box>
      )}
      <Box maxW="14rem" mb="5">
        <Field label="Status">
          <Select
            value={filter.status ?? ''}
            options={[
              { value: '', label: 'All' },
              ...transactionStatuses.map((value) => ({ value, label: statusLabels[value] })),
            ]}
            onChange={({ currentTarget }) =>
              void navigate(accountPaths.transactions.to({}, { status: currentTarget.value }))
            }
          />
        </Field>
      </Box>
      <Box minH="20rem" pb="6" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="your transactions">
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                title={filter.status ? 'No transaction of this kind' : 'No transactions yet'}
                action={
                  <LinkButton asChild variant={filter.status ? 'outline' : 'solid'}>
                    <Link to={filter.status ? accountPaths.transactions.to() : shopPaths.home.to()}>
                      {filter.status ? 'Show all' : 'To the shop'}
                    </Link>
                  </LinkButton>
                }
              >
                Your payments appear here.
              </EmptyState>
            ) : (
              <>
                <Stack as="ul" listStyleType="none" gap="3" mb="6">
                  {data.map((one) => (
                    <Card as="li" key={one.order_code} p="4">
                      <Flex
                        columnGap="6"
                        rowGap="3"
                        justify="space-between"
                        align={{ base: 'stretch', md: 'center' }}
                        direction={{ base: 'column', md: 'row' }}
                      >
                        <Box minW="0" flex="1">
                          <StyledLink asChild fontWeight="semibold">
                            <Link to={accountPaths.transaction.to({ id: one.order_code })}>
                              {one.title}
                            </Link>
                          </StyledLink>
                          <Text color="fg.muted" fontSize="sm">
                            <DateTime iso={one.paid_at} show="moment" /> ·{' '}
                            {typeLabels[one.order_type]} · {one.order_code}
                          </Text>
                        </Box>
                        <Flex align="center" justify="space-between" wrap="wrap" gap="4">
                          <Chip colorPalette={statusColours[one.status]}>
                            {statusLabels[one.status]}
                          </Chip>
                          <Text fontWeight="bold" minW="7rem" textAlign="end">
                            {formatMoney(one.amount_in_paise)}
                          </Text>
                        </Flex>
                      </Flex>
                    </Card>
                  ))}
                </Stack>
                <Pagination
                  label="Transactions"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={accountPaths.transactions.to({}, { status: filter.status, page })}>
                      {content}
                    </Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Box>
    </>
  )
}
