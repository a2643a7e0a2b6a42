import type { Booking, PaymentStatus } from '@brightyard/contract/entities'
import { type ActivityKind, activityKinds } from '@brightyard/contract/entities'
import { accountPaths, bookingPaths, shopPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import { paymentStatusQuery, throwRefusal, usePaymentStatus } from '@brightyard/runtime/payments'
import {
  Button,
  Container,
  Flex,
  LinkButton,
  Notice,
  PageHeading,
  Section,
  Stack,
} from '@brightyard/ui'
import { useEffect } from 'react'
import { endDraft, readDraft } from '../../bookings/booking-draft.ts'
import { Loaded } from '../../entries/loaded.tsx'
import { queryValue } from '../../links/query-value.ts'
import { kinds } from '../../offerings/offering-words.ts'
import { bookingsOfOrderQuery, freeBookingsQuery } from './booking-result.queries.ts'
import { Ticket } from './ticket.tsx'

interface Subject {
  kind: ActivityKind
  orderCode: string
  codes: string[]
}

/** What the address says is not trusted: somebody else's order or booking is not found. */
export async function loader({ request, queryClient }: PageContext): Promise<Subject> {
  const { pathname, searchParams } = new URL(request.url)
  const [, word = ''] = pathname.toLowerCase().split('/')
  const orderCode = queryValue(searchParams, 'order_code')
  const codes = queryValue(searchParams, 'bookings').split(',').filter(Boolean).slice(0, 10)
  if (!orderCode && codes.length === 0) throw pageNotFound()
  try {
    await (orderCode
      ? queryClient.fetchQuery({ ...paymentStatusQuery(orderCode), retry: false })
      : queryClient.fetchQuery({ ...freeBookingsQuery(codes), retry: false }))
  } catch (error) {
    throwRefusal(error)
  }
  return { kind: activityKinds.find((one) => one === word) ?? 'event', orderCode, codes }
}

export function Component() {
  const { kind, orderCode, codes } = useLoaderData<Subject>()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette={kinds[kind].area}>
      <PageHead title="Your booking" description="The result of your booking." hidden />
      {orderCode ? <OfOrder kind={kind} orderCode={orderCode} /> : <OfCodes codes={codes} />}
    </Container>
  )
}

function OfCodes({ codes }: { codes: string[] }) {
  const bookings = useQuery(freeBookingsQuery(codes))
  return (
    <Loaded query={bookings} what="your booking">
      {(data) => <Booked bookings={data} />}
    </Loaded>
  )
}

function OfOrder({ kind, orderCode }: { kind: ActivityKind; orderCode: string }) {
  const { status: payment, check } = usePaymentStatus(orderCode)
  throwRefusal(payment.error)
  return (
    <Loaded query={payment} what="the state of your payment">
      {(status) =>
        status.status === 'success' ? (
          <Paid orderCode={orderCode} />
        ) : (
          <Unpaid kind={kind} status={status} check={check} />
        )
      }
    </Loaded>
  )
}

function Paid({ orderCode }: { orderCode: string }) {
  const bookings = useQuery(bookingsOfOrderQuery(orderCode))
  useEffect(endDraft, [])
  return (
    <Loaded query={bookings} what="your tickets">
      {(data) => <Booked bookings={data} orderCode={orderCode} />}
    </Loaded>
  )
}

function Booked({ bookings, orderCode }: { bookings: Booking[]; orderCode?: string }) {
  const bring = [...new Set(bookings.flatMap(({ offering }) => offering.what_to_bring))]
  const isConfirmed = bookings.every(({ state }) => state === 'confirmed')
  const isOnline = bookings.every(({ offering }) => offering.mode === 'online')
  return (
    <Stack gap="6">
      <PageHeading
        intro={
          isConfirmed
            ? `We have sent you the details. ${isOnline ? 'Join from the booking, a quarter of an hour before the start.' : 'Show the ticket at the door.'}`
            : 'What you booked, as it is now.'
        }
      >
        {isConfirmed ? 'It is booked' : 'Your booking'}
      </PageHeading>
      {bookings.map((booking) => (
        <Ticket key={booking.code} booking={booking} />
      ))}
      {bring.length > 0 ? (
        <Section title="What to bring">
          <ul>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {orderCode ? (
        <LinkButton asChild variant="outline" alignSelf="flex-start">
          <Link to={accountPaths.transaction.to({ id: orderCode })}>See the receipt</Link>
        </LinkButton>
      ) : null}
    </Stack>
  )
}

interface UnpaidProps {
  kind: ActivityKind
  status: PaymentStatus
  check: ReturnType<typeof usePaymentStatus>['check']
}

function Unpaid({ kind, status, check }: UnpaidProps) {
  const { order_code, message, can_retry } = status
  const isPending = status.status === 'pending'
  const user = useUser()
  const draft = user ? readDraft(user.id) : null
  const again = draft?.offering
    ? `${bookingPaths.book[kind].to()}?${draft.query}`
    : kinds[kind].landing
  return (
    <Stack gap="5">
      <PageHeading>
        {isPending ? 'Waiting for your payment' : 'Your payment did not go through'}
      </PageHeading>
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
            <Link to={again}>{draft?.offering ? 'Book again' : 'See others'}</Link>
          </LinkButton>
        )}
      </Flex>
    </Stack>
  )
}
