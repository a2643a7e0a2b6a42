import { useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Read out and shown while the form is being sent: `Saving`. */
  busyLabel?: string
}

const never = () => () => {}

/** It looks as it will a moment later. */
const early = { '&:disabled': { opacity: 1, cursor: 'pointer' } }

/**
 * Sends the form. While busy it keeps focus and cannot be pressed again. On a page from the server it can be pressed as
 * soon as somebody listens: the browser itself would send the form, and empty it. Until then it is marked
 * (`data-early`) for the host, which may keep what is pressed and do it when the page can.
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
      <Button
        {...rest}
        type="submit"
        busy={busy}
        {...(isListening || rest.disabled ? {} : { disabled: true, 'data-early': '', css: early })}
      >
        {busy ? busyLabel : children}
      </Button>
      <LiveRegion>{busy ? busyLabel : ''}</LiveRegion>
    </>
  )
}
