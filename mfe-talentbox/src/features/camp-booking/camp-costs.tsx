import type { Batch, BookingQuote, Offering } from '@brightyard/contract/entities'
import { costRows, formatMoney } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import { failureSentence, isRetryable, Link, useQuery } from '@brightyard/runtime'
import { couponsQuery } from '@brightyard/runtime/payments'
import { VenueHours, VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Button, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { CostList, CouponForm, CouponOffers } from '@brightyard/ui/form'
import { weekName } from '../../camps/camp-words.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { choiceOf } from './booking-address.ts'
import { quoteQuery } from './camp-booking.queries.ts'
import { type CampBooking, noChoice, useBook } from './use-camp-booking.ts'
import { WaitForPlace } from './wait-for-place.tsx'

interface CampCostsProps {
  userId: number
  booking: CampBooking
  camp: Offering
}

/** The receipt to be: what is booked, its price with tax, a coupon, and the way to pay. */
export function CampCosts({ userId, booking, camp }: CampCostsProps) {
  const { quote } = booking
  return (
    <Box
      as="section"
      aria-labelledby="costs"
      p={{ base: '5', md: '6' }}
      bg="sun.subtle"
      borderTopRadius="xl"
      css={{
        // Torn off below, like a ticket.
        maskImage:
          'linear-gradient(#000 0 0), radial-gradient(circle at 0.75rem 100%, transparent 0.5rem, #000 0.52rem)',
        maskSize: '100% calc(100% - 0.75rem), 1.5rem 0.75rem',
        maskPosition: 'top, bottom',
        maskRepeat: 'no-repeat, repeat-x',
      }}
    >
      <Heading as="h2" id="costs" size="md" mb="4">
        What it costs
      </Heading>
      {quote ? (
        <Loaded query={quote} what="the price">
          {(data) => (
            <Stack gap="5" opacity={quote.isPlaceholderData ? 0.5 : 1} pb="3">
              <Days camp={camp} week={booking.target?.week} quote={data} />
              <Problems quote={data} />
              {data.seats_left === 0 ? (
                <WaitForPlace booking={booking} />
              ) : (
                <Pay userId={userId} booking={booking} quote={data} />
              )}
            </Stack>
          )}
        </Loaded>
      ) : (
        <Text pb="3">Choose who goes, and the price appears here.</Text>
      )}
    </Box>
  )
}

interface DaysProps {
  camp: Offering
  week: Batch | undefined
  quote: BookingQuote
}

function Days({ camp, week, quote: { sessions, time_zone: zone } }: DaysProps) {
  const [first, ...more] = sessions
  if (!first) return null
  return (
    <Text>
      <b>{camp.title}</b>
      <br />
      {week && weekName(week) ? (
        <>
          {weekName(week)}
          <br />
        </>
      ) : null}
      {more.length === 0 ? '' : `${sessions.length} days from `}
      <VenueTime iso={first.starts_at} zone={zone} show="weekday-and-day" />,{' '}
      <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
      <br />
      {camp.venue ? `${camp.venue.name}, ${camp.venue.city}` : 'At home, online'}
    </Text>
  )
}

/** A coupon that cannot be used keeps nobody from booking without it. */
const blocking = ({ problems }: BookingQuote) =>
  problems.filter(({ code }) => code !== 'coupon_problem')

/** What prevents the booking, and what only might: another date of a kid at the same time. */
const Problems = ({ quote }: { quote: BookingQuote }) => (
  <>
    {blocking(quote).map(({ code, message, student_id }) => (
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

interface PayProps {
  userId: number
  booking: CampBooking
  quote: BookingQuote
}

function Pay({ userId, booking, quote }: PayProps) {
  const { chosen, change, target } = booking
  const { kids, ticket, coupon, totals, policy, problems } = quote
  const book = useBook(booking)
  const refused = problems.find(({ code }) => code === 'coupon_problem')
  const choice = target && choiceOf(target, refused ? { ...chosen, coupon: '' } : chosen)
  const plain = useQuery({
    ...quoteQuery(userId, choice ?? noChoice),
    enabled: refused !== undefined && choice !== undefined,
  })
  const agreed = refused ? plain : booking.quote
  const fingerprint = agreed?.data?.fingerprint
  const isFree = totals.total_in_paise === 0
  const isHolding = book.isPending || book.isSuccess
  return (
    <>
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
      {totals.items_in_paise > 0 ? (
        <CouponForm
          code={chosen.coupon}
          applied={coupon && !coupon.problem ? coupon.code : null}
          error={refused?.message}
          onChange={(code) => change({ coupon: code })}
          offers={(onApply) => (
            <Offers userId={userId} itemsInPaise={totals.items_in_paise} onApply={onApply} />
          )}
        />
      ) : null}
      <Text fontSize="sm">{policy.sentences.join(' ')}</Text>
      {book.isError ? (
        <Notice tone="danger">
          {isRetryable(book.error)
            ? 'We could not confirm your booking. Press the button again: it will not be booked twice.'
            : failureSentence(book.error)}
        </Notice>
      ) : null}
      {blocking(quote).length === 0 && choice ? (
        <>
          <Button
            size="lg"
            block
            busy={isHolding || fingerprint === undefined || agreed?.isPlaceholderData === true}
            onClick={() => (fingerprint ? book.mutate({ choice, fingerprint }) : undefined)}
          >
            {isFree ? 'Book, free of charge' : `Book and pay ${formatMoney(totals.total_in_paise)}`}
            {refused ? ' without the coupon' : ''}
          </Button>
          <Text role="status" fontSize={isHolding ? 'md' : 'sm'}>
            {isHolding
              ? 'We hold your place…'
              : isFree
                ? 'Your places are confirmed at once.'
                : 'Your places are kept for fifteen minutes while you pay.'}
          </Text>
        </>
      ) : null}
    </>
  )
}

interface OffersProps {
  userId: number
  itemsInPaise: number
  onApply: (code: string) => void
}

const Offers = ({ userId, itemsInPaise, onApply }: OffersProps) => (
  <CouponOffers query={useQuery(couponsQuery(userId, itemsInPaise))} onApply={onApply} />
)
