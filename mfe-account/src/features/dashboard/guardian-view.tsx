import type { GuardianDashboard } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, contentPaths, shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Box,
  Chip,
  EmptyState,
  Flex,
  Grid,
  Link as StyledLink,
  LinkButton,
  Notice,
  Span,
  Stack,
  Text,
} from '@brightyard/ui'
import { KidLine } from '../../student/kid-line.tsx'
import { Part } from '../../loading/part.tsx'

const orderWords: Record<GuardianDashboard['orders'][number]['status'], string> = {
  awaiting_payment: 'Waiting for payment',
  payment_failed: 'Payment failed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return asked for',
  refunded: 'Refunded',
}

/** A guardian's kids, orders and subscriptions that end soon. */
export const GuardianView = ({ dashboard }: { dashboard: GuardianDashboard }) => (
  <Stack gap="6">
    {dashboard.ending.map(({ kid, plan, ends_at }) => (
      <Notice
        key={`${kid} ${plan}`}
        tone="warning"
        title={`${plan} of ${kid} ends soon`}
        action={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={contentPaths.programs.to()}>See programs</Link>
          </LinkButton>
        }
      >
        It runs until <DateTime iso={ends_at} show="day" />. Renew it so that nothing is missed.
      </Notice>
    ))}
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <Part
        title="My kids"
        viewAll={
          <LinkButton asChild variant="plain">
            <Link to={accountPaths.kids.to()}>All kids</Link>
          </LinkButton>
        }
      >
        <Kids kids={dashboard.kids} />
      </Part>
      <Part
        title="Latest orders"
        viewAll={
          <LinkButton asChild variant="plain">
            <Link to={shopPaths.orders.to()}>All orders</Link>
          </LinkButton>
        }
      >
        <Orders orders={dashboard.orders} />
      </Part>
    </Grid>
    <Flex gap="3" wrap="wrap">
      <LinkButton asChild variant="soft">
        <Link to={accountPaths.transactions.to()}>My transactions</Link>
      </LinkButton>
      <LinkButton asChild variant="soft">
        <Link to={accountPaths.notifications.to()}>Notification settings</Link>
      </LinkButton>
      <LinkButton asChild variant="soft">
        <Link to={accountPaths.profile.to()}>My profile</Link>
      </LinkButton>
    </Flex>
  </Stack>
)

function Kids({ kids }: { kids: GuardianDashboard['kids'] }) {
  if (kids.length === 0) {
    return (
      <EmptyState
        title="No Kids Found"
        action={
          <LinkButton asChild>
            <Link to={accountPaths.kids.to()}>Add a kid</Link>
          </LinkButton>
        }
      >
        Add a kid to book programs and follow what it achieves.
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" listStyleType="none" gap="1" mx="-3">
      {kids.map((kid) => (
        <KidLine key={kid.student_id} kid={kid} />
      ))}
    </Stack>
  )
}

function Orders({ orders }: { orders: GuardianDashboard['orders'] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={
          <LinkButton asChild colorPalette="shop">
            <Link to={shopPaths.home.to()}>To the shop</Link>
          </LinkButton>
        }
      >
        What you order stands here, with where the parcel is.
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" listStyleType="none" gap="4">
      {orders.map(({ id, title, placed_at, total_in_paise, status }) => (
        <Flex as="li" key={id} gap="3" justify="space-between" align="flex-start" wrap="wrap">
          <Box minW="0" flex="1 1 12rem">
            <StyledLink asChild fontWeight="semibold">
              <Link to={shopPaths.orderDetails.to({ id })}>{title}</Link>
            </StyledLink>
            <Text color="fg.muted" fontSize="sm">
              <DateTime iso={placed_at} show="day" />, <Span>{formatMoney(total_in_paise)}</Span>
            </Text>
          </Box>
          <Chip colorPalette={status === 'payment_failed' ? 'danger' : 'shop'}>
            {orderWords[status]}
          </Chip>
        </Flex>
      ))}
    </Stack>
  )
}
