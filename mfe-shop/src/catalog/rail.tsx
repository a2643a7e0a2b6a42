import { Box, chakra, HStack, IconButton, Section } from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon } from '@brightyard/ui/icons'
import { type ReactNode, useRef } from 'react'

interface RailProps {
  title: string
  intro?: string
  viewAll?: ReactNode
  /** Width of one entry. */
  entryWidth?: string
  children: readonly ReactNode[] | ReactNode
}

/** Entries side by side that scroll sideways: by touch, wheel, Tab, or the two arrows. */
export function Rail({ title, intro, viewAll, entryWidth = '15.5rem', children }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => () => {
    const element = list.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 })
  }
  return (
    <Section
      title={title}
      intro={intro}
      viewAll={
        <HStack gap="2">
          {viewAll}
          <Box display={{ base: 'none', md: 'flex' }} gap="1">
            <IconButton size="sm" variant="soft" label={`${title}: back`} onClick={scroll(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton size="sm" variant="soft" label={`${title}: further`} onClick={scroll(1)}>
              <ChevronRightIcon />
            </IconButton>
          </Box>
        </HStack>
      }
    >
      <chakra.ul
        ref={list}
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns={`min(${entryWidth}, 78%)`}
        gap={{ base: '3', md: '5' }}
        listStyleType="none"
        overflowX="auto"
        scrollSnapType="x proximity"
        scrollBehavior="smooth"
        // Room for the shadows and focus rings, which the scrolling box would cut off.
        mx="-3"
        px="3"
        scrollPaddingInline="0.75rem"
        pt="2"
        pb="6"
        css={{ '& > li': { scrollSnapAlign: 'start', minWidth: 0 } }}
      >
        {children}
      </chakra.ul>
    </Section>
  )
}
