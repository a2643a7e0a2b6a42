import type { PracticeProgress } from '@brightyard/contract/entities'
import { Box, Grid, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { Mastery } from '../../practice/mastery.tsx'
import { minutesText } from '../../practice/minutes.ts'
import { Trend } from './trend.tsx'

/** Topics that were practised first, each with mastery, trend and time. */
export const TopicTable = ({ topics }: Pick<PracticeProgress, 'topics'>) => (
  <Part title="Topics">
    <Stack as="ul" listStyleType="none" gap="0">
      {topics
        .toSorted((one, other) => Number(other.answered > 0) - Number(one.answered > 0))
        .map(({ topic, title, class_number, mastery, trend, answered, right, seconds }) => (
          <Grid
            as="li"
            key={topic}
            templateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
            }}
            columnGap="6"
            rowGap="2"
            py="4"
            borderTopWidth="1px"
            alignItems="center"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted" fontSize="sm">
                Class {class_number}
                {answered > 0 ? `, ${right} of ${answered} right in ${minutesText(seconds)}` : ''}
              </Text>
            </Box>
            <Mastery mastery={mastery} />
            <Trend trend={trend} />
          </Grid>
        ))}
    </Stack>
  </Part>
)
