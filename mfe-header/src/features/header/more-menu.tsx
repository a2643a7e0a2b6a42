import { NavLink } from '@brightyard/runtime'
import { Box, chakra } from '@brightyard/ui'
import { ChevronDownIcon, ExternalIcon } from '@brightyard/ui/icons'
import { useId } from 'react'
import type { SiteLink } from '../../navigation/site-links.ts'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'
import { useDisclosure } from '../../use-disclosure.ts'
import { linkRow, panel } from './menu-styles.ts'
import { roomy, wide } from './widths.ts'

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '3',
    py: '2',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 1.3,
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
    _expanded: { bg: 'brand.subtle', color: 'brand.fg' },
    '& svg': { transition: 'rotate 200ms' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
})
const Row = chakra(NavLink, { base: linkRow })
const OutRow = chakra('a', { base: linkRow })

interface Props {
  links: readonly SiteLink[]
  /** Links that have no room in a narrow bar. */
  narrowLinks: readonly SiteLink[]
}

/** Less used links. */
export function MoreMenu({ links, narrowLinks }: Props) {
  const { isOpen, toggle, rootRef, openerRef } = useDisclosure()
  const id = useId()
  return (
    <Box ref={rootRef} position="relative">
      <Opener
        ref={openerRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        More
        <ChevronDownIcon size={18} aria-hidden />
      </Opener>
      {isOpen && (
        <Box as="ul" id={id} {...panel} insetStart="0" width="16rem">
          {narrowLinks.map(({ item, label, to }) => (
            <Box as="li" key={item} css={{ [roomy]: { display: 'none' } }}>
              <Row to={to}>{label}</Row>
            </Box>
          ))}
          {links.map(({ item, label, to }) => (
            <li key={item}>
              <Row to={to}>{label}</Row>
            </li>
          ))}
          <Box as="li" css={{ [wide]: { display: 'none' } }}>
            <OutRow href={externalAddresses.requestDemo} {...inNewTab}>
              Request Demo <ExternalIcon size={16} aria-hidden />
            </OutRow>
          </Box>
        </Box>
      )}
    </Box>
  )
}
