import { useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Read out and shown while the form is being sent: `Saving`. */
  busyLabel?: string
}

const never = () => () => {}

/**
 * Sends the form. While busy it keeps focus and cannot be pressed again. On a page from the server it can be pressed as
 * soon as somebody listens: the browser itself would send the form, and empty it.
 */
export function SubmitButton({
  busy = false,
  busyLabel = 'Sending',
  children,
  ...rest
}: SubmitButtonProps) {
  const isListening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      <Button {...rest} type="submit" busy={busy} disabled={!isListening || rest.disabled}>
        {busy ? busyLabel : children}
      </Button>
      <LiveRegion>{busy ? busyLabel : ''}</LiveRegion>
    </>
  )
}
