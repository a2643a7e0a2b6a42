import type { AttemptSummary } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Grid, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { tookText } from './words.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Text>
    <Text as="dd" fontWeight="semibold">
      {children}
    </Text>
  </Box>
)

/** When an attempt was handed in, how long it took, and how much is answered. */
export const AttemptFacts = ({ attempt }: { attempt: AttemptSummary }) => (
  <Grid as="dl" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="5">
    <Fact name="Handed in">
      {attempt.submitted_at ? (
        <DateTime iso={attempt.submitted_at} show="moment" zone="home" />
      ) : null}
    </Fact>
    <Fact name="Time taken">{tookText(attempt)}</Fact>
    <Fact name="Answered">{`${attempt.answered} of ${attempt.questions}`}</Fact>
    <Fact name="Not answered">{attempt.questions - attempt.answered}</Fact>
  </Grid>
)
