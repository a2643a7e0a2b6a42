import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { media } from '../theme/conditions.ts'

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
]

const frame = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    bg: 'scrim',
    zIndex: 'popover',
    _open: { animation: 'fade-in 200ms' },
    _closed: { animation: 'fade-out 120ms' },
  },
  positioner: {
    position: 'fixed',
    inset: '0',
    display: 'flex',
    zIndex: 'popover',
    overscrollBehavior: 'none',
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    width: 'full',
    bg: 'bg.panel',
    boxShadow: 'lg',
    outline: 'none',
  },
  header: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '5', md: '7' },
    pt: { base: '5', md: '6' },
    pb: '3',
  },
  title: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: '2xl',
    lineHeight: 1.15,
    minW: '0',
  },
  description: { color: 'fg.muted', mt: '1' },
  closeTrigger: { flexShrink: 0, mt: '-1', me: '-2' },
  body: { px: { base: '5', md: '7' }, py: '2', flex: '1', overflowY: 'auto' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'flex-end',
    px: { base: '5', md: '7' },
    pt: '4',
    pb: { base: '5', md: '6' },
  },
} as const

/** A panel in the middle of the page; on a phone it is at the bottom edge, in reach of the thumb. */
export const dialogRecipe = defineSlotRecipe({
  className: 'by-dialog',
  slots,
  base: {
    ...frame,
    positioner: {
      ...frame.positioner,
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      p: { base: '0', sm: '6' },
      [media.low]: { p: '0' },
    },
    header: { ...frame.header, [media.low]: { pt: '2', pb: '1' } },
    title: { ...frame.title, [media.low]: { fontSize: 'lg' } },
    content: {
      ...frame.content,
      maxH: { base: '92dvh', sm: 'calc(100dvh - 4rem)' },
      [media.low]: { maxH: '100dvh', borderRadius: 'md' },
      borderRadius: { base: '1.75rem 1.75rem 0 0', sm: 'xl' },
      _open: { animation: 'rise-in 240ms var(--by-easings-settle)' },
      _closed: { animation: 'sink-out 120ms' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: '26rem' } },
      md: { content: { maxW: '36rem' } },
      lg: { content: { maxW: '52rem' } },
    },
    steady: {
      true: {
        positioner: {
          alignItems: { sm: 'flex-start' },
          pt: { sm: '12dvh' },
          [media.low]: { pt: '0' },
        },
        content: { height: { base: '92dvh', sm: 'auto' }, maxH: { sm: 'calc(88dvh - 1.5rem)' } },
      },
    },
  },
  defaultVariants: { size: 'md' },
})

const slide = (from: 'start' | 'end' | 'bottom') => ({
  _open: { animation: `slide-in-${from} 280ms var(--by-easings-settle)` },
  _closed: { animation: `slide-out-${from} 160ms ease-in` },
})

/** A panel that slides in from an edge. */
export const drawerRecipe = defineSlotRecipe({
  className: 'by-drawer',
  slots,
  base: { ...frame, content: { ...frame.content, maxH: '100dvh' } },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { borderEndRadius: 'xl', ...slide('start') },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { borderStartRadius: 'xl', ...slide('end') },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxW: 'full !important', borderTopRadius: 'xl', ...slide('bottom') },
      },
    },
    size: {
      sm: { content: { maxW: 'min(22rem, calc(100vw - 2.5rem))' } },
      md: { content: { maxW: 'min(28rem, calc(100vw - 1.5rem))' } },
      full: { content: { maxW: 'full', borderRadius: '0' } },
    },
  },
  defaultVariants: { placement: 'end', size: 'md' },
})
