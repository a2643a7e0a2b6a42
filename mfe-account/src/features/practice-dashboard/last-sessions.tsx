import type { PracticeProgress } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Chip, EmptyState, Flex, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { minutesText } from '../../practice/minutes.ts'

export const LastSessions = ({ sessions }: Pick<PracticeProgress, 'sessions'>) => (
  <Part title="Last sessions">
    {sessions.length === 0 ? (
      <EmptyState title="Nothing yet">The first ten questions appear here.</EmptyState>
    ) : (
      <Stack as="ul" listStyleType="none" gap="3">
        {sessions.map(({ id, title, finished_at, right, answered, seconds }) => (
          <Flex as="li" key={id} gap="3" justify="space-between" align="center" wrap="wrap">
            <Box minW="0">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted" fontSize="sm">
                <DateTime iso={finished_at} />, {minutesText(seconds)}
              </Text>
            </Box>
            <Chip>{`${right} of ${answered} right`}</Chip>
          </Flex>
        ))}
      </Stack>
    )}
  </Part>
)
