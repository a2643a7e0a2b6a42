import type { NextOfKid } from '@brightyard/contract/entities'
import {
  accountPaths,
  activityPaths,
  assessmentPaths,
  bookingPaths,
} from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Flex, Link as StyledLink, LinkButton, Span, Stack, Text } from '@brightyard/ui'
import { BookIcon, CalendarIcon, ClockIcon, EditIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { JoinButton } from '../bookings/join-button.tsx'

/** The next session, practice that is due, and the program to go on with. */
export function KidNext({ next }: { next: NextOfKid }) {
  const { kid, session, practice, assessment, program } = next
  if (!session && !practice && !assessment && !program)
    return (
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted">Nothing is planned.</Text>
        <LinkButton asChild variant="soft">
          <Link to={activityPaths.activities.to()} aria-label={`Find something for ${kid.name}`}>
            Find something
          </Link>
        </LinkButton>
      </Flex>
    )
  return (
    <Stack as="ul" listStyleType="none" gap="4">
      {assessment && <NextAssessment kid={kid} assessment={assessment} />}
      {session && (
        <Line
          icon={<CalendarIcon size={20} />}
          area="learn"
          link={
            <Link to={bookingPaths.mine.to({}, { booking: session.code })}>{session.title}</Link>
          }
          action={<JoinButton session={session} what={`${session.title} for ${kid.name}`} />}
        >
          <VenueTime iso={session.starts_at} zone={session.time_zone} show="weekday-and-day" />,{' '}
          <VenueHours starts={session.starts_at} ends={session.ends_at} zone={session.time_zone} />
          {`, ${session.place || 'online'}`}
          <Span display="block">
            <ViewerHours
              starts={session.starts_at}
              ends={session.ends_at}
              zone={session.time_zone}
            />
          </Span>
        </Line>
      )}
      {practice && (
        <Line
          icon={<EditIcon size={20} />}
          area="sun"
          link={
            <Link to={accountPaths.practWorks.to({}, { id: kid.user_id })}>
              {`Practice: ${practice.title}`}
            </Link>
          }
        >
          {practice.due_at ? (
            <>
              Due <DateTime iso={practice.due_at} show="weekday-and-day" />
            </>
          ) : (
            'Whenever there is time'
          )}
          {practice.to_do > 1 && `, ${practice.to_do} worksheets to do`}
        </Line>
      )}
      {program && (
        <Line
          icon={<BookIcon size={20} />}
          area="brand"
          link={
            <Link
              to={accountPaths.myPrograms.to(
                { id: program.enrolment_id },
                { lesson: program.lesson_id },
              )}
            >
              {program.title}
            </Link>
          }
        >
          {`Go on with “${program.lesson}”, ${program.done} of ${program.total} lessons done`}
        </Line>
      )}
    </Stack>
  )
}

interface AssessmentProps {
  kid: NextOfKid['kid']
  assessment: NonNullable<NextOfKid['assessment']>
}

/** What is being answered leads on; what is open leads to its rules. */
const NextAssessment = ({ kid: { user_id }, assessment }: AssessmentProps) => {
  const { id, title, is_running, ends_at, to_do } = assessment
  const to = is_running ? assessmentPaths.player : assessmentPaths.instructions
  return (
    <Line
      icon={<ClockIcon size={20} />}
      area="talent"
      link={<Link to={to.to({ id }, { kid: user_id })}>{`Assessment: ${title}`}</Link>}
    >
      {is_running ? 'In progress, time ends ' : ends_at ? 'Open until ' : 'Open'}
      {ends_at && <DateTime iso={ends_at} show="moment" zone="home" />}
      {to_do > 1 && `, ${to_do} assessments to do`}
    </Line>
  )
}

interface LineProps {
  icon: ReactNode
  area: string
  link: ReactNode
  action?: ReactNode
  children: ReactNode
}

const Line = ({ icon, area, link, action, children }: LineProps) => (
  <Flex as="li" gap="3" align="flex-start" wrap="wrap">
    <Box
      flex="none"
      p="2.5"
      borderRadius="full"
      colorPalette={area}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      aria-hidden
    >
      {icon}
    </Box>
    <Box flex="1 1 12rem" minW="0">
      <StyledLink asChild fontWeight="semibold">
        {link}
      </StyledLink>
      <Text color="fg.muted" fontSize="sm">
        {children}
      </Text>
    </Box>
    {action}
  </Flex>
)
