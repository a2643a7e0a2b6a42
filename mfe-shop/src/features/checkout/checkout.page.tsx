import { PageHead, useUser } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { OpenCheckout } from './open-checkout.tsx'

/** From the bag to the gateway: address, delivery, coupon, a final review, and the payment. */
export function Component() {
  const user = useUser()
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Checkout" description="Where your parcel goes, and what it costs." hidden />
      <PageHeading>Checkout</PageHeading>
      {user ? <OpenCheckout key={user.id} userId={user.id} /> : <CheckoutSkeleton />}
    </Container>
  )
}
