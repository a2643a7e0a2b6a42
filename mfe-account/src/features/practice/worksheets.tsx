import type { PracticeWorks, Worksheet } from '@brightyard/contract/entities'
import { questionsPerSession } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Button, Chip, Flex, Stack, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { Part } from '../../loading/part.tsx'
import { minutesText } from '../../practice/minutes.ts'
import type { StartPractice } from '../../practice/use-start-practice.ts'

interface Props {
  works: PracticeWorks
  practice: StartPractice
}

/** Worksheets to do, the most urgent first, and those that are done. */
export const Worksheets = ({ works: { to_do, done }, practice }: Props) => (
  <Part title="Worksheets">
    {to_do.length === 0 ? (
      <Text color="fg.muted">
        {done.length > 0
          ? 'All worksheets are done. Well done!'
          : 'Nothing to do. Worksheets from school appear here; with a plan a new one comes every few days.'}
      </Text>
    ) : (
      <Stack as="ul" listStyleType="none" gap="3" aria-label="To do">
        {to_do.map((sheet) => (
          <Line key={sheet.id} sheet={sheet} detail={<ToDo sheet={sheet} />}>
            <Button
              busy={practice.isStarting({ worksheet_id: sheet.id })}
              aria-label={`${sheet.answered > 0 ? 'Go on with' : 'Start'} ${sheet.title}`}
              onClick={() => practice.start({ worksheet_id: sheet.id })}
            >
              {sheet.answered > 0 ? 'Go on' : 'Start'}
            </Button>
          </Line>
        ))}
      </Stack>
    )}
    {done.length > 0 ? (
      <Box as="details" mt="5">
        <Box as="summary" cursor="pointer" fontWeight="semibold" minH="11" py="2">
          Done ({done.length})
        </Box>
        <Stack as="ul" listStyleType="none" gap="3" aria-label="Done">
          {done.map((sheet) => (
            <Line
              key={sheet.id}
              sheet={sheet}
              detail={
                <>
                  {sheet.done_at ? <DateTime iso={sheet.done_at} /> : null},{' '}
                  {minutesText(sheet.seconds)}
                </>
              }
            >
              <Chip>{`${sheet.right} of ${sheet.answered} right`}</Chip>
            </Line>
          ))}
        </Stack>
      </Box>
    ) : null}
  </Part>
)

const ToDo = ({ sheet: { due_at, answered, assigned_by } }: { sheet: Worksheet }) => (
  <>
    {assigned_by ? `From ${assigned_by}` : 'Chosen for you'}
    {due_at ? (
      <>
        , until <DateTime iso={due_at} show="day" />
      </>
    ) : null}
    {answered > 0 ? `, ${answered} of ${questionsPerSession} answered` : ''}
  </>
)

const Line = ({
  sheet,
  detail,
  children,
}: {
  sheet: Worksheet
  detail: ReactNode
  children: ReactNode
}) => (
  <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap" minH="12">
    <Box flex="1 1 14rem" minW="0">
      <Text fontWeight="semibold">{sheet.title}</Text>
      <Text color="fg.muted" fontSize="sm">
        {detail}
      </Text>
      {sheet.note ? <Text fontSize="sm">{sheet.note}</Text> : null}
    </Box>
    {children}
  </Flex>
)
