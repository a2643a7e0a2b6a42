import { checkCampaignPayment, startCampaignPayment } from '@brightyard/contract/calls'
import type { CampaignPayment } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  Link,
  PageHead,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  Notice,
  PageHeading,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { queryValue } from '../../links/query-value.ts'
import { Paid } from './campaign-paid.tsx'
import { sumText } from './campaign-words.ts'
import { campaignPaymentQuery } from './campaigns.queries.ts'
import { secretOf } from './order-secret.ts'

/** What the server knows of the payment; the address is never believed. */
export function CampaignPaymentPage() {
  const [query] = useSearchParams()
  const orderCode = queryValue(query, 'order_code')
  return (
    <Container size="reading" py={{ base: '6', md: '10' }}>
      <PageHead title="Your payment" description="The result of your payment." hidden />
      {orderCode ? <OfOrder key={orderCode} orderCode={orderCode} /> : <Unknown />}
    </Container>
  )
}

function OfOrder({ orderCode }: { orderCode: string }) {
  const payment = useQuery(campaignPaymentQuery(orderCode))
  if (payment.data)
    return payment.data.status === 'success' ? (
      <Paid payment={payment.data} />
    ) : (
      <Unpaid payment={payment.data} />
    )
  if (!payment.isError)
    return (
      <Box minH="20rem">
        <Text mb="5" fontSize="lg">
          One moment: we are asking the payment service about your order.
        </Text>
        <SkeletonLines label="Asking for your payment" lines={6} />
      </Box>
    )
  const { error } = payment
  if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'invalid'))
    return <Unknown />
  return (
    <ErrorState
      level={1}
      title="We could not load your payment"
      onRetry={() => void payment.refetch()}
      retrying={payment.isFetching}
    >
      {failureSentence(error)}
    </ErrorState>
  )
}

/** Also somebody else's order: the two look the same. */
function Unknown() {
  const user = useUser()
  return (
    <EmptyState
      level={1}
      title="We could not find this order"
      action={
        <>
          {user ? null : (
            <LinkButton asChild>
              <Link to={accountPaths.login.to()}>Sign in</Link>
            </LinkButton>
          )}
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.campaign.to({})}>See the campaigns</Link>
          </LinkButton>
        </>
      }
    >
      Open the link in our email, or the browser in which you ordered. If you ordered with your
      account, sign in.
    </EmptyState>
  )
}

function Unpaid({ payment }: { payment: CampaignPayment }) {
  const { order_code, message, can_retry, campaign, quantity } = payment
  const isPending = payment.status === 'pending'
  const queryClient = useQueryClient()
  const one = { order_code, ...secretOf(order_code) }
  const check = useMutation({
    ...mutationOf(checkCampaignPayment),
    onSuccess: (answer) =>
      queryClient.setQueryData(campaignPaymentQuery(order_code).queryKey, answer),
  })
  const pay = useMutation({
    ...mutationOf(startCampaignPayment),
    onSuccess: ({ gateway_url }) => location.assign(gateway_url),
  })
  const error = check.error ?? pay.error
  return (
    <Stack gap="5">
      <PageHeading
        intro={`${quantity} × ${payment.package}, ${campaign.title}: ${sumText(payment.total_in_paise)}`}
      >
        {isPending ? 'Waiting for your payment' : 'Your payment did not go through'}
      </PageHeading>
      <Notice tone={isPending ? 'info' : 'warning'}>{message}</Notice>
      {error ? <Notice tone="danger">{failureSentence(error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        {isPending ? (
          <Button busy={check.isPending} onClick={() => check.mutate(one)}>
            Check now
          </Button>
        ) : null}
        {can_retry ? (
          <Button
            {...(isPending ? { variant: 'outline' as const } : {})}
            busy={pay.isPending || pay.isSuccess}
            onClick={() => pay.mutate(one)}
          >
            {isPending ? 'Go to payment' : 'Try again'}
          </Button>
        ) : isPending ? null : (
          <LinkButton asChild>
            <Link to={contentPaths.campaign.to({ slug: campaign.slug })}>Order again</Link>
          </LinkButton>
        )}
      </Flex>
    </Stack>
  )
}
