import type { Offering, TicketType } from '@brightyard/contract/entities'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { useUser } from '@brightyard/runtime'
import { Box, Card, Flex, Heading, LinkButton, Notice, Span, Text } from '@brightyard/ui'
import { CalendarIcon } from '@brightyard/ui/icons'
import type { Ref } from 'react'
import { availabilityOf, kinds, priceText } from '../../offerings/offering-words.ts'
import { BookLink, panelTarget, useMayBook } from './book-link.tsx'

interface OfOffering {
  offering: Offering
}

/** What it costs, when it is next, whether there is room, and the way to book. */
export function OfferingPanel({
  offering,
  bookRef,
}: OfOffering & { bookRef: Ref<HTMLDivElement> }) {
  const { kind, next_session: next, time_zone: zone, ticket_types } = offering
  const { text, state } = availabilityOf(offering)
  return (
    <Card as="section" aria-labelledby="price" p={{ base: '5', md: '6' }} gap="4">
      <Heading id="price" as="h2" size="md">
        <PriceFrom offering={offering} />
      </Heading>
      {next ? (
        <Box>
          <Text fontSize="sm" color="fg.muted">
            Next date
          </Text>
          <Text fontWeight="bold">
            <VenueTime iso={next.starts_at} zone={zone} show="weekday-and-day" />
          </Text>
          <Text>
            <VenueHours starts={next.starts_at} ends={next.ends_at} zone={zone} />
          </Text>
          <Text color="fg.muted" fontSize="sm">
            <ViewerHours starts={next.starts_at} ends={next.ends_at} zone={zone} />
          </Text>
        </Box>
      ) : null}
      {state === 'past' ? (
        <Notice
          tone="info"
          title={offering.is_past ? `This ${kinds[kind].one.toLowerCase()} is over` : text}
        >
          {offering.is_past
            ? 'Its dates are below. The related ones are still to come.'
            : 'The organiser has not announced the next date.'}
        </Notice>
      ) : (
        <Text fontWeight="bold" color={state === 'free' ? 'learn.fg' : 'talent.fg'}>
          {text}
        </Text>
      )}
      <Tickets tickets={ticket_types} />
      {state === 'past' ? null : (
        <Box ref={bookRef} minH="3rem">
          <Booking offering={offering} />
        </Box>
      )}
      <LinkButton variant="outline" href="#dates" startIcon={<CalendarIcon />}>
        See all dates
      </LinkButton>
    </Card>
  )
}

export const PriceFrom = ({ offering: { price_from_in_paise, ticket_types } }: OfOffering) => (
  <>
    {price_from_in_paise > 0 && ticket_types.length > 1 ? (
      <Span fontSize="md" fontWeight="normal">
        from{' '}
      </Span>
    ) : null}
    {priceText(price_from_in_paise)}
  </>
)

function Booking({ offering }: OfOffering) {
  const user = useUser()
  const mayBook = useMayBook()
  const target = panelTarget(offering)
  if (!target) return <Text>Booking has not opened yet.</Text>
  return mayBook ? (
    <BookLink block size="lg" offering={offering} target={target} seatsLeft={offering.seats_left} />
  ) : (
    <Text>
      {user?.student_id
        ? 'Would you like to come? Ask a parent or guardian to book it for you.'
        : 'Guardians book this for their kids. Share this page with a family who would enjoy it.'}
    </Text>
  )
}

const scopes = { session: 'one date', batch: 'the whole course' } as const

function Tickets({ tickets }: { tickets: readonly TicketType[] }) {
  if (tickets.length === 0) return null
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3" aria-label="Tickets">
      {tickets.map(({ id, name, scope, price_in_paise, tax_percent }) => (
        <Flex as="li" key={id} justify="space-between" gap="3" borderTopWidth="1px" pt="3">
          <Box>
            <Text fontWeight="semibold">{name}</Text>
            <Text fontSize="sm" color="fg.muted">
              for each kid, {scopes[scope]}
            </Text>
          </Box>
          <Box textAlign="end">
            <Text fontWeight="semibold">{priceText(price_in_paise)}</Text>
            {price_in_paise > 0 && Number(tax_percent) > 0 ? (
              <Text fontSize="sm" color="fg.muted">
                with {Number(tax_percent)}% tax
              </Text>
            ) : null}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
