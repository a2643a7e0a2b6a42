import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import type { RefObject } from 'react'
import { type PanelContent, PanelFrame } from './panel-frame.tsx'
import { drawerRecipe } from './panel.recipes.ts'

export interface DrawerProps extends PanelContent {
  open: boolean
  /** Escape, the cross, or a press outside. Focus returns to where it was. */
  onClose: () => void
  /** The edge it comes from; `end` by default. */
  placement?: 'start' | 'end' | 'bottom'
  /** 352, 448 (default) px at most, or the whole screen. */
  size?: 'sm' | 'md' | 'full'
  /** Takes focus first, instead of the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A panel from an edge of the page. Keeps focus inside and gives it back. */
export function Drawer({
  open,
  onClose,
  placement = 'end',
  size = 'md',
  initialFocusRef,
  ...content
}: DrawerProps) {
  return (
    <ChakraDrawer.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose()
      }}
      {...(initialFocusRef ? { initialFocusEl: () => initialFocusRef.current } : {})}
      {...{ recipe: drawerRecipe, placement, size }}
    >
      <PanelFrame parts={ChakraDrawer} {...content} />
    </ChakraDrawer.Root>
  )
}
