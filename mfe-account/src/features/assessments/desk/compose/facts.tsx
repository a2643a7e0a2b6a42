import { Box, chakra, Grid } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** What is settled, as names with their values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4">
    {children}
  </Grid>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box minW="0">
    <chakra.dt color="fg.muted" fontSize="sm">
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" overflowWrap="anywhere" whiteSpace="pre-line">
      {children}
    </chakra.dd>
  </Box>
)
