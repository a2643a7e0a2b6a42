import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const floating = {
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'lg',
  boxShadow: 'lg',
  outline: 'none',
  zIndex: 'popover',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  _open: { animation: 'rise-in 160ms var(--by-easings-settle)' },
  _closed: { animation: 'fade-out 100ms' },
} as const

export const menuRecipe = defineSlotRecipe({
  className: 'by-menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: { ...floating, minW: '13rem', p: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minH: '11',
      px: '3.5',
      py: '2',
      borderRadius: 'md',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: 'none',
      _highlighted: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      _disabled: { opacity: 0.55, cursor: 'not-allowed' },
      _icon: { width: '1.25em', height: '1.25em', flexShrink: 0 },
    },
    itemGroupLabel: {
      px: '3.5',
      py: '1.5',
      fontSize: 'sm',
      color: 'fg.muted',
      fontWeight: 'semibold',
    },
    separator: { height: '1px', bg: 'border', my: '2' },
  },
})

export const popoverRecipe = defineSlotRecipe({
  className: 'by-popover',
  slots: ['trigger', 'positioner', 'content', 'title', 'body', 'closeTrigger'],
  base: {
    content: { ...floating, width: 'min(22rem, calc(100vw - 2rem))' },
    title: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'xl',
      lineHeight: 1.2,
      px: '5',
      pt: '4',
    },
    body: { px: '5', py: '4' },
  },
})

export const tooltipRecipe = defineSlotRecipe({
  className: 'by-tooltip',
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      px: '3',
      py: '1.5',
      borderRadius: 'sm',
      fontSize: 'sm',
      maxW: '18rem',
      zIndex: 'popover',
      _open: { animation: 'fade-in 120ms' },
    },
  },
})
