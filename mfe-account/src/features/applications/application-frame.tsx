import { Box, PageHeading, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** The column of the registration pages, beside the layout's picture. */
export const ApplicationFrame = (props: { title: string; intro?: string; children: ReactNode }) => (
  <Box width="full" minW="0" maxW="32rem">
    <PageHeading intro={props.intro}>{props.title}</PageHeading>
    <Stack gap="5">{props.children}</Stack>
  </Box>
)
