import type { LiveState } from '@brightyard/contract/entities'
import { bookingPaths, offeringAddress } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { VenueTime, zoneName } from '@brightyard/runtime/venue-time'
import { Card, Flex, LinkButton, PageHeading, Section, Stack, Text } from '@brightyard/ui'
import type { LiveSession } from './live-class.queries.ts'

interface Props {
  state: LiveState
  session: LiveSession | null
}

/** What became of a class, or of a link. */
export function ClassOver({ state, session }: Props) {
  const { title, text } = wordsOf(state, session)
  return (
    <Card p={{ base: '6', md: '10' }}>
      <PageHeading intro={text}>{title}</PageHeading>
      <Stack gap="6">
        {session?.next ? (
          <Section title={`Next for ${session.kid?.name ?? 'you'}`} headingSize="md">
            <Text>
              {session.next.title},{' '}
              <VenueTime iso={session.next.starts_at} zone={session.next.time_zone} />{' '}
              {zoneName(session.next.starts_at, session.next.time_zone)}
            </Text>
          </Section>
        ) : null}
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild>
            <Link to={bookingPaths.mine.to()}>See all classes</Link>
          </LinkButton>
          {session ? (
            <LinkButton asChild variant="outline">
              <Link to={offeringAddress(session)}>About {session.title}</Link>
            </LinkButton>
          ) : null}
        </Flex>
      </Stack>
    </Card>
  )
}

function wordsOf(state: LiveState, session: LiveSession | null): { title: string; text: string } {
  switch (state) {
    case 'expired':
      return {
        title: 'This link is too old',
        text: 'Links work until a day after the class. What was booked is with your classes.',
      }
    case 'cancelled':
      return session?.cancel_reason
        ? { title: 'This class was cancelled', text: session.cancel_reason }
        : {
            title: 'This booking was cancelled or moved',
            text: 'Your classes show what is booked now.',
          }
    case 'ended':
      return { title: `${session?.title ?? 'This class'} is over`, text: attendanceText(session) }
    default:
      return {
        title: 'This link belongs to somebody else',
        text: 'Every person has a link of their own. Yours is with your classes.',
      }
  }
}

function attendanceText(session: LiveSession | null): string {
  if (!session?.kid) return 'Thank you for teaching. You can mark who came in your dates.'
  const { name } = session.kid
  switch (session.attendance) {
    case 'joined':
    case 'present':
      return `${name} was there. That is kept with the booking.`
    case 'absent':
      return `${name} was marked as absent. If that is wrong, please tell ${session.organiser}.`
    default:
      return `${name} did not join. If ${name} was there, please tell ${session.organiser}.`
  }
}
