import { type ComponentType, useEffect, useState } from 'react'
import { withRetries } from './pauses.ts'
import { showToast } from './toast.ts'

interface OpenProps {
  open: boolean
  onClose: () => void
}

type OnDemandProps<Props extends OpenProps> = Props & {
  load: () => Promise<{ Component: ComponentType<Props> }>
  /** What could not be opened, for the message: `The search`. */
  what: string
}

/**
 * Loads a dialog or a panel when it is opened for the first time and keeps it from then on, so that closing is animated.
 * A lost connection costs time, and then a message, not the page, as it would with `lazy`.
 */
export function OnDemand<Props extends OpenProps>({ load, what, ...rest }: OnDemandProps<Props>) {
  const props = rest as unknown as Props
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const wanted = open && !Loaded

  useEffect(() => {
    if (!wanted) return
    let given = true
    withRetries(load, [300, 1200]).then(
      ({ Component }) => {
        if (given) setLoaded(() => Component)
      },
      () => {
        if (!given) return
        onClose()
        showToast({
          kind: 'error',
          title: `${what} could not be opened`,
          description: 'Check your connection and try again.',
        })
      },
    )
    return () => {
      given = false
    }
    // The opener's functions may be new at every render; what counts is that it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])

  return Loaded ? <Loaded {...props} /> : null
}
