import type { Layout } from '@brightyard/contract/release'
import { type PageContext, OnDemand, Slot } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { categoriesQuery } from '../../categories/categories.queries.ts'
import { DesktopBar, MobileBar } from './bars.tsx'
import { ShopBar } from './shop-bar.tsx'
import { usePanels, type OpenPanels, type PanelName } from './use-panels.ts'

/** So that the categories of the shop bar are in the first HTML. */
export const loader = ({ queryClient }: Pick<PageContext, 'queryClient'>) =>
  queryClient.prefetchQuery(categoriesQuery)

interface Props {
  layout: Layout
}

/**
 * The slot `header`. `display: contents` lets the bar stick to the top of the whole page while the shop bar
 * scrolls away. CSS chooses between the two bars and hides the other one.
 */
export function Component({ layout }: Props) {
  const panels = usePanels()
  return (
    <Box as="header" display="contents">
      <DesktopBar panels={panels} />
      <MobileBar panels={panels} />
      {layout === 'shop' && <ShopBar />}
      <Panels panels={panels} />
    </Box>
  )
}

const loadSearch = () => import('./search-overlay.tsx')
const loadMenu = () => import('./mobile-menu.tsx')

/** Slots of mfe-account, loaded when first opened. */
const slots = {
  notifications: 'notification-drawer',
  kids: 'kid-panel',
  rooms: 'room-panel',
} as const satisfies Partial<Record<PanelName, string>>

function Panels({ panels }: { panels: OpenPanels }) {
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
