import { removeSession } from '@brightyard/contract/calls'
import type { OwnOfferingDetails, OwnSession } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  formatDate,
  Link,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { VenueHours, VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Button, Chip, Flex, LinkButton, Text } from '@brightyard/ui'
import { ConfirmDialog } from '@brightyard/ui/editor'
import { useRef, useState } from 'react'
import { useNow } from '../../time/use-now.ts'
import { DateForm } from './date-form.tsx'
import { refreshOfferings, teachersQuery } from './offerings.queries.ts'

interface Props {
  session: OwnSession
  offering: OwnOfferingDetails
}

/** A date: when, how full, and what can be done with it. */
export function DateRow({ session, offering }: Props) {
  const { id, starts_at, ends_at, state, capacity, seats_taken, seats_elsewhere } = session
  const zone = offering.time_zone
  const client = useQueryClient()
  const now = useNow()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const teacher = useQuery(teachersQuery(offering.id)).data?.find(
    (one) => one.id === session.teacher_id,
  )
  const day = formatDate(starts_at, 'weekday-and-day', zone)
  const isToCome = new Date(starts_at) > now && state === 'scheduled'
  const isBooked = seats_taken > seats_elsewhere
  const removing = useMutation({
    ...mutationOf(removeSession),
    async onSuccess({ message }) {
      setAsking(false)
      showToast({ kind: 'success', title: message })
      await refreshOfferings(client, offering.id)
    },
    onError(error) {
      setAsking(false)
      showToast({
        kind: 'error',
        title: 'The date is not removed.',
        description: failureSentence(error),
      })
    },
  })
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border" py="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold">
            <VenueTime iso={starts_at} zone={zone} show="weekday-and-day" />{' '}
            <Text as="span" fontWeight="normal">
              <VenueHours starts={starts_at} ends={ends_at} zone={zone} />
            </Text>
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {`${seats_taken} of ${capacity} seats taken`}
            {seats_elsewhere > 0 && `, ${seats_elsewhere} of them outside the site`}
            {teacher ? ` · ${teacher.name}` : null}
          </Text>
          {state === 'cancelled' && <Chip colorPalette="danger">Cancelled</Chip>}
        </Box>
        {isToCome && !isEditing && (
          <Flex gap="2" wrap="wrap">
            <Button
              ref={edit}
              size="sm"
              minH="2.75rem"
              variant="outline"
              aria-label={`Change ${day}`}
              onClick={() => setEditing(true)}
            >
              Change
            </Button>
            {isBooked ? (
              <LinkButton asChild size="sm" minH="2.75rem" variant="ghost">
                <Link
                  to={bookingPaths.organiser.to({}, { offering: offering.id, session: id })}
                  aria-label={`Bookings of ${day}`}
                >
                  Bookings
                </Link>
              </LinkButton>
            ) : (
              <Button
                size="sm"
                minH="2.75rem"
                variant="ghost"
                aria-label={`Remove ${day}`}
                onClick={() => setAsking(true)}
              >
                Remove
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {isEditing && (
        <DateForm
          session={session}
          offering={offering}
          onClose={() => {
            setEditing(false)
            setTimeout(() => edit.current?.focus())
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title="Remove this date?"
        description={`${day}: nobody has booked it. It cannot be brought back, but added again.`}
        keep="Keep it"
        confirm="Remove the date"
        busy={removing.isPending}
        onConfirm={() => removing.mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
