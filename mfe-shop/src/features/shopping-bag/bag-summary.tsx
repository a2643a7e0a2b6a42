import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Card, chakra, Flex, Heading, LinkButton, Stack, Text } from '@brightyard/ui'
import type { Bag } from '../../bag/use-bag.ts'
import { BagCoupon } from '../../coupon/bag-coupon.tsx'
import { useShopper } from '../../shopper/use-shopper.ts'

/** What the bag comes to, with the tax that is in it. */
export function BagSummary({ bag }: { bag: Extract<Bag, { status: 'open' }> }) {
  const { lines, total, isGuest } = bag
  const shopper = useShopper()
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const blocked = lines.filter((line) => line.quantity > line.limit || !line.amounts).length
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
      <chakra.dl mt="3" fontVariantNumeric="tabular-nums">
        <Row name={`Without tax (${pieces} ${pieces === 1 ? 'piece' : 'pieces'})`}>
          {formatMoney(total.preTaxInPaise)}
        </Row>
        <Row name="Tax">{formatMoney(total.taxInPaise)}</Row>
        <Row name="Total" strong>
          {formatMoney(total.totalInPaise)}
        </Row>
      </chakra.dl>
      <Text mt="1" fontSize="sm" color="fg.muted">
        Prices include all taxes.
      </Text>
      {blocked > 0 ? (
        <Text mt="3" fontWeight="semibold" color="danger.fg">
          {blocked === 1 ? 'One item needs' : `${blocked} items need`} your attention.
        </Text>
      ) : null}
      <Stack mt="5" gap="3">
        {isGuest ? (
          <>
            <LinkButton asChild block>
              <Link to={accountPaths.login.to({}, { redirectURL: shopPaths.bag.to() })}>
                Sign in to keep your bag
              </Link>
            </LinkButton>
            <Text fontSize="sm" color="fg.muted">
              Until then it is kept in this browser only. Everything in it comes with you.
            </Text>
          </>
        ) : (
          <>
            {shopper.kind === 'guardian' ? <BagCoupon userId={shopper.userId} /> : null}
            <LinkButton asChild block>
              <Link to={shopPaths.checkout.to()}>Go to checkout</Link>
            </LinkButton>
            <Text fontSize="sm" color="fg.muted">
              Kept with your account, on every device you sign in on.
            </Text>
          </>
        )}
        <LinkButton asChild variant="outline" block>
          <Link to={shopPaths.home.to()}>Continue shopping</Link>
        </LinkButton>
      </Stack>
    </Card>
  )
}

interface RowProps {
  name: string
  strong?: boolean
  children: string
}

const Row = ({ name, strong = false, children }: RowProps) => (
  <Flex
    justify="space-between"
    gap="4"
    py="2"
    {...(strong ? { borderTopWidth: '2px', mt: '1', fontWeight: 'bold', fontSize: 'lg' } : {})}
  >
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd>{children}</chakra.dd>
  </Flex>
)
