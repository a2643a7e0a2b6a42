import { Box } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** Scrolls wide content, also by keyboard; holds what is visually hidden too, or that would widen the page. */
export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="region" aria-label={label} tabIndex={0} overflowX="auto" position="relative">
    {children}
  </Box>
)
