import { Box, Card, Chip, Flex, Heading, Span, Text } from '@brightyard/ui'
import { placeText } from './sentences.ts'
import type { ComingLesson } from './school-week.ts'
import { themeOf, SubjectMark } from './subject-mark.tsx'
import { clockText, dayText, inMinutes, minutesOf, type WallClock } from './wall-clock.ts'

interface Props {
  coming: readonly ComingLesson[]
  clock: WallClock
}

function startText({ lesson, date }: ComingLesson, clock: WallClock) {
  if (lesson.when === 'now') return `until ${clockText(lesson.ends)}`
  if (date === clock.date) return inMinutes(minutesOf(lesson.starts) - minutesOf(clock.time))
  return dayText(date, clock.date)
}

/** The lesson that runs or comes next: the first thing a child looks for. */
export function UpNext({ coming: [first, then], clock }: Props) {
  if (!first) return null
  const { lesson } = first
  const isNow = lesson.when === 'now'
  const where = placeText(lesson)
  return (
    <Card
      as="section"
      aria-labelledby="up-next"
      variant="flat"
      colorPalette={themeOf(lesson.subject).palette}
      bg="colorPalette.subtle"
      p={{ base: '5', md: '7' }}
    >
      <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
        <SubjectMark subject={lesson.subject} large />
        <Box minW="0" flex="1 1 10rem">
          <Heading as="h2" id="up-next" size="sm" color="colorPalette.fg">
            {isNow ? 'Now' : 'Up next'}
          </Heading>
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
            <Text
              fontFamily="heading"
              fontWeight="bold"
              fontSize={{ base: '3xl', md: '4xl' }}
              lineHeight="1.2"
              overflowWrap="anywhere"
            >
              {lesson.subject}
            </Text>
            <Chip tone="solid" size="md">
              {startText(first, clock)}
            </Chip>
          </Flex>
          <Text mt="1">
            {`${clockText(lesson.starts)} to ${clockText(lesson.ends)}`}
            {where && <Span color="fg.muted">{` · ${where}`}</Span>}
          </Text>
          {then && (
            <Text mt="1" color="fg.muted">
              {`Then ${then.lesson.subject} at ${clockText(then.lesson.starts)}`}
            </Text>
          )}
        </Box>
      </Flex>
    </Card>
  )
}
