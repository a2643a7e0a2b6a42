import { Button, type ButtonProps } from '../actions/button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Read out and shown while the form is being sent: `Saving`. */
  busyLabel?: string
}

/** Sends the form. While busy it keeps focus and cannot be pressed again. */
export function SubmitButton({
  busy = false,
  busyLabel = 'Sending',
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <>
      <Button {...rest} type="submit" busy={busy}>
        {busy ? busyLabel : children}
      </Button>
      <LiveRegion>{busy ? busyLabel : ''}</LiveRegion>
    </>
  )
}
