import type { PaymentStatus, SubscriptionTerm } from '@brightyard/contract/entities'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  type PageContext,
  PageHead,
  redirect,
  useLoaderData,
  useQuery,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { paymentStatusQuery, throwRefusal, usePaymentStatus } from '@brightyard/runtime/payments'
import { Box, Button, EmptyState, LinkButton, Notice, Text } from '@brightyard/ui'
import { DoneArt, OfflineArt } from '@brightyard/ui/art'
import { useEffect } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { invalidateTerms, mathsCode, termsQuery } from '../../maths/maths.queries.ts'
import { invalidateFamily } from '../../signed-in/kids.queries.ts'
import { signedInUser } from '../../signed-in/signed-in-user.ts'

/** The payment of an order, by its code; without one the latest plan that was bought. */
export async function loader({ params, queryClient }: PageContext) {
  const code = params.id ?? ''
  try {
    if (code) {
      await queryClient.fetchQuery({ ...paymentStatusQuery(code), retry: false })
      return code
    }
    const { data } = await queryClient.fetchQuery(termsQuery(signedInUser()?.id ?? 0))
    const latest = data.find(({ order_code }) => order_code !== null)?.order_code
    return redirect(
      latest
        ? accountPaths.subscriptionPayment.to({ id: latest })
        : accountPaths.subscribedActivity.to({ id: mathsCode }),
    )
  } catch (error) {
    throwRefusal(error)
    if (!code) return redirect(accountPaths.subscriptionDetails.to())
  }
  return code
}

/** What became of the payment: asked of the server, never taken from the address. */
export function Component() {
  const code = useLoaderData<string>()
  const { status, check } = usePaymentStatus(code)
  throwRefusal(status.error)
  return (
    <Box colorPalette="learn" minH="24rem" pb="8">
      <PageHead title="Your plan" description="The result of your payment." hidden />
      <QueryBoundary query={status} what="the state of your payment">
        {(payment) =>
          payment.status === 'success' ? (
            <Paid code={code} />
          ) : (
            <Unpaid payment={payment} check={check} />
          )
        }
      </QueryBoundary>
    </Box>
  )
}

function Paid({ code }: { code: string }) {
  const user = useUser()
  const client = useQueryClient()
  const terms = useQuery({ ...termsQuery(user?.id ?? 0), staleTime: 0 })
  useEffect(() => {
    invalidateTerms(client)
    invalidateFamily(client)
  }, [client])
  return (
    <QueryBoundary query={terms} what="your plan">
      {({ data }) => <Bought code={code} term={data.find((one) => one.order_code === code)} />}
    </QueryBoundary>
  )
}

const Bought = ({ code, term }: { code: string; term: SubscriptionTerm | undefined }) => (
  <EmptyState
    level={1}
    art={<DoneArt />}
    title={term ? `${term.kid.name} has Maths AI` : 'It is paid'}
    action={
      <>
        {term ? (
          <LinkButton asChild size="lg">
            <Link to={accountPaths.practWorks.to({}, { id: term.kid.user_id })}>
              Start practising
            </Link>
          </LinkButton>
        ) : null}
        {term ? (
          <LinkButton asChild variant="outline">
            <Link to={accountPaths.subscriptionDetails.to({ id: term.id })}>See the plan</Link>
          </LinkButton>
        ) : null}
        <LinkButton asChild variant="plain">
          <Link to={accountPaths.transaction.to({ id: code })}>See the receipt</Link>
        </LinkButton>
      </>
    }
  >
    {term ? (
      <Text fontSize="lg">
        {term.plan}, from <DateTime iso={term.starts_at} /> until <DateTime iso={term.ends_at} />.
        It ends on its own; we remind you before.
      </Text>
    ) : (
      <Text>Your payment has arrived.</Text>
    )}
  </EmptyState>
)

interface UnpaidProps {
  payment: PaymentStatus
  check: ReturnType<typeof usePaymentStatus>['check']
}

function Unpaid({ payment: { order_code, message, can_retry, status }, check }: UnpaidProps) {
  const isPending = status === 'pending'
  return (
    <EmptyState
      level={1}
      art={<OfflineArt />}
      title={isPending ? 'Waiting for your payment' : 'Your payment did not go through'}
      action={
        <>
          {isPending ? (
            <Button busy={check.isPending} onClick={() => check.mutate({ order_code })}>
              Check now
            </Button>
          ) : null}
          {can_retry ? (
            <LinkButton asChild variant={isPending ? 'outline' : 'solid'}>
              <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Go to payment</Link>
            </LinkButton>
          ) : isPending ? null : (
            <LinkButton asChild>
              <Link to={accountPaths.subscriptionBooking.to({ id: mathsCode })}>Choose again</Link>
            </LinkButton>
          )}
        </>
      }
    >
      <p role="status">{message}</p>
      {check.isError ? <Notice tone="danger">{failureSentence(check.error)}</Notice> : null}
    </EmptyState>
  )
}
