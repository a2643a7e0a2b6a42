import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Button, Card, Heading, LinkButton, Stack, Text } from '@brightyard/ui'
import { useId, useRef } from 'react'
import { needsAttention } from '../../bag/bag-line.ts'
import type { BagContent } from '../../bag/use-bag.ts'
import { BagCoupon } from '../../coupon/coupon-field.tsx'
import { TotalsList } from '../../totals/totals-list.tsx'
import { changesId } from './changes-notice.tsx'

interface BagSummaryProps {
  bag: BagContent
  /** Null: a visitor. */
  userId: number | null
}

/** The totals of the bag with their tax, the coupon, and the way to the checkout. */
export function BagSummary({ bag, userId }: BagSummaryProps) {
  const { lines, totals, coupon } = bag
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
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
        {pieces} {pieces === 1 ? 'piece' : 'pieces'}. Prices include all taxes. Delivery is chosen
        at checkout.
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
      <Link to={accountPaths.login.to({}, { redirectURL: shopPaths.bag.to() })}>
        Sign in to check out
      </Link>
    </LinkButton>
    <Text fontSize="sm" color="fg.muted">
      Everything in your bag comes with you; coupons are entered then. Until then it is kept in this
      browser only.
    </Text>
  </>
)

/** The checkout would require the same, so the bag says it first and links to it. */
function WayOn({ changed, couponStops }: { changed: number; couponStops: boolean }) {
  const id = useId()
  const why = useRef<HTMLParagraphElement>(null)
  if (changed === 0 && !couponStops)
    return (
      <LinkButton asChild block>
        <Link to={shopPaths.checkout.to()}>Go to checkout</Link>
      </LinkButton>
    )
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
