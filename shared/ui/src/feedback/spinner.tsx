import { Box } from '../layout.ts'

export interface SpinnerProps {
  /** CSS length; `1.5rem` by default. */
  size?: string
  /** Announced to assistive technology. Leave out where a busy button or region already says so. */
  label?: string
}

/** A turning ring in the colour of the text. */
export function Spinner({ size = '1.5rem', label }: SpinnerProps) {
  return (
    <Box
      as="span"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      display="inline-block"
      flexShrink={0}
      width={size}
      height={size}
      borderRadius="full"
      borderWidth="0.18em"
      borderStyle="solid"
      borderColor="currentColor"
      borderTopColor="transparent"
      animation="spin 0.8s linear infinite"
    />
  )
}
