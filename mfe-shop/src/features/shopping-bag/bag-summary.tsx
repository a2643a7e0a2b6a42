import { shopPaths, signInFor } from '@brightyard/contract/paths'
import { Link, Navigate } from '@brightyard/runtime'
import { Box, Button, Card, Heading, LinkButton, Stack, Text } from '@brightyard/ui'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { needsAttention } from '../../bag/bag-line.ts'
import type { BagContent } from '../../bag/use-bag.ts'
import { BagCoupon } from '../../coupon/coupon-field.tsx'
import { bagCount } from '../../orders/order-labels.ts'
import { TotalsList } from '../../totals/totals-list.tsx'
import { changesId } from './changes-notice.tsx'

interface BagSummaryProps {
  bag: BagContent
  /** Null: a visitor. */
  userId: number | null
}

/** The totals of the bag with their tax, the coupon, and the way to the checkout. */
export function BagSummary({ bag, userId }: BagSummaryProps) {
  const { lines, totals, coupon, saving, unsaved } = bag
  return (
    <Card
      as="section"
      aria-labelledby="bag-summary"
      p="5"
      position={{ base: 'relative', lg: 'sticky' }}
      top={{ lg: '28' }}
    >
      <Heading id="bag-summary" size="md">
        Summary
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {bagCount(lines)}. Prices include all taxes. You choose the delivery at checkout.
      </Text>
      <TotalsList
        totals={totals}
        couponCode={coupon && !coupon.problem ? coupon.code : null}
        hasDelivery={false}
      />
      {userId === null ? null : (
        <Box mt="4" borderTopWidth="1px" pt="4">
          <BagCoupon userId={userId} />
        </Box>
      )}
      <Stack mt="5" gap="3">
        {userId === null ? (
          <GuestWayOn />
        ) : (
          <WayOn
            changed={lines.filter(needsAttention).length}
            couponStops={Boolean(coupon?.problem)}
            saving={saving}
            unsaved={unsaved}
          />
        )}
        <LinkButton asChild variant="outline" block>
          <Link to={shopPaths.home.to()}>Continue shopping</Link>
        </LinkButton>
      </Stack>
    </Card>
  )
}

const GuestWayOn = () => (
  <>
    <LinkButton asChild block>
      <Link to={signInFor('pay', shopPaths.bag.to())}>Sign in to check out</Link>
    </LinkButton>
    <Text fontSize="sm" color="fg.muted">
      Your bag comes with you when you sign in, and you can add a coupon then. Until then it is
      saved in this browser only.
    </Text>
  </>
)

interface WayOnProps extends CheckoutLinkProps {
  changed: number
  couponStops: boolean
}

/** The checkout would require the same, so the bag says it first and links to it. */
function WayOn({ changed, couponStops, ...rest }: WayOnProps) {
  const id = useId()
  const why = useRef<HTMLParagraphElement>(null)
  if (changed === 0 && !couponStops) return <CheckoutLink {...rest} />
  const lead = () => (document.getElementById(changesId) ?? why.current)?.focus()
  return (
    <>
      <Button block variant="soft" aria-describedby={id} onClick={lead}>
        Go to checkout
      </Button>
      <Text ref={why} id={id} tabIndex={-1} fontWeight="semibold" color="danger.fg" fontSize="sm">
        {changed === 0
          ? 'Your coupon does not apply to this bag. Remove it, or add what it requires.'
          : changed === 1
            ? 'One item has changed. Accept the change or remove the item first.'
            : `${changed} items have changed. Accept the changes or remove the items first.`}
      </Text>
    </>
  )
}

interface CheckoutLinkProps {
  saving: boolean
  /** The latest change of a line was not saved; the line says so. */
  unsaved: boolean
}

/** Goes once every change is saved: the checkout must not show another quantity than the bag did. */
function CheckoutLink({ saving, unsaved }: CheckoutLinkProps) {
  const [waiting, setWaiting] = useState(false)
  if (waiting && !saving) {
    if (!unsaved) return <Navigate to={shopPaths.checkout.to()} />
    setWaiting(false)
  }

  function wait(event: MouseEvent) {
    if (!saving) return
    event.preventDefault()
    setWaiting(true)
  }
  return (
    <>
      <LinkButton asChild block>
        <Link to={shopPaths.checkout.to()} onClick={wait}>
          {waiting ? 'Saving your bag…' : 'Go to checkout'}
        </Link>
      </LinkButton>
      <Box role="status" fontSize="sm" color="fg.muted">
        {unsaved ? 'A change is not saved. Checkout uses the quantities shown here.' : null}
      </Box>
    </>
  )
}
