import type { Category } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { Box, chakra } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { type KeyboardEvent, useId } from 'react'
import { categoryAddress } from '../../categories/category-address.ts'
import { useDisclosure } from '../../use-disclosure.ts'
import { linkRow, panel } from './menu-styles.ts'
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
const Child = chakra(Link, {
  base: { ...linkRow, _hover: { bg: 'shop.subtle', color: 'shop.fg' } },
})

/** A parent category; its children open on hover, on focus and with Enter, and close with Escape. */
export function CategoryItem({ category }: { category: Category }) {
  const { isOpen, open, close, rootRef, openerRef } = useDisclosure<HTMLAnchorElement>()
  const id = useId()
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
        position="relative"
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      >
        <Parent
          ref={openerRef}
          to={categoryAddress(category)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
          onKeyDown={onKeyDown}
        >
          <Name>{name}</Name>
          <ChevronDownIcon size={16} aria-hidden />
        </Parent>
        {isOpen && (
          // Padding instead of a gap, so that the pointer can cross it.
          <Box position="absolute" top="100%" insetStart="0" pt="2" zIndex="popover">
            <Box as="ul" id={id} {...panel} position="static" width="15rem">
              {children.map((child) => (
                <li key={child.id}>
                  <Child to={categoryAddress(child)}>{child.name}</Child>
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}
