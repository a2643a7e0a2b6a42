import { bookingPaths } from '@brightyard/contract/paths'
import { homeZone, Link, OnDemand, useQuery } from '@brightyard/runtime'
import { Box, Button, Card, Chip, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { VenueTime } from '@brightyard/runtime/venue-time'
import { useRef, useState } from 'react'
import { JoinButton } from '../../bookings/join-button.tsx'
import { useNow } from '../../time/use-now.ts'
import { activityQuery, sessionsQuery } from './organiser.queries.ts'

const loadDialog = () => import('./cancel-session-dialog.tsx')

/** The date that the list is of: its seats, its room, and what can be done with it. */
export function SessionPanel({ offeringId, sessionId }: { offeringId: number; sessionId: number }) {
  const session = useQuery(sessionsQuery(offeringId)).data?.data.find(({ id }) => id === sessionId)
  const zone = useQuery(activityQuery(offeringId)).data?.time_zone ?? homeZone
  const now = useNow()
  const [isCancelling, setCancelling] = useState(false)
  const ask = useRef<HTMLAnchorElement>(null)
  if (!session) return null
  const { starts_at, state, seats_taken, seats_elsewhere, capacity } = session
  const isCancelled = state === 'cancelled'
  const isToCome = new Date(starts_at) > now && !isCancelled
  return (
    <Card p={{ base: '4', md: '5' }} mb="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 14rem">
          <Heading as="h2" size="sm">
            <VenueTime iso={starts_at} zone={zone} />
          </Heading>
          {isCancelled ? (
            <Chip colorPalette="danger">Cancelled</Chip>
          ) : (
            <Text color="fg.muted">
              {`${seats_taken} of ${capacity} seats taken`}
              {seats_elsewhere > 0 && `, ${seats_elsewhere} of them outside the site`}
            </Text>
          )}
        </Box>
        <Flex gap="3" wrap="wrap">
          <JoinButton session={session} what="as the host" />
          {isToCome && (
            <>
              <LinkButton asChild variant="outline">
                <Link
                  ref={ask}
                  to={bookingPaths.requests.to(
                    {},
                    session.batch_id === null
                      ? { offering: offeringId, session: sessionId }
                      : { offering: offeringId, batch: session.batch_id },
                  )}
                >
                  Ask a family to book
                </Link>
              </LinkButton>
              <Button
                variant="ghost"
                colorPalette="danger"
                aria-haspopup="dialog"
                onClick={() => setCancelling(true)}
              >
                {session.batch_id === null ? 'Cancel this date' : 'Cancel the whole course'}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
      <OnDemand
        load={loadDialog}
        what="The question"
        session={session}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        finalFocus={() => ask.current}
      />
    </Card>
  )
}
