import { Box, chakra, IconButton } from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon } from '@brightyard/ui/icons'
import { type ReactNode, useRef } from 'react'

interface RailProps {
  label: string
  /** Several lines instead of one that scrolls sideways. */
  wrap?: boolean
  /** Width of one entry where they scroll. */
  entryWidth?: string
  /** For a list in which nothing can take the focus: the list itself does. */
  focusable?: boolean
  children: ReactNode
}

const sideways = (entryWidth: string) =>
  ({
    gridAutoFlow: 'column',
    gridAutoColumns: `min(${entryWidth}, 82%)`,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    // Room for shadows and focus rings, which the scrolling box would cut off.
    mx: '-3',
    px: '3',
    pt: '2',
    pb: '5',
    scrollPaddingInline: '0.75rem',
    css: { '& > li': { scrollSnapAlign: 'start', minWidth: 0 } },
  }) as const
const lines = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  css: { '& > li': { minWidth: 0 } },
} as const

/** Cards in a row that scrolls by touch, wheel, Tab or the two arrows. */
export function Rail({
  label,
  wrap = false,
  entryWidth = '19rem',
  focusable = false,
  children,
}: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => () => {
    const element = list.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <Box role="group" aria-label={label}>
      <chakra.ul
        ref={list}
        {...(focusable ? { tabIndex: 0, 'aria-label': label } : {})}
        display="grid"
        gap={{ base: '4', md: '6' }}
        listStyleType="none"
        {...(wrap ? lines : sideways(entryWidth))}
      >
        {children}
      </chakra.ul>
      {wrap ? null : (
        <Box display={{ base: 'none', md: 'flex' }} justifyContent="flex-end" gap="2">
          <IconButton size="sm" variant="outline" label={`${label}: previous`} onClick={scroll(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton size="sm" variant="outline" label={`${label}: next`} onClick={scroll(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
