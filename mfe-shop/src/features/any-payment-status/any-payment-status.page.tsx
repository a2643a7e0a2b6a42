import type { PaymentStatus } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useLoaderData } from '@brightyard/runtime'
import { Container, LinkButton } from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { loadOrder } from '../../payment/load-order.ts'
import { OrderName, Outcome } from '../../payment/outcome.tsx'
import { paymentStatusQuery } from '@brightyard/runtime/payments'
import { PaymentResult } from '../../payment/payment-result.tsx'

export const loader = loadOrder(({ queryClient }, orderCode) =>
  queryClient.fetchQuery({ ...paymentStatusQuery(orderCode), retry: false }),
)

/** The result of any payment, from the server: what the address says is not trusted. */
export function Component() {
  const orderCode = useLoaderData<string>()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="shop">
      <PaymentResult
        key={orderCode}
        orderCode={orderCode}
        paid={(status) => <Paid status={status} />}
      />
    </Container>
  )
}

function Paid({ status }: { status: PaymentStatus }) {
  const { order_code, order_id, message, total_in_paise } = status
  return (
    <>
      <PageHead title="Paid" description="Your payment has arrived." hidden />
      <Outcome
        art={<DoneArt />}
        title="Paid"
        actions={
          <>
            <LinkButton asChild>
              <Link to={shopPaths.orderDetails.to({ id: order_id })}>See the order</Link>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <Link to={shopPaths.home.to()}>Continue shopping</Link>
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
