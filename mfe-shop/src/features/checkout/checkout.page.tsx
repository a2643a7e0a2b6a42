import type { DeliveryOption } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { ApiError, Navigate, PageHead, useQuery, useUser } from '@brightyard/runtime'
import { Container, ErrorState, Grid, PageHeading, Stack } from '@brightyard/ui'
import { useState } from 'react'
import { ordersQuery } from '../../orders/orders.queries.ts'
import { addressBookQuery } from '../../addresses/address-book.queries.ts'
import { AddressPart, type Editing } from './address-part.tsx'
import { checkoutColumns, CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { quoteQuery } from './checkout.queries.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { ReviewPart } from './review-part.tsx'
import { WaitingOrder } from './waiting-order.tsx'

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

function OpenCheckout({ userId }: { userId: number }) {
  const [addressId, setAddressId] = useState<number>()
  const [delivery, setDelivery] = useState<DeliveryOption['choice']>('standard')
  const [editing, setEditing] = useState<Editing>(null)
  const book = useQuery(addressBookQuery(userId))
  const quote = useQuery(
    quoteQuery(userId, {
      ...(addressId === undefined ? {} : { address_id: addressId }),
      delivery,
    }),
  )

  // Not essential: after one failure the page goes on without.
  const waiting = useQuery({
    ...ordersQuery({ status: 'awaiting_payment', page: 1 }),
    retry: false,
  })
  // Once only: what a person has typed below must not give way to another load.
  const [isWaitingKnown, setIsWaitingKnown] = useState(false)
  if (!isWaitingKnown && !waiting.isFetching) setIsWaitingKnown(true)

  // An address that another tab has deleted: the default takes its place.
  const isAddressGone = quote.error instanceof ApiError && quote.error.kind === 'not-found'
  if (isAddressGone && addressId !== undefined) setAddressId(undefined)

  const failed = [book, quote].filter((query) => query.isError && !query.data)
  if (failed.length > 0)
    return (
      <ErrorState
        title="We could not load your checkout"
        onRetry={() => failed.forEach((query) => void query.refetch())}
        retrying={failed.some((query) => query.isFetching)}
      >
        Your bag is as it was. Check your connection and try again.
      </ErrorState>
    )
  if (!book.data || !quote.data || !isWaitingKnown) return <CheckoutSkeleton />
  if (quote.data.lines.length === 0) return <Navigate replace to={shopPaths.bag.to()} />
  return (
    <>
      <WaitingOrder order={waiting.data?.data[0]} />
      <Grid {...checkoutColumns}>
        <Stack gap="5" minW="0">
          <AddressPart
            userId={userId}
            addresses={book.data}
            chosen={quote.isPlaceholderData ? addressId : quote.data.address?.id}
            onChoose={setAddressId}
            editing={editing}
            onEdit={setEditing}
          />
          <DeliveryPart quote={quote.data} chosen={delivery} onChoose={setDelivery} />
          <ReviewPart userId={userId} lines={quote.data.lines} />
        </Stack>
        <CheckoutSummary
          userId={userId}
          quote={quote.data}
          isCalculating={quote.isPlaceholderData}
          isFormOpen={editing !== null}
        />
      </Grid>
    </>
  )
}
