import { firstNameOf, type LiveState } from '@brightyard/contract/entities'
import { VenueHours, VenueTime, ViewerHours, zoneName } from '@brightyard/runtime/venue-time'
import { Button, Card, Flex, Grid, PageHeading, Section, Stack, Text } from '@brightyard/ui'
import { ClockIcon } from '@brightyard/ui/icons'
import { ClassTeacher } from './class-teacher.tsx'
import type { LiveSession } from './live-class.queries.ts'
import { type ServerClock, timeLeft, useServerClock } from './use-server-clock.ts'

export interface WaitingRoomProps {
  state: LiveState
  session: LiveSession
  clock: ServerClock
  onJoin: () => void
  isJoining: boolean
  onStart: () => void
  isStarting: boolean
}

/** Before the class, and at its door once it is on. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { session, state } = props
  const { title, starts_at: starts, ends_at: ends, time_zone: zone, kid, booked } = session
  const who = kid
    ? `${kid.name} is booked.`
    : `${booked} ${booked === 1 ? 'kid is' : 'kids are'} booked.`
  return (
    <>
      <PageHeading
        intro={
          <>
            <VenueTime iso={starts} zone={zone} show="weekday-and-day" />,{' '}
            <VenueHours starts={starts} ends={ends} zone={zone} />
            {' · '}
            <ViewerHours starts={starts} ends={ends} zone={zone} />
          </>
        }
      >
        {title}
      </PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Card p={{ base: '6', md: '10' }}>
          <Stack gap="5" align="flex-start">
            <Text color="fg.muted">{who}</Text>
            {state === 'open' ? <Door {...props} /> : <CountDown {...props} />}
          </Stack>
        </Card>
        <Stack gap="6">
          <ClassTeacher session={session} />
          {session.what_to_bring.length > 0 ? (
            <Card p={{ base: '5', md: '6' }}>
              <Section title="Have ready" headingSize="md">
                <Stack as="ul" gap="2" ps="5" listStyleType="disc">
                  {session.what_to_bring.map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </Stack>
              </Section>
            </Card>
          ) : null}
        </Stack>
      </Grid>
    </>
  )
}

function CountDown(props: WaitingRoomProps) {
  const { state, session, clock, onJoin, isJoining, onStart, isStarting } = props
  const now = useServerClock(clock)
  const isEarly = state === 'early'
  const target = isEarly ? session.opens_at : session.starts_at
  const left = timeLeft(Date.parse(target) - now)
  const zone = session.time_zone
  return (
    <>
      <Flex align="center" gap="3" color="colorPalette.fg" fontWeight="bold">
        <ClockIcon aria-hidden />
        {isEarly ? 'The waiting room opens in' : 'The class starts in'}
      </Flex>
      <Text
        role="timer"
        aria-live="off"
        fontFamily="heading"
        fontSize={{ base: '4xl', md: '5xl' }}
        lineHeight="tight"
        fontVariantNumeric="tabular-nums"
      >
        {left}
      </Text>
      <Text maxW="prose">
        {isEarly ? (
          <>
            It opens at <VenueTime iso={target} zone={zone} show="moment" />{' '}
            {zoneName(target, zone)}. You can leave this page and come back by the same link.
          </>
        ) : session.role === 'host' ? (
          'Families see this count-down. Go in to get ready, and start when you like.'
        ) : (
          'You are in the right place. The door opens by itself when the class starts.'
        )}
      </Text>
      {state === 'waiting' && session.role === 'host' ? (
        <Flex gap="3" wrap="wrap">
          <Button busy={isJoining} onClick={onJoin}>
            Go in and get ready
          </Button>
          <Button variant="outline" busy={isStarting} onClick={onStart}>
            Start the class
          </Button>
        </Flex>
      ) : null}
    </>
  )
}

function Door({ session, onJoin, isJoining }: WaitingRoomProps) {
  const { kid, attendance } = session
  const label = kid ? `Join as ${firstNameOf(kid.name)}` : 'Join as the teacher'
  return (
    <>
      <Text fontFamily="heading" fontSize={{ base: '3xl', md: '4xl' }} lineHeight="tight">
        {attendance === 'joined' ? 'The class is going on' : 'The class has started'}
      </Text>
      <Text maxW="prose">
        {kid
          ? 'Others see the first name and what is written in the chat. Nothing is recorded.'
          : 'You see who is here and whose hand is up.'}
      </Text>
      <Button size="lg" busy={isJoining} onClick={onJoin}>
        {attendance === 'joined' ? label.replace('Join', 'Go back in') : label}
      </Button>
    </>
  )
}
