import { Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Names the step; another name makes a new element, for which the animation runs again. */
  step: string
  gap: '5' | '6'
  children: ReactNode
}

/**
 * What changes from step to step. The second tap of a double tap on "Continue" would choose what has just come under
 * the finger, so that taps and clicks do nothing for half a second; keys and focus work at once. The half second is a
 * delay, because reduced motion cuts durations.
 */
export const StepBody = ({ step, gap, children }: Props) => (
  <Stack key={step} gap={gap} animation="hold-presses 1ms 0.5s backwards">
    {children}
  </Stack>
)
