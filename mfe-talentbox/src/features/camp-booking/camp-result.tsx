import type { Booking, PaymentStatus } from '@brightyard/contract/entities'
import { accountPaths, bookingPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useQuery } from '@brightyard/runtime'
import { throwRefusal, usePaymentStatus } from '@brightyard/runtime/payments'
import { VenueHours, VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Button, Flex, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { QrCode } from '@brightyard/ui/qr-code'
import { weekName } from '../../camps/camp-words.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { bookingsOfOrderQuery, freeBookingsQuery } from './camp-booking.queries.ts'

/** Camps that were free of charge, just booked. */
export function ResultOfCodes({ codes }: { codes: string[] }) {
  const bookings = useQuery(freeBookingsQuery(codes))
  return (
    <Loaded query={bookings} what="your tickets">
      {(data) => <Tickets bookings={data} />}
    </Loaded>
  )
}

/** What became of a payment: tickets, or the way to pay. */
export function ResultOfOrder({ orderCode }: { orderCode: string }) {
  const { status: payment, check } = usePaymentStatus(orderCode)
  throwRefusal(payment.error)
  return (
    <Loaded query={payment} what="the state of your payment">
      {(status) =>
        status.status === 'success' ? (
          <OfOrder orderCode={orderCode} />
        ) : (
          <Unpaid status={status} check={check} />
        )
      }
    </Loaded>
  )
}

function OfOrder({ orderCode }: { orderCode: string }) {
  const bookings = useQuery(bookingsOfOrderQuery(orderCode))
  return (
    <Loaded query={bookings} what="your tickets">
      {(data) => <Tickets bookings={data} orderCode={orderCode} />}
    </Loaded>
  )
}

function Tickets({ bookings, orderCode }: { bookings: Booking[]; orderCode?: string }) {
  const isConfirmed = bookings.every(({ state }) => state === 'confirmed')
  return (
    <Stack as="section" gap="5" aria-labelledby="result">
      <Heading as="h2" size="lg" id="result">
        {isConfirmed ? 'The tent is yours' : 'What you booked, as it is now'}
      </Heading>
      {isConfirmed ? (
        <Text>We have sent you the details. Show the ticket on the first day.</Text>
      ) : null}
      {bookings.map((booking) => (
        <Ticket key={booking.code} booking={booking} />
      ))}
      {orderCode ? (
        <LinkButton asChild variant="outline" alignSelf="flex-start">
          <Link to={accountPaths.transaction.to({ id: orderCode })}>See the receipt</Link>
        </LinkButton>
      ) : null}
    </Stack>
  )
}

function Ticket({ booking }: { booking: Booking }) {
  const { kid, offering, sessions, ticket_name, batch, qr, code } = booking
  const [first] = sessions
  const { venue, time_zone: zone } = offering
  return (
    <Flex
      as="section"
      aria-label={`Ticket of ${kid.name}`}
      gap="6"
      wrap="wrap"
      align="center"
      p={{ base: '5', md: '6' }}
      bg="sun.subtle"
      borderRadius="xl"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="sun.bright"
    >
      {qr ? <QrCode text={qr} label={`QR code of the ticket of ${kid.name}`} /> : null}
      <Box flex="1 1 14rem" minW="0">
        <Heading as="h3" size="md">
          {kid.name}
        </Heading>
        <Text fontWeight="semibold">{offering.title}</Text>
        <Text>{[ticket_name, batch ? weekName(batch) : ''].filter(Boolean).join(', ')}</Text>
        {first ? (
          <Text>
            {sessions.length > 1 ? `${sessions.length} days from ` : ''}
            <VenueTime iso={first.starts_at} zone={zone} show="weekday-and-day" />,{' '}
            <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
          </Text>
        ) : null}
        <Text>
          {venue
            ? [venue.name, venue.address, venue.city].filter(Boolean).join(', ')
            : 'At home, online: you can join a quarter of an hour before the start.'}
        </Text>
        <LinkButton asChild mt="3" variant="soft">
          <Link
            to={bookingPaths.mine.to({}, { booking: code })}
            aria-label={`See the booking of ${kid.name}`}
          >
            See the booking
          </Link>
        </LinkButton>
      </Box>
    </Flex>
  )
}

interface UnpaidProps {
  status: PaymentStatus
  check: ReturnType<typeof usePaymentStatus>['check']
}

function Unpaid({ status: { order_code, message, can_retry, status }, check }: UnpaidProps) {
  const isPending = status === 'pending'
  return (
    <Stack as="section" gap="4" aria-labelledby="result">
      <Heading as="h2" size="lg" id="result">
        {isPending ? 'Waiting for your payment' : 'Your payment did not go through'}
      </Heading>
      <Notice tone={isPending ? 'info' : 'warning'}>{message}</Notice>
      {check.isError ? <Notice tone="danger">{failureSentence(check.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        {isPending ? (
          <Button busy={check.isPending} onClick={() => check.mutate({ order_code })}>
            Check now
          </Button>
        ) : null}
        {can_retry ? (
          <LinkButton asChild {...(isPending ? { variant: 'outline' as const } : {})}>
            <Link to={shopPaths.paymentSummary.to({}, { order_code })}>
              {isPending ? 'Go to payment' : 'Try again'}
            </Link>
          </LinkButton>
        ) : isPending ? null : (
          <LinkButton asChild>
            <Link to={talentboxPaths.camps.to()}>Choose a camp again</Link>
          </LinkButton>
        )}
      </Flex>
    </Stack>
  )
}
