import type { CandidatePayment } from '@brightyard/contract/entities'
import { assessmentPaths, candidatePaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  Navigate,
  PageHead,
  useLocation,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { Button, Card, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { CandidateFrame } from './candidate-frame.tsx'
import { feePaymentQuery } from './candidate.queries.ts'
import { FeeRows } from './fee-rows.tsx'

/** What became of the payment: asked of the server, never taken from the address. */
export function FeePaid({ isKnown }: { isKnown: boolean }) {
  const [query] = useSearchParams()
  const order_code = query.get('order_code') ?? ''
  const secret = new URLSearchParams(useLocation().hash.slice(1)).get('secret') ?? ''
  if (!order_code || !secret) return <Navigate to={candidatePaths.payment.to()} replace />
  return <Payment order={{ order_code, secret }} isKnown={isKnown} />
}

const titles: Readonly<Record<CandidatePayment['status'], string>> = {
  success: 'The fee is paid',
  pending: 'Waiting for your bank',
  failure: 'The fee is not paid',
}

function Payment({
  order,
  isKnown,
}: {
  order: { order_code: string; secret: string }
  isKnown: boolean
}) {
  const payment = useQuery(feePaymentQuery(order))
  const title = payment.data ? titles[payment.data.status] : 'Your payment'
  return (
    <CandidateFrame title={title}>
      <PageHead title={title} description="The payment of an assessment’s fee." />
      <QueryBoundary query={payment} what="the state of your payment" lines={6}>
        {(found) => <Outcome payment={found} isKnown={isKnown} />}
      </QueryBoundary>
    </CandidateFrame>
  )
}

function Outcome({ payment, isKnown }: { payment: CandidatePayment; isKnown: boolean }) {
  const { status, message, can_retry, assessment_id } = payment
  const isPaid = status === 'success'
  const start = isKnown
    ? assessmentPaths.instructions.to({ id: assessment_id })
    : candidatePaths.login.to({ id: assessment_id })
  return (
    <>
      <div role="status">
        <Notice tone={isPaid ? 'success' : status === 'failure' ? 'danger' : 'info'}>
          {message}
        </Notice>
      </div>
      {isPaid && (
        <LinkButton asChild size="lg">
          <Link to={start}>{isKnown ? 'Start the assessment' : 'Sign in and start'}</Link>
        </LinkButton>
      )}
      {!isPaid && can_retry && (
        <LinkButton asChild size="lg" variant={status === 'pending' ? 'outline' : 'solid'}>
          <Link to={isKnown ? candidatePaths.payment.to() : candidatePaths.login.to()}>
            Go to payment
          </Link>
        </LinkButton>
      )}
      {isPaid && <Receipt payment={payment} />}
    </>
  )
}

const Receipt = ({ payment }: { payment: CandidatePayment }) => (
  <>
    <Card p={{ base: '5', md: '6' }}>
      <Stack gap="2">
        <Text fontWeight="bold" fontSize="lg">
          {payment.title}
        </Text>
        <FeeRows fee={payment.fee} />
        <Text color="fg.muted" fontSize="sm">
          Receipt {payment.invoice_number}, order {payment.order_code}
          {payment.paid_at && (
            <>
              , paid <DateTime iso={payment.paid_at} show="moment" />
            </>
          )}
        </Text>
      </Stack>
    </Card>
    <Button variant="outline" onClick={() => window.print()}>
      Print the receipt
    </Button>
  </>
)
