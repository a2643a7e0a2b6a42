import { Box, Chip, Flex, Text, VisuallyHidden } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { placeText } from './sentences.ts'
import type { HeldLesson } from './school-week.ts'
import { themeOf, SubjectMark } from './subject-mark.tsx'
import { clockText } from './wall-clock.ts'

/** One lesson: a line on a phone, a small card in a column of the week. */
export function LessonLine({ lesson, isToday }: { lesson: HeldLesson; isToday: boolean }) {
  const isNow = lesson.when === 'now'
  const where = placeText(lesson)
  return (
    <Flex
      as="li"
      {...(isNow ? { 'aria-current': 'time' as const } : {})}
      colorPalette={themeOf(lesson.subject).palette}
      bg={isNow ? 'colorPalette.muted' : 'colorPalette.subtle'}
      borderStartWidth="4px"
      borderColor="colorPalette.solid"
      borderRadius="md"
      px="3"
      py="2.5"
      gap="3"
      align="center"
    >
      <Box display={{ base: 'block', lg: 'none' }}>
        <SubjectMark subject={lesson.subject} />
      </Box>
      <Box minW="0" flex="1">
        <Text fontSize="sm" color="fg.muted">
          {`${clockText(lesson.starts)} to ${clockText(lesson.ends)}`}
        </Text>
        <Flex columnGap="2" justify="space-between" align="center">
          <Text fontWeight="bold" overflowWrap="anywhere" minW="0">
            {lesson.subject}
          </Text>
          {isToday && <State when={lesson.when} />}
        </Flex>
        {where && (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {where}
          </Text>
        )}
      </Box>
    </Flex>
  )
}

function State({ when }: Pick<HeldLesson, 'when'>) {
  if (when === 'now')
    return (
      <Chip tone="solid" flex="none">
        Now
      </Chip>
    )
  if (when === 'ahead') return null
  return (
    <Box color="colorPalette.fg" flex="none">
      <CheckIcon size={20} aria-hidden />
      <VisuallyHidden>Done</VisuallyHidden>
    </Box>
  )
}
