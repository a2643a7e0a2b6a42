import { getPaymentStatus, markPayment } from '@brightyard/contract/calls'
import { accountPaths, contentPaths, shopPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import { Button, Flex, LinkButton, Notice, PageHeading } from '@brightyard/ui'
import { Loaded } from '../../entries/loaded.tsx'

const statusQuery = (order_code: string) =>
  queryOf(
    getPaymentStatus,
    { order_code },
    {
      staleTime: 2000,
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 5000 : false),
    },
  )

/** What became of an order, as the server knows it. */
export function ProgramOrdered({ orderCode, programId }: { orderCode: string; programId: number }) {
  const client = useQueryClient()
  const payment = useQuery(statusQuery(orderCode))
  const check = useMutation({
    ...mutationOf(markPayment),
    onSuccess: (answer) => client.setQueryData(statusQuery(orderCode).queryKey, answer),
  })
  return (
    <Loaded query={payment} what="the state of your payment">
      {({ status, message, can_retry }) =>
        status === 'success' ? (
          <>
            <PageHeading intro="The first lesson is ready. We have sent you the details.">
              Your kids are enrolled
            </PageHeading>
            <Flex gap="3" wrap="wrap">
              <LinkButton asChild>
                <Link to={accountPaths.myPrograms.to()}>Start learning</Link>
              </LinkButton>
              <LinkButton asChild variant="outline">
                <Link to={accountPaths.transaction.to({ id: orderCode })}>See the receipt</Link>
              </LinkButton>
            </Flex>
          </>
        ) : (
          <>
            <PageHeading intro={message}>
              {status === 'pending'
                ? 'Waiting for your payment'
                : 'Your payment did not go through'}
            </PageHeading>
            {check.isError ? <Notice tone="danger">{failureSentence(check.error)}</Notice> : null}
            <Flex gap="3" wrap="wrap">
              {status === 'pending' ? (
                <Button
                  busy={check.isPending}
                  onClick={() => check.mutate({ order_code: orderCode })}
                >
                  Check now
                </Button>
              ) : null}
              {can_retry ? (
                <LinkButton asChild variant="outline">
                  <Link to={shopPaths.paymentSummary.to({}, { order_code: orderCode })}>
                    Go to payment
                  </Link>
                </LinkButton>
              ) : status === 'pending' ? null : (
                <LinkButton asChild>
                  <Link to={contentPaths.programBooking.to({ id: programId })}>Enrol again</Link>
                </LinkButton>
              )}
            </Flex>
          </>
        )
      }
    </Loaded>
  )
}
