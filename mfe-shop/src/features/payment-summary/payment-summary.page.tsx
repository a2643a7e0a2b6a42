import type { PaymentSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  PageHead,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  chakra,
  Container,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Notice,
  PageHeading,
  Skeleton,
  Span,
  Stack,
  Text,
} from '@brightyard/ui'
import { loadOrder } from '../../payment/load-order.ts'
import { throwRefusal } from '@brightyard/runtime/payments'
import { paymentSummaryQuery } from '../../payment/payment.queries.ts'
import { usePayOrder } from '../../payment/use-pay-order.ts'
import { TotalsList } from '../../totals/totals-list.tsx'

export const loader = loadOrder(({ queryClient }, orderCode) =>
  queryClient.fetchQuery({ ...paymentSummaryQuery(orderCode), retry: false }),
)

/** What is about to be paid, for any kind of order. */
export function Component() {
  const orderCode = useLoaderData<string>()
  const summary = useQuery(paymentSummaryQuery(orderCode))
  throwRefusal(summary.error)
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Payment" description="What you are about to pay for." hidden />
      <PageHeading>Payment</PageHeading>
      {summary.data ? (
        <Summary summary={summary.data} onOutdated={() => void summary.refetch()} />
      ) : summary.isError ? (
        <ErrorState
          title="We could not load this payment"
          onRetry={() => void summary.refetch()}
          retrying={summary.isFetching}
        />
      ) : (
        <Grid role="status" aria-label="Loading" aria-busy {...twoColumns}>
          <Skeleton height="18rem" borderRadius="xl" />
          <Skeleton height="18rem" borderRadius="xl" />
        </Grid>
      )}
    </Container>
  )
}

const twoColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  gap: { base: '5', md: '8' },
  alignItems: 'start',
} as const

function Summary({ summary, onOutdated }: { summary: PaymentSummary; onOutdated: () => void }) {
  const { order_code, order_id, order_type, payer, lines, coupon_code, totals } = summary
  const { can_pay, kept_until, message } = summary
  const isOfShop = order_type === 'shop'
  const { pay, busy, error } = usePayOrder(order_code, onOutdated)
  return (
    <Grid {...twoColumns}>
      <Card p={{ base: '4', sm: '5' }}>
        <Heading size="sm" whiteSpace="nowrap">
          Order {order_code}
        </Heading>
        <Text color="fg.muted">
          Payer: {payer.name}
          {payer.email ? `, ${payer.email}` : ''}
        </Text>
        <PaymentLines lines={lines} />
      </Card>
      <Card as="section" aria-label="Amount" p="5">
        <TotalsList totals={totals} couponCode={coupon_code} hasDelivery={isOfShop} />
        <Stack mt="4" gap="3">
          {error ? <Notice tone="danger">{failureSentence(error)}</Notice> : null}
          {can_pay ? (
            <>
              <Text fontSize="sm" color="fg.muted">
                {message}
                {kept_until ? (
                  <>
                    {' '}
                    {keptNames[order_type]} kept for you until{' '}
                    <DateTime iso={kept_until} show="time" />.
                  </>
                ) : null}
              </Text>
              <Button size="lg" block busy={busy} onClick={pay}>
                Pay {formatMoney(totals.total_in_paise)}
              </Button>
            </>
          ) : (
            <>
              {error ? null : <Notice tone={noticeTones[summary.status]}>{message}</Notice>}
              {isOfShop && summary.status === 'failure' ? (
                <LinkButton asChild block>
                  <Link to={shopPaths.bag.to()}>Back to the bag</Link>
                </LinkButton>
              ) : null}
            </>
          )}
          <LinkButton asChild variant="outline" block>
            {isOfShop ? (
              <Link to={shopPaths.orderDetails.to({ id: order_id })}>See the order</Link>
            ) : (
              <Link to={accountPaths.transaction.to({ id: order_code })}>See the transaction</Link>
            )}
          </LinkButton>
        </Stack>
      </Card>
    </Grid>
  )
}

/** What nobody else can take while the payer decides. */
const keptNames = {
  shop: 'The items are',
  booking: 'The seats are',
  subscription: 'The plan is',
  campaign: 'The pass is',
  program: 'The places are',
  assessment: 'The place is',
  entry: 'The entry is',
} as const

const noticeTones = { pending: 'info', success: 'success', failure: 'warning' } as const

/** What is paid for, with the tax that is in each line. */
const PaymentLines = ({ lines }: { lines: PaymentSummary['lines'] }) => (
  <chakra.ul listStyleType="none" mt="3" aria-label="Items to pay for">
    {lines.map((line, index) => (
      <Flex
        as="li"
        key={`${line.name}-${index}`}
        justify="space-between"
        gap="4"
        py="3"
        borderTopWidth="1px"
      >
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {line.quantity} × {line.name}
          </Text>
          {line.variant_name || line.kid ? (
            <Text fontSize="sm">
              {[line.kid && `For ${line.kid}`, line.variant_name].filter(Boolean).join(' · ')}
            </Text>
          ) : null}
          <Text fontSize="sm" color="fg.muted">
            {line.discount_in_paise > 0 ? (
              <Span display="block">
                {formatMoney(line.discount_in_paise)} off with the coupon leaves{' '}
                {formatMoney(line.total_in_paise)}
              </Span>
            ) : null}
            {line.tax_in_paise === 0
              ? 'No tax'
              : `${formatMoney(line.pre_tax_in_paise)} and ${line.tax_percent}% tax, ${formatMoney(line.tax_in_paise)}`}
          </Text>
        </Box>
        <Text flexShrink={0} fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(line.amount_in_paise)}
        </Text>
      </Flex>
    ))}
  </chakra.ul>
)
