import { firstNameOf, type RoomDashboard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Grid, LinkButton, PageHeading, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { Assessments } from './assessments.tsx'
import { LessonLine } from './lesson-line.tsx'
import { nextHoliday, schoolDay } from './school-week.ts'
import { dayOfKid } from './sentences.ts'
import { dateText, dayName, type WallClock } from './wall-clock.ts'

interface Props {
  dashboard: RoomDashboard
  clock: WallClock
}

/** A school or partner as a family sees it: what it has today for each of its kids. */
export function RoomView({ dashboard: { room, kids }, clock }: Props) {
  const [first] = kids
  const holiday = first && nextHoliday(first.dashboard, clock)
  return (
    <Stack gap="6">
      <PageHeading
        intro={
          holiday
            ? `Next holiday: ${holiday.name}, ${dayName(holiday.starts_on)}, ${dateText(holiday.starts_on)}.`
            : 'What it has today for your family.'
        }
      >
        {room.name}
      </PageHeading>
      {kids.map(({ kid, dashboard }) => (
        <KidInRoom
          key={kid.student_id}
          studentId={kid.student_id}
          name={kid.name}
          dashboard={dashboard}
          clock={clock}
        />
      ))}
    </Stack>
  )
}

interface KidInRoomProps {
  studentId: number
  name: string
  dashboard: RoomDashboard['kids'][number]['dashboard']
  clock: WallClock
}

function KidInRoom({ studentId, name, dashboard, clock }: KidInRoomProps) {
  const today = schoolDay(dashboard, clock.date, clock)
  const firstName = firstNameOf(name)
  return (
    <Part
      title={name}
      viewAll={
        <LinkButton asChild variant="plain">
          <Link
            to={accountPaths.kidDashboard.to({ id: studentId }, { of: 'kid' })}
            aria-label={`Whole week of ${firstName}`}
          >
            Whole week
          </Link>
        </LinkButton>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Box>
          <Text mb="3">{dayOfKid(firstName, today)}</Text>
          <Stack as="ol" listStyleType="none" gap="2">
            {today.lessons.map((lesson) => (
              <LessonLine key={lesson.id} lesson={lesson} isToday />
            ))}
          </Stack>
        </Box>
        <Assessments
          assessments={dashboard.assessments}
          clock={clock}
          timeZone={dashboard.time_zone}
          kid={firstName}
        />
      </Grid>
    </Part>
  )
}
