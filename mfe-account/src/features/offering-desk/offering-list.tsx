import type { OwnOffering } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { bookingPaths, offeringDeskPaths } from '@brightyard/contract/paths'
import { roleIds } from '@brightyard/contract/entities'
import { DateTime, Link, PageHead, useQuery, useSearchParams, useUser } from '@brightyard/runtime'
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
import { stateOf, stateWords, toComeText } from './offering-words.ts'
import { idIn, offeringsQuery } from './offerings.queries.ts'

/** Everything that an organiser offers: where each is, and how full. */
export function OfferingList() {
  const [query] = useSearchParams()
  const list = useQuery(offeringsQuery(idIn(query.get('page')) ?? 1))
  const isAdmin = useUser()?.role_id === roleIds.superAdmin
  const newOne = isAdmin ? null : (
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
                    <Row key={offering.id} offering={offering} />
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

function Row({ offering }: { offering: OwnOffering }) {
  const { id, kind, title, price_from_in_paise: price, last_ends_at: ends, to_come } = offering
  const state = stateWords[stateOf(offering)]
  const isOver = (to_come?.dates ?? 0) === 0 && ends !== null
  return (
    <DeskRow
      colour={state.colour}
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
        <Chip colorPalette={state.colour}>{state.text}</Chip>
        <Chip tone="outline" colorPalette={kinds[kind].area}>
          {kinds[kind].name}
        </Chip>
      </Flex>
      <Heading as="h2" size="sm" overflowWrap="anywhere">
        <Link to={offeringDeskPaths.edit.to({ id })}>{title}</Link>
      </Heading>
      <Text mt="1" fontSize="sm">
        {isOver ? (
          <>
            Over since <DateTime iso={ends} show="day" />
          </>
        ) : (
          toComeText(offering)
        )}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {price === 0 ? 'Free of charge' : `From ${formatPrice(price)}`}
      </Text>
    </DeskRow>
  )
}
