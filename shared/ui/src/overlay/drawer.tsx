import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Box } from '../layout.ts'
import { CrossMark } from '../shapes/marks.tsx'
import { drawerRecipe } from './panel.recipes.ts'

export interface DrawerProps {
  open: boolean
  /** Escape, the cross, or a press outside. Focus returns to where it was. */
  onClose: () => void
  /** Names the drawer. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
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
  title,
  description,
  children,
  footer,
  placement = 'end',
  size = 'md',
  initialFocusRef,
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
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <Box minW="0">
                <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
                {description ? (
                  <ChakraDrawer.Description>{description}</ChakraDrawer.Description>
                ) : null}
              </Box>
              <ChakraDrawer.CloseTrigger asChild>
                <IconButton label="Close" size="sm" colorPalette="neutral">
                  <CrossMark />
                </IconButton>
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {footer ? <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer> : null}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  )
}
