import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { type RefObject, useRef } from 'react'
import { type PanelContent, PanelFrame } from './panel-frame.tsx'
import { dialogRecipe } from './panel.recipes.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

export interface DialogProps extends PanelContent {
  open: boolean
  /** Escape, the cross, or a press outside. Focus returns to where it was, unless `finalFocus` says otherwise. */
  onClose: () => void
  /** 416, 576 (default) or 832 px at most. */
  size?: 'sm' | 'md' | 'lg'
  /** What is in it comes and goes: its top stays where it opens. */
  steady?: boolean
  /** A question that must be answered: a press outside does not close it. */
  alert?: boolean
  /** For what is only looked at, such as a picture: the browser's Back closes it too. */
  closesOnBack?: boolean
  /** Takes focus first, instead of the title. */
  initialFocusRef?: RefObject<HTMLElement | null>
  /** Returns what gets the focus on close, for when the opener may be gone; null: the default. */
  finalFocus?: () => HTMLElement | null
}

/** A dialog over the page. Its title has the focus first; keeps focus inside and gives it back. */
export function Dialog({
  open,
  onClose,
  size = 'md',
  steady = false,
  alert = false,
  closesOnBack = false,
  initialFocusRef,
  finalFocus,
  ...content
}: DialogProps) {
  // Not the first control: that is the cross, which nobody came for.
  const title = useRef<HTMLHeadingElement>(null)
  useCloseOnBack(open && closesOnBack, onClose)
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose()
      }}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!alert}
      initialFocusEl={() => initialFocusRef?.current ?? title.current}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      {...{ recipe: dialogRecipe, size, steady }}
    >
      <PanelFrame parts={ChakraDialog} titleRef={title} {...content} />
    </ChakraDialog.Root>
  )
}
