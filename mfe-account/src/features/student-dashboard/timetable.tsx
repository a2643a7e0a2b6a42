import { Box, Button, Chip, Flex, Grid, Heading, Stack, Text } from '@brightyard/ui'
import { useId, useState } from 'react'
import { LessonLine } from './lesson-line.tsx'
import type { SchoolDay } from './school-week.ts'
import { dateText, dayName, shortDayName } from './wall-clock.ts'

/** The week: day by day where there is little room, side by side where there is more. */
export function Timetable({ week }: { week: readonly SchoolDay[] }) {
  const [chosen, choose] = useState<number | null>(null)
  const id = useId()
  const shown = week.find(({ weekday }) => weekday === chosen) ?? week.find((day) => day.isToday)
  return (
    <>
      <Flex
        role="group"
        aria-label="Day of the week"
        gap="1.5"
        mb="4"
        display={{ base: 'flex', lg: 'none' }}
      >
        {week.map(({ date, weekday, isToday }) => (
          <Button
            key={date}
            size="sm"
            flex="1 1 0"
            minW="0"
            px="0"
            colorPalette="learn"
            variant={weekday === shown?.weekday ? 'solid' : 'soft'}
            aria-pressed={weekday === shown?.weekday}
            aria-controls={`${id}${weekday}`}
            aria-label={isToday ? `${dayName(date)}, today` : dayName(date)}
            onClick={() => choose(weekday)}
          >
            {shortDayName(date)}
          </Button>
        ))}
      </Flex>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: `repeat(${week.length}, minmax(0, 1fr))`,
        }}
        gap={{ base: '3', lg: '0' }}
        mx={{ base: '0', lg: '-1.5' }}
        minH={{ base: '24rem', lg: '0' }}
        alignContent="start"
      >
        {week.map((day) => (
          <Box
            key={day.date}
            as="section"
            id={`${id}${day.weekday}`}
            aria-labelledby={`${id}${day.weekday}-name`}
            display={{ base: day === shown ? 'block' : 'none', lg: 'block' }}
            bg={{ base: 'transparent', lg: day.isToday ? 'bg.subtle' : 'transparent' }}
            borderRadius="lg"
            px={{ base: '0', lg: '1.5' }}
            pb={{ base: '0', lg: '1.5' }}
          >
            <Day day={day} headingId={`${id}${day.weekday}-name`} />
          </Box>
        ))}
      </Grid>
    </>
  )
}

const Day = ({ day, headingId }: { day: SchoolDay; headingId: string }) => (
  <>
    <Flex
      align="center"
      gap="2"
      mb={{ base: '2', lg: '0' }}
      minH="10"
      {...(day.isToday ? { 'aria-current': 'date' as const } : {})}
    >
      <Heading as="h3" size="xs" id={headingId}>
        {dayName(day.date)}
      </Heading>
      {day.isToday ? (
        <Chip tone="solid" colorPalette="learn">
          Today
        </Chip>
      ) : (
        <Text color="fg.muted" fontSize="sm" display={{ base: 'block', lg: 'none' }}>
          {dateText(day.date)}
        </Text>
      )}
    </Flex>
    {day.holidays.map(({ room_id, name }) => (
      <Text key={room_id} bg="sun.subtle" borderRadius="md" px="3" py="2.5" mb="2">
        {`Holiday: ${name}`}
      </Text>
    ))}
    {day.lessons.length === 0 && day.holidays.length === 0 && (
      <Text color="fg.muted">No lessons. Enjoy your day!</Text>
    )}
    <Stack as="ol" listStyleType="none" gap="2">
      {day.lessons.map((lesson) => (
        <LessonLine key={lesson.id} lesson={lesson} isToday={day.isToday} />
      ))}
    </Stack>
  </>
)
