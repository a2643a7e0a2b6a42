import { Box, Card, Chip, Flex, Heading, Span, Text } from '@brightyard/ui'
import { whereWords } from './friendly-words.ts'
import type { ComingLesson } from './school-week.ts'
import { lookOf, SubjectMark } from './subject-mark.tsx'
import { clockWords, dayWords, inMinutes, minutesOf, type WallClock } from './wall-clock.ts'

interface Props {
  coming: readonly ComingLesson[]
  clock: WallClock
}

function startWords({ lesson, date }: ComingLesson, clock: WallClock) {
  if (lesson.when === 'now') return `until ${clockWords(lesson.ends)}`
  if (date === clock.date) return inMinutes(minutesOf(lesson.starts) - minutesOf(clock.time))
  return dayWords(date, clock.date)
}

/** The lesson that runs or comes next: the first thing a child looks for. */
export function UpNext({ coming: [first, then], clock }: Props) {
  if (!first) return null
  const { lesson } = first
  const isNow = lesson.when === 'now'
  const where = whereWords(lesson)
  return (
    <Card
      as="section"
      aria-labelledby="up-next"
      variant="flat"
      colorPalette={lookOf(lesson.subject).palette}
      bg="colorPalette.subtle"
      p={{ base: '5', md: '7' }}
    >
      <Flex gap={{ base: '4', md: '6' }} align="center">
        <SubjectMark subject={lesson.subject} large />
        <Box minW="0">
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
              {startWords(first, clock)}
            </Chip>
          </Flex>
          <Text mt="1">
            {`${clockWords(lesson.starts)} to ${clockWords(lesson.ends)}`}
            {where && <Span color="fg.muted">{` · ${where}`}</Span>}
          </Text>
          {then && (
            <Text mt="1" color="fg.muted">
              {`Then ${then.lesson.subject} at ${clockWords(then.lesson.starts)}`}
            </Text>
          )}
        </Box>
      </Flex>
    </Card>
  )
}
