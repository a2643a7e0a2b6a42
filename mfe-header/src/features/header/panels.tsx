import { OnDemand, Slot } from '@brightyard/runtime'
import type { OpenPanels, PanelName } from './use-panels.ts'

const loadSearch = () => import('./search-overlay.tsx')
const loadMenu = () => import('./mobile-menu.tsx')

/** Owned by mfe-account; loaded when first opened. */
const slots = {
  notifications: 'notification-drawer',
  kids: 'kid-panel',
  rooms: 'room-panel',
} as const satisfies Partial<Record<PanelName, string>>

export function Panels({ panels }: { panels: OpenPanels }) {
  const { current, opened, open, close } = panels
  return (
    <>
      <OnDemand load={loadSearch} what="The search" open={current === 'search'} onClose={close} />
      <OnDemand
        load={loadMenu}
        what="The menu"
        open={current === 'menu'}
        onClose={close}
        onOpen={open}
      />
      {Object.entries(slots).map(
        ([name, slot]) =>
          opened.has(name as keyof typeof slots) && (
            <Slot key={slot} name={slot} props={{ open: current === name, onClose: close }} />
          ),
      )}
    </>
  )
}
