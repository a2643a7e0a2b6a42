import type { BookingQuote, Offering } from '@brightyard/contract/entities'
import { costRows } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { VenueHours, VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Button, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { CostList } from '@brightyard/ui/form'
import { BookingCoupon } from '../../bookings/booking-coupon.tsx'
import { Loaded } from '../../entries/loaded.tsx'
import type { BookingState } from './use-booking.ts'
import { WaitingList } from './waiting-list.tsx'

export function CostStep({ booking }: { booking: BookingState }) {
  const { quote, change, offering } = booking
  if (!quote) return null
  return (
    <Loaded query={quote} what="the price">
      {(data) => (
        <Stack gap="5" opacity={quote.isPlaceholderData ? 0.5 : 1}>
          <ChosenDate offering={offering} quote={data} />
          <Issues quote={data} />
          {data.seats_left === 0 ? (
            <WaitingList booking={booking} />
          ) : (
            <>
              <Costs quote={data} />
              {data.totals.items_in_paise > 0 ? (
                <BookingCoupon
                  itemsInPaise={data.totals.items_in_paise}
                  code={booking.chosen.coupon}
                  applied={data.coupon && !data.coupon.problem ? data.coupon.code : null}
                  onChange={(coupon) => change({ coupon })}
                />
              ) : null}
              {offering.mode === 'online' ? (
                <Rules title="How to join" sentences={joinRules} />
              ) : null}
              <Rules title="If you cancel" sentences={data.policy.sentences} />
              {data.problems.length === 0 ? (
                <Button
                  size="lg"
                  busy={quote.isPlaceholderData}
                  onClick={() => change({ step: 'pay' })}
                >
                  Continue
                </Button>
              ) : null}
            </>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

const joinRules = [
  'It is online. The link is on the ticket and on your dashboard, and kids find it on theirs.',
  'The waiting room opens 15 minutes before the start. Each kid has a link of their own, so please do not share it.',
]

const Rules = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <Box>
    <Heading as="h3" size="sm" mb="1">
      {title}
    </Heading>
    {sentences.map((sentence) => (
      <Text key={sentence}>{sentence}</Text>
    ))}
  </Box>
)

/** What is booked, and when. */
export function ChosenDate({ offering, quote }: { offering: Offering; quote: BookingQuote }) {
  const { sessions, time_zone: zone } = quote
  const [first, ...more] = sessions
  if (!first) return null
  return (
    <Text>
      <strong>{offering.title}</strong>,{' '}
      <VenueTime iso={first.starts_at} zone={zone} show="weekday-and-day" />,{' '}
      <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
      {more.length === 0 ? '' : `, and ${more.length} more ${more.length === 1 ? 'date' : 'dates'}`}
    </Text>
  )
}

/** What prevents the booking, and what only might: another date of a kid at the same time. */
export const Issues = ({ quote }: { quote: BookingQuote }) => (
  <>
    {quote.problems.map(({ code, message, student_id }) => (
      <Notice
        key={`${code} ${student_id}`}
        tone="danger"
        action={
          code === 'contact_unverified' ? (
            <LinkButton asChild size="sm" variant="outline">
              <Link to={accountPaths.security.to()}>Confirm your contact</Link>
            </LinkButton>
          ) : undefined
        }
      >
        {message}
      </Notice>
    ))}
    {quote.warnings.map(({ message }) => (
      <Notice key={message} tone="warning" title="Two at the same time">
        {message} You can book all the same.
      </Notice>
    ))}
  </>
)

/** One row for each kid, and the total with its tax. */
export const Costs = ({ quote: { kids, ticket, coupon, totals } }: { quote: BookingQuote }) => (
  <CostList
    rows={costRows(
      kids.map(({ name, amount_in_paise }) => ({
        name: `${name}: ${ticket.name}`,
        amount_in_paise,
      })),
      totals,
      coupon?.code,
    )}
  />
)
