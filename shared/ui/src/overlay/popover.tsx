import { Popover as ChakraPopover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { popoverRecipe, tooltipRecipe } from './floating.recipes.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the panel. */
  title: ReactNode
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'end'
}

/** A small panel under a button, with anything in it. */
export function Popover({
  trigger,
  title,
  children,
  open,
  onOpenChange,
  align = 'start',
}: PopoverProps) {
  return (
    <ChakraPopover.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 8 }}
      lazyMount
      unmountOnExit
      {...{ recipe: popoverRecipe }}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content>
            <ChakraPopover.Title>{title}</ChakraPopover.Title>
            <ChakraPopover.Body>{children}</ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  )
}

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  text: string
  /** The control it belongs to. */
  children: ReactElement
}

/** A few words at a control, under the pointer or with focus. Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={400}
      closeDelay={100}
      positioning={{ placement: 'top', gutter: 6 }}
      lazyMount
      unmountOnExit
      {...{ recipe: tooltipRecipe }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  )
}
