import type { Category } from '@brightyard/contract/entities'
import { Link, OnDemand } from '@brightyard/runtime'
import { Box, chakra } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react'
import { categoryAddress } from '../../categories/category-address.ts'
import { useDisclosure } from '../../use-disclosure.ts'
import { roomy } from './widths.ts'

const Parent = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    px: '2',
    py: '1',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '& > svg': { display: 'none', flexShrink: 0 },
    [roomy]: { px: '3', '& > svg': { display: 'block' } },
    _hover: { bg: 'shop.muted' },
    _expanded: { bg: 'shop.muted' },
  },
})
const Name = chakra('span', { base: { truncate: true, pb: '1px' } })
const loadPanel = () => import('./category-panel.tsx')

/**
 * A parent category; its menu opens on hover, on focus, with Enter and with the first tap, and closes with Escape. What
 * is in the menu is loaded then: few people open one.
 */
export function CategoryItem({ category }: { category: Category }) {
  const { isOpen, open, close, rootRef, openerRef } = useDisclosure<HTMLAnchorElement>()
  const id = useId()
  const isOver = useRef(false)
  const { name, child_category: children } = category
  if (children.length === 0) {
    return (
      <Box as="li" minW="0">
        <Parent to={categoryAddress(category)}>
          <Name>{name}</Name>
        </Parent>
      </Box>
    )
  }

  // A finger cannot hover: its first tap opens, its second follows the link, as does the link in the menu.
  const onClick = (event: MouseEvent) => {
    const { nativeEvent } = event
    if (isOpen || !('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return
    event.preventDefault()
    open()
  }
  // The page may move below a mouse that lies still: a menu that nobody asked for would cover what they look at.
  const enter = ({ pointerType, nativeEvent: { movementX, movementY } }: PointerEvent) => {
    if (pointerType !== 'mouse' || isOver.current || (movementX === 0 && movementY === 0)) return
    isOver.current = true
    open()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isOpen) {
      event.preventDefault()
      open()
    }
    if (event.key === 'ArrowDown' && isOpen) {
      event.preventDefault()
      document.getElementById(id)?.querySelector('a')?.focus()
    }
  }

  return (
    <Box as="li" minW="0">
      <Box
        ref={rootRef}
        onPointerEnter={enter}
        onPointerMove={enter}
        onPointerLeave={({ pointerType }) => {
          isOver.current = false
          if (pointerType === 'mouse') close()
        }}
      >
        <Parent
          ref={openerRef}
          to={categoryAddress(category)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <Name>{name}</Name>
          <ChevronDownIcon size={16} aria-hidden />
        </Parent>
        <OnDemand
          load={loadPanel}
          what="This menu"
          open={isOpen}
          onClose={close}
          id={id}
          category={category}
        />
      </Box>
    </Box>
  )
}
