import { type OwnOffering, roleIds } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { bookingPaths, offeringDeskPaths } from '@brightyard/contract/paths'
import { homeZone, Link, PageHead, useQuery, useSearchParams, useUser } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import {
  Box,
  Chip,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  PageHeading,
  Pagination,
  Stack,
  Text,
} from '@brightyard/ui'
import { DeskRow } from '@brightyard/ui/editor'
import { PlusIcon } from '@brightyard/ui/icons'
import { kinds } from '../../bookings/booking-words.ts'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { OfferingActions } from './offering-actions.tsx'
import { datesText, stateOf, stateWords } from './offering-words.ts'
import { idIn, offeringsQuery } from './offerings.queries.ts'

/** Everything that an organiser offers: where each is, and how full. */
export function OfferingList() {
  const [query] = useSearchParams()
  const list = useQuery(offeringsQuery(idIn(query.get('page')) ?? 1))
  const isAdmin = useUser()?.role_id === roleIds.superAdmin
  const newOne = (
    <LinkButton asChild startIcon={<PlusIcon size={20} aria-hidden />}>
      <Link to={offeringDeskPaths.edit.to()}>New offering</Link>
    </LinkButton>
  )
  return (
    <Box maxW="72rem" mx="auto" pb="10">
      <PageHead title="What you offer" description="Events, classes and camps." hidden />
      <PageHeading
        intro="Write it, give it dates and tickets, and publish it when it is ready."
        actions={
          <>
            <LinkButton asChild variant="outline">
              <Link to={bookingPaths.organiser.to()}>Bookings</Link>
            </LinkButton>
            {newOne}
          </>
        }
      >
        What you offer
      </PageHeading>
      <Box minH="24rem" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="what you offer" lines={10}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState level={2} title="Nothing is offered yet" action={newOne}>
                An event, a course or a camp: the first one takes a quarter of an hour, and nobody
                sees it before you publish it.
              </EmptyState>
            ) : (
              <>
                <Stack as="ul" listStyleType="none" gap="3" mb="6">
                  {data.map((offering) => (
                    <Row key={offering.id} offering={offering} isAdmin={isAdmin} />
                  ))}
                </Stack>
                <Pagination
                  label="What you offer"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={offeringDeskPaths.manage.to({}, { page })}>{content}</Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Box>
    </Box>
  )
}

function Row({ offering, isAdmin }: { offering: OwnOffering; isAdmin: boolean }) {
  const { id, kind, title, organiser, price_from_in_paise: price } = offering
  const state = stateWords[stateOf(offering)]
  return (
    <DeskRow
      colour={kinds[kind].area}
      actions={
        <>
          <LinkButton asChild size="sm" minH="2.75rem" variant="outline">
            <Link
              to={offeringDeskPaths.edit.to({ id }, { part: 'dates' })}
              aria-label={`Dates of ${title}`}
            >
              Dates
            </Link>
          </LinkButton>
          <LinkButton asChild size="sm" minH="2.75rem" variant="outline">
            <Link
              to={bookingPaths.organiser.to({}, { offering: id })}
              aria-label={`Bookings of ${title}`}
            >
              Bookings
            </Link>
          </LinkButton>
          <OfferingActions offering={offering} />
        </>
      }
    >
      <Flex gap="2" wrap="wrap" mb="2">
        <Chip tone="outline">{kinds[kind].name}</Chip>
        <Chip colorPalette={state.colour}>{state.text}</Chip>
      </Flex>
      <Heading as="h2" size="sm" overflowWrap="anywhere">
        <Link to={offeringDeskPaths.edit.to({ id })}>{title}</Link>
      </Heading>
      <Text mt="1" fontSize="sm">
        <When offering={offering} />
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {price === null
          ? 'No price yet'
          : price === 0
            ? 'Free of charge'
            : `From ${formatPrice(price)}`}
        {isAdmin && organiser ? ` · ${organiser.name}` : null}
      </Text>
      <Seats toCome={offering.to_come} />
    </DeskRow>
  )
}

/** The next date by the clock of its place; of what is over, since when. */
function When({ offering: { to_come, last_ends_at, time_zone } }: { offering: OwnOffering }) {
  if (to_come?.next_starts_at)
    return (
      <>
        {'Next on '}
        <VenueTime
          iso={to_come.next_starts_at}
          zone={time_zone ?? homeZone}
          show="weekday-and-day"
        />
        {` · ${datesText(to_come.dates)}`}
      </>
    )
  if (last_ends_at === null) return <>No date yet</>
  return (
    <>
      Over since <VenueTime iso={last_ends_at} zone={time_zone ?? homeZone} show="day" />
    </>
  )
}

/** How full all dates to come are together. */
function Seats({ toCome }: { toCome: OwnOffering['to_come'] }) {
  if (!toCome || toCome.seats === 0) return null
  const { seats, seats_taken } = toCome
  const isFull = seats_taken === seats
  return (
    <Flex mt="2" columnGap="3" rowGap="1" align="center" wrap="wrap" fontSize="sm">
      <Box
        w="10rem"
        h="2"
        bg={isFull ? 'talent.muted' : 'learn.muted'}
        borderRadius="full"
        aria-hidden
      >
        <Box
          h="full"
          borderRadius="full"
          bg={isFull ? 'talent.solid' : 'learn.solid'}
          style={{ width: `${(100 * seats_taken) / seats}%` }}
        />
      </Box>
      {isFull ? `All ${seats} seats taken` : `${seats_taken} of ${seats} seats taken`}
    </Flex>
  )
}
