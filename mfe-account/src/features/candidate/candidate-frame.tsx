import { Box, PageHeading, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** One narrow column for one thing at a time. */
export const CandidateFrame = ({ title, intro, children }: Props) => (
  <Box width="full" minW="0" maxW="30rem" mx="auto" pb="8" colorPalette="learn">
    <PageHeading intro={intro}>{title}</PageHeading>
    <Stack gap="5">{children}</Stack>
  </Box>
)
