import { Box } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** Wide content scrolls in here, by keyboard too. */
export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="region" aria-label={label} tabIndex={0} overflowX="auto">
    {children}
  </Box>
)
