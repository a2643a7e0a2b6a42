import type { PaymentStatus } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import { LinkButton } from '@brightyard/ui'
import { OfflineArt } from '@brightyard/ui/art'
import { OrderName, Outcome } from './outcome.tsx'

/** Not paid: the bag is as it was, so another try is one press away. */
export function PaymentFailed({ status }: { status: PaymentStatus }) {
  const { order_code, order_id, message, total_in_paise } = status
  return (
    <>
      <PageHead
        title="The payment did not work"
        description="Nothing was bought, and your bag is as it was."
        hidden
      />
      <Outcome
        art={<OfflineArt />}
        title="The payment did not work"
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
