import type { AssignedAssessment } from '@brightyard/contract/entities'
import { Box, Chip, EmptyState, Flex, Heading, Stack, Text } from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { CheckIcon } from '@brightyard/ui/icons'
import { SubjectMark } from './subject-mark.tsx'
import { clockText, daysBetween, dayText, isPast, type WallClock, wallClock } from './wall-clock.ts'

interface Props {
  assessments: readonly AssignedAssessment[]
  clock: WallClock
  timeZone: string
  /** Whose they are, where a grown-up looks; the reader’s own without it. */
  kid?: string
}

/** What to do by when, and what is done already. Where one is answered, the school says. */
export function Assessments({ assessments, clock, timeZone, kid }: Props) {
  const toDo = assessments.filter(({ state }) => state !== 'done')
  const done = assessments.filter(({ state }) => state === 'done')
  return (
    <Stack gap="6">
      {toDo.length === 0 ? (
        <EmptyState title="All done!" art={<DoneArt />}>
          {kid
            ? `Nothing is waiting for ${kid}. New work from the teachers appears here.`
            : 'Nothing is waiting for you. New work from your teachers appears here.'}
        </EmptyState>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4">
          {toDo.map((one) => (
            <ToDo
              key={one.id}
              assessment={one}
              clock={clock}
              timeZone={timeZone}
              {...(kid ? { kid } : {})}
            />
          ))}
        </Stack>
      )}
      {done.length > 0 && (
        <Box>
          <Heading as="h3" size="xs" mb="2">
            {kid ? 'Done' : 'Done, well done!'}
          </Heading>
          <Stack as="ul" listStyleType="none" gap="2">
            {done.map(({ id, title, subject }) => (
              <Flex as="li" key={id} gap="2" align="flex-start">
                <Box color="learn.fg" pt="0.5">
                  <CheckIcon size={20} aria-hidden />
                </Box>
                <Text minW="0">{`${title}, ${subject}`}</Text>
              </Flex>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}

interface ToDoProps extends Omit<Props, 'assessments'> {
  assessment: AssignedAssessment
}

function ToDo({ assessment, clock, timeZone, kid }: ToDoProps) {
  const { title, subject, note, minutes, due_at, state } = assessment
  const due = wallClock(new Date(due_at), timeZone)
  const isLate = state === 'overdue' || isPast(due, clock)
  const isSoon = !isLate && daysBetween(clock.date, due.date) <= 1
  const day = dayText(due.date, clock.date)
  return (
    <Flex as="li" gap="3" align="flex-start">
      <SubjectMark subject={subject} />
      <Box minW="0" flex="1">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {title}
          </Text>
          {isLate && <Chip colorPalette="danger">Overdue</Chip>}
          {isSoon && <Chip colorPalette="sun">Due soon</Chip>}
        </Flex>
        <Text color="fg.muted" fontSize="sm">{`${subject}, about ${minutes} minutes`}</Text>
        <Text fontSize="sm" fontWeight="semibold">
          <time dateTime={due_at}>
            {isLate ? `It was due ${day}` : `Due ${day}, ${clockText(due.time)}`}
          </time>
        </Text>
        {isLate && (
          <Text fontSize="sm">
            {kid
              ? 'It can still be done.'
              : 'You can still do it. Ask your teacher if you are stuck.'}
          </Text>
        )}
        {note && <Text mt="1">{note}</Text>}
      </Box>
    </Flex>
  )
}
