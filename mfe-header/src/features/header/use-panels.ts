import { useCallback, useState } from 'react'

/** What opens over the page from the header; one at a time. */
export type PanelName = 'search' | 'notifications' | 'kids' | 'rooms' | 'menu'

export interface OpenPanels {
  current: PanelName | null
  /** Panels that were ever open stay mounted, so that closing is animated. */
  opened: ReadonlySet<PanelName>
  open: (name: PanelName) => void
  close: () => void
}

const none: Pick<OpenPanels, 'current' | 'opened'> = { current: null, opened: new Set() }

export function usePanels(): OpenPanels {
  const [state, setState] = useState(none)
  const open = useCallback((name: PanelName) => {
    setState(({ opened }) => ({ current: name, opened: new Set(opened).add(name) }))
  }, [])
  const close = useCallback(() => {
    setState(({ opened }) => ({ current: null, opened }))
  }, [])
  return { ...state, open, close }
}
