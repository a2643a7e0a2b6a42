import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Box } from '../layout.ts'
import { CrossMark } from '../shapes/marks.tsx'
import { dialogRecipe } from './panel.recipes.ts'

export interface DialogProps {
  open: boolean
  /** Escape, the cross, or a press outside. Focus returns to where it was. */
  onClose: () => void
  /** Names the dialog. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** 416, 576 (default) or 832 px at most. */
  size?: 'sm' | 'md' | 'lg'
  /** A question that must be answered: a press outside does not close it. */
  alert?: boolean
  /** Takes focus first, instead of the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A dialog over the page. Keeps focus inside and gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  alert = false,
  initialFocusRef,
}: DialogProps) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose()
      }}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!alert}
      {...(initialFocusRef ? { initialFocusEl: () => initialFocusRef.current } : {})}
      {...{ recipe: dialogRecipe, size }}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <Box minW="0">
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                {description ? (
                  <ChakraDialog.Description>{description}</ChakraDialog.Description>
                ) : null}
              </Box>
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label="Close" size="sm" colorPalette="neutral">
                  <CrossMark />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer ? <ChakraDialog.Footer>{footer}</ChakraDialog.Footer> : null}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
