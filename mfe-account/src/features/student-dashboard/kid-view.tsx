import { firstNameOf, type KidDashboard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  Chip,
  EmptyState,
  Flex,
  Grid,
  LinkButton,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { QuietBellArt } from '@brightyard/ui/art'
import { Part } from '../../loading/part.tsx'
import { Assessments } from './assessments.tsx'
import { Badges } from './badges.tsx'
import { comingLessons, nextHoliday, schoolDay, schoolWeek } from './school-week.ts'
import { dayOfKid } from './sentences.ts'
import { SummaryCards } from './summary-cards.tsx'
import { Timetable } from './timetable.tsx'
import { UpNext } from './up-next.tsx'
import { dateText, dayName, type WallClock } from './wall-clock.ts'

interface Props {
  dashboard: KidDashboard
  clock: WallClock
}

/** One kid, for the grown-ups who look after it. */
export function KidView({ dashboard, clock }: Props) {
  const { kid, assessments, badges, lessons, rooms, class_name, time_zone } = dashboard
  const today = schoolDay(dashboard, clock.date, clock)
  const holiday = nextHoliday(dashboard, clock)
  const firstName = firstNameOf(kid.name)
  return (
    <Stack gap="6">
      <Box>
        <Flex align="flex-start" gap="5" wrap="wrap">
          <Avatar name={kid.name} src={kid.avatar} size="lg" decorative />
          <Box flex="1 1 12rem" minW="0">
            <PageHeading intro={dayOfKid(firstName, today)}>{kid.name}</PageHeading>
          </Box>
        </Flex>
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label="Class and rooms">
          {class_name ? (
            <li>
              <Chip size="md">{`Class ${class_name}`}</Chip>
            </li>
          ) : null}
          {rooms.map(({ id, name }) => (
            <li key={id}>
              <Chip asChild size="md" tone="outline">
                <Link to={accountPaths.kidDashboard.to({ id }, { of: 'room' })}>{name}</Link>
              </Chip>
            </li>
          ))}
        </Flex>
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
      >
        {lessons.length > 0 && <UpNext coming={comingLessons(dashboard, clock)} clock={clock} />}
        <SummaryCards
          lessonsToday={today.lessons.length}
          toDo={assessments.filter(({ state }) => state !== 'done').length}
          badges={badges.length}
        />
      </Grid>
      <Part
        title={`The week of ${firstName}`}
        viewAll={
          <LinkButton asChild variant="plain">
            <Link to={accountPaths.studentProfile.to({}, { Id: kid.student_id })}>Profile</Link>
          </LinkButton>
        }
      >
        {lessons.length === 0 ? (
          <EmptyState title="No lessons yet" art={<QuietBellArt />}>
            The timetable appears here once the school or academy has entered it.
          </EmptyState>
        ) : (
          <Timetable week={schoolWeek(dashboard, clock)} />
        )}
        {holiday && (
          <Text mt="4">
            {`Next holiday: ${holiday.name}, ${dayName(holiday.starts_on)}, ${dateText(holiday.starts_on)}.`}
          </Text>
        )}
      </Part>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Part title={`What ${firstName} has to do`}>
          <Assessments
            assessments={assessments}
            clock={clock}
            timeZone={time_zone}
            kid={firstName}
          />
        </Part>
        <Part title={`Badges of ${firstName}`}>
          <Badges badges={badges} />
        </Part>
      </Grid>
    </Stack>
  )
}
