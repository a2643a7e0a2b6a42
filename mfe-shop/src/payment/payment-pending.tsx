import type { PaymentStatus } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, PageHead } from '@brightyard/runtime'
import { Box, Button, LinkButton, Notice, Spinner } from '@brightyard/ui'
import { OrderName, Outcome } from './outcome.tsx'
import { usePayOrder } from './use-pay-order.ts'

interface PaymentPendingProps {
  status: PaymentStatus
  /** The last check did not reach the server. */
  unreachable: boolean
  checking: boolean
  checkError: Error | null
  onCheck: () => void
}

/** The bank has not answered yet, or the payer closed its window: the page keeps checking by itself. */
export function PaymentPending({
  status,
  unreachable,
  checking,
  checkError,
  onCheck,
}: PaymentPendingProps) {
  const { order_code, order_id, message, total_in_paise, can_retry } = status
  const { pay, busy, error } = usePayOrder(order_code)
  return (
    <>
      <PageHead
        title="Waiting for your payment"
        description="Your order is waiting for your bank."
        hidden
      />
      <Outcome
        art={
          <Box display="grid" placeItems="center" height="6rem" color="colorPalette.solid">
            <Spinner size="4rem" label="Checking" />
          </Box>
        }
        title="Waiting for your payment"
        notices={
          <Box width="full" maxW="34rem" textAlign="start" display="grid" gap="3">
            {unreachable ? (
              <Notice tone="warning">
                We cannot reach the server at the moment. This page tries again by itself.
              </Notice>
            ) : null}
            {(error ?? checkError) ? (
              <Notice tone="danger">{failureSentence(error ?? checkError)}</Notice>
            ) : null}
          </Box>
        }
        actions={
          <>
            <Button busy={checking} onClick={onCheck}>
              Check now
            </Button>
            {can_retry ? (
              <Button variant="outline" busy={busy} onClick={pay}>
                Go to payment
              </Button>
            ) : null}
            <LinkButton asChild variant="plain">
              <Link to={shopPaths.orderDetails.to({ id: order_id })}>See the order</Link>
            </LinkButton>
          </>
        }
      >
        <p role="status">{message}</p>
        <p>
          {can_retry
            ? 'If you closed the payment page, open it again: nothing is paid twice. '
            : 'The time to pay has run out. If your payment went through, it still counts or is refunded. '}
          You can also leave this page: the order is listed under My orders.
        </p>
        <OrderName code={order_code} totalInPaise={total_in_paise} />
      </Outcome>
    </>
  )
}
