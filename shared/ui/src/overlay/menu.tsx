import { Menu as ChakraMenu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { menuRecipe } from './floating.recipes.ts'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** `MenuItem`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode
  /** Names the menu where the button's text does not. */
  label?: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** With the `value` of the chosen item. */
  onSelect?: (value: string) => void
  /** Under the button's start (default) or end. */
  align?: 'start' | 'end'
}

/** A menu of actions or links under a button. Arrow keys, Home, End, type-ahead, Escape. */
export function Menu({
  trigger,
  children,
  label,
  open,
  onOpenChange,
  onSelect,
  align = 'start',
}: MenuProps) {
  return (
    <ChakraMenu.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      onSelect={(choice) => onSelect?.(choice.value)}
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 8 }}
      lazyMount
      unmountOnExit
      {...{ recipe: menuRecipe }}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content {...(label ? { 'aria-label': label } : {})}>
            {children}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}

export interface MenuItemProps {
  /** Unique within the menu. */
  value: string
  disabled?: boolean
  /** The one child is the element itself: a router link. */
  asChild?: boolean
  /** On press or Enter. */
  onSelect?: () => void
  colorPalette?: string
  children: ReactNode
}

/** One line of a menu; with `asChild` around a router link. */
export function MenuItem({
  onSelect,
  disabled = false,
  asChild = false,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <ChakraMenu.Item {...rest} disabled={disabled} asChild={asChild} onSelect={() => onSelect?.()}>
      {children}
    </ChakraMenu.Item>
  )
}

/** Items under a label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ChakraMenu.ItemGroup>
      <ChakraMenu.ItemGroupLabel>{label}</ChakraMenu.ItemGroupLabel>
      {children}
    </ChakraMenu.ItemGroup>
  )
}

/** A line between items. */
export function MenuSeparator() {
  return <ChakraMenu.Separator />
}
