import type { NextOfKid, StudentDashboard } from '@brightyard/contract/entities'
import {
  accountPaths,
  assessmentPaths,
  bookingPaths,
  contentPaths,
} from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { EmptyState, Grid, LinkButton, Stack, Text } from '@brightyard/ui'
import { QuietBellArt } from '@brightyard/ui/art'
import { Part } from '../../loading/part.tsx'
import { KidNext } from '../../next/kid-next.tsx'
import { Assessments } from './assessments.tsx'
import { Badges } from './badges.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { comingLessons, nextHoliday, schoolDay, schoolWeek } from './school-week.ts'
import { Timetable } from './timetable.tsx'
import { UpNext } from './up-next.tsx'
import { dateText, dayName, type WallClock } from './wall-clock.ts'

interface Props {
  dashboard: StudentDashboard
  clock: WallClock
  /** Undefined where it could not be loaded. */
  next: NextOfKid | undefined
}

export function StudentView({ dashboard, clock, next }: Props) {
  const { assessments, badges, lessons, can_practise, time_zone } = dashboard
  const holiday = nextHoliday(dashboard, clock)
  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
      >
        {lessons.length > 0 && <UpNext coming={comingLessons(dashboard, clock)} clock={clock} />}
        <SummaryCards
          lessonsToday={schoolDay(dashboard, clock.date, clock).lessons.length}
          toDo={assessments.filter(({ state }) => state !== 'done').length}
          badges={badges.length}
        />
      </Grid>
      {next && (next.session || next.practice || next.assessment || next.program) && (
        <Part
          title="What is next"
          viewAll={
            <LinkButton asChild variant="plain">
              <Link to={bookingPaths.mine.to()}>All my classes</Link>
            </LinkButton>
          }
        >
          <KidNext next={next} />
        </Part>
      )}
      <Part title="My week">
        {lessons.length === 0 ? (
          <EmptyState title="No lessons yet" art={<QuietBellArt />}>
            Your timetable appears here once your school or academy has entered it.
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
        <Part
          title="To do"
          viewAll={
            <LinkButton asChild variant="plain" colorPalette="learn">
              <Link to={can_practise ? accountPaths.practWorks.to() : contentPaths.programs.to()}>
                {can_practise ? 'Practise' : 'See programs'}
              </Link>
            </LinkButton>
          }
        >
          <Assessments assessments={assessments} clock={clock} timeZone={time_zone} />
          <LinkButton asChild variant="outline" colorPalette="learn" mt="5">
            <Link to={assessmentPaths.list.to()}>My assessments</Link>
          </LinkButton>
        </Part>
        <Part
          title="My badges"
          viewAll={
            <LinkButton asChild variant="plain" colorPalette="talent">
              <Link to={accountPaths.studentProfile.to()}>My profile</Link>
            </LinkButton>
          }
        >
          <Badges badges={badges} />
        </Part>
      </Grid>
    </Stack>
  )
}
