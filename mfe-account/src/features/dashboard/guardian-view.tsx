import type { GuardianDashboard, KidCard } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, assessmentPaths, bookingPaths, shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Avatar,
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
import { Part } from '../../loading/part.tsx'
import { mathsCode } from '../../maths/maths.queries.ts'
import { FamilyNext } from '../../next/family-next.tsx'

const orderLabels: Record<GuardianDashboard['orders'][number]['status'], string> = {
  awaiting_payment: 'Waiting for payment',
  payment_failed: 'Payment failed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
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
            <Link
              to={accountPaths.subscribedActivity.to({ id: mathsCode })}
              aria-label={`Renew ${plan} of ${kid}`}
            >
              Renew
            </Link>
          </LinkButton>
        }
      >
        It runs until <DateTime iso={ends_at} show="day" />. Renew it to keep your access.
      </Notice>
    ))}
    <FamilyNext withParcels />
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
        <Link to={bookingPaths.mine.to()}>My classes and activities</Link>
      </LinkButton>
      {dashboard.kids.length > 0 ? (
        <LinkButton asChild variant="soft">
          <Link to={assessmentPaths.list.to()}>My kids’ assessments</Link>
        </LinkButton>
      ) : null}
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
        Add a kid to book programs and follow their progress.
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
        Your orders appear here, with the latest on each parcel.
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
            {orderLabels[status]}
          </Chip>
        </Flex>
      ))}
    </Stack>
  )
}

/** One kid in a list; the whole line leads to its profile. */
const KidLine = ({ kid }: { kid: KidCard }) => (
  <Box as="li" position="relative" borderRadius="lg" _hover={{ bg: 'bg.subtle' }}>
    <Flex align="center" gap="4" px="3" py="2.5">
      <Avatar name={kid.name} src={kid.avatar} decorative />
      <Box minW="0" flex="1">
        <StyledLink
          asChild
          variant="quiet"
          fontWeight="semibold"
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
        >
          <Link to={accountPaths.studentProfile.to({}, { Id: kid.student_id })}>{kid.name}</Link>
        </StyledLink>
        <Text color="fg.muted" fontSize="sm">
          {kid.rooms.map(({ name }) => name).join(', ') || 'No room yet'}
        </Text>
      </Box>
      {kid.is_subscribed && <Chip colorPalette="learn">Subscribed</Chip>}
    </Flex>
  </Box>
)
