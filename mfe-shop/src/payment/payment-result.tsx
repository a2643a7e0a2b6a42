import type { PaymentStatus } from '@brightyard/contract/entities'
import { PageHead } from '@brightyard/runtime'
import { ErrorState, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentPending } from './payment-pending.tsx'
import { throwRefusal } from './payment.queries.ts'
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
      <PageHead title="Your payment" description="How your payment stands." hidden />
      {status.isError ? (
        <ErrorState
          title="We could not ask how your payment stands"
          level={1}
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        >
          Nothing is lost: a payment that was made counts, and you hear of it by mail too.
        </ErrorState>
      ) : (
        <SkeletonLines lines={6} label="Asking how your payment stands" />
      )}
    </>
  )
}
