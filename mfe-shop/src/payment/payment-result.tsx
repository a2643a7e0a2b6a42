import type { PaymentStatus } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import { ErrorState, LinkButton, SkeletonLines } from '@brightyard/ui'
import { OfflineArt } from '@brightyard/ui/art'
import type { ReactNode } from 'react'
import { OrderName, Outcome } from './outcome.tsx'
import { PaymentPending } from './payment-pending.tsx'
import { throwRefusal } from '@brightyard/runtime/payments'
import { usePaymentStatus } from './use-payment-status.ts'

interface PaymentResultProps {
  orderCode: string
  /** What is shown once the payment is confirmed. */
  paid: (status: PaymentStatus) => ReactNode
}

/** The state of a payment: pending, failed with a way to try again, or paid. */
export function PaymentResult({ orderCode, paid }: PaymentResultProps) {
  const { status, check } = usePaymentStatus(orderCode)
  throwRefusal(status.error)
  if (status.data) {
    switch (status.data.status) {
      case 'pending':
        return (
          <PaymentPending
            status={status.data}
            unreachable={status.isError}
            checking={check.isPending}
            checkError={check.error}
            onCheck={() => check.mutate({ order_code: orderCode })}
          />
        )
      case 'failure':
        return <PaymentFailed status={status.data} />
      case 'success':
        return paid(status.data)
    }
  }
  return (
    <>
      <PageHead title="Your payment" description="The status of your payment." hidden />
      {status.isError ? (
        <ErrorState
          title="We could not check your payment"
          level={1}
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        >
          Nothing is lost: if your payment went through, it counts, and we will email you.
        </ErrorState>
      ) : (
        <SkeletonLines lines={6} label="Checking your payment" />
      )}
    </>
  )
}

/** Not paid: the bag is as it was, so another try is one press away. */
function PaymentFailed({ status }: { status: PaymentStatus }) {
  const { order_code, order_id, message, total_in_paise } = status
  return (
    <>
      <PageHead
        title="Your payment did not go through"
        description="Nothing was bought, and your bag is as it was."
        hidden
      />
      <Outcome
        art={<OfflineArt />}
        title="Your payment did not go through"
        actions={
          <>
            <LinkButton asChild>
              <Link to={shopPaths.checkout.to()}>Try again</Link>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <Link to={shopPaths.bag.to()}>Back to the bag</Link>
            </LinkButton>
            <LinkButton asChild variant="plain">
              <Link to={shopPaths.orderDetails.to({ id: order_id })}>See the order</Link>
            </LinkButton>
          </>
        }
      >
        <p role="status">{message}</p>
        <OrderName code={order_code} totalInPaise={total_in_paise} />
      </Outcome>
    </>
  )
}
