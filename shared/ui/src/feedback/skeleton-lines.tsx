import { Skeleton } from '../content/styled.ts'
import { Stack, VisuallyHidden } from '../layout.ts'

const widths = ['62%', '100%', '94%', '98%', '88%', '46%']

export interface SkeletonLinesProps {
  /** Six by default. */
  lines?: number
  /** Announced while loading. */
  label?: string
}

/** Six breathing lines in the place of text that is loading. */
export function SkeletonLines({ lines = 6, label = 'Loading' }: SkeletonLinesProps) {
  return (
    <Stack gap="3" aria-busy aria-live="polite">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          data-skeleton-line=""
          height="4"
          width={widths[line % widths.length]}
        />
      ))}
    </Stack>
  )
}
