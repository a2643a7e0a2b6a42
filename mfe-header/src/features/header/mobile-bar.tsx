import { Flex, IconButton, media } from '@brightyard/ui'
import { MenuIcon } from '@brightyard/ui/icons'
import { Logo } from '../../brand/logo.tsx'
import { BellButton, CartLink } from './counted-icons.tsx'
import { HeaderBar } from './header-bar.tsx'
import type { OpenPanels } from './use-panels.ts'

/** Up to 992 px. */
export function MobileBar({ panels }: { panels: OpenPanels }) {
  return (
    <HeaderBar height="4rem" css={{ [media.header]: { display: 'none' } }}>
      <IconButton
        label="Menu"
        colorPalette="neutral"
        fontSize="xl"
        ms="-2.5"
        me="1"
        aria-haspopup="dialog"
        aria-expanded={panels.current === 'menu'}
        onClick={() => panels.open('menu')}
      >
        <MenuIcon />
      </IconButton>
      <Logo small />
      <Flex ms="auto" me="-2.5">
        <BellButton panels={panels} large />
        <CartLink large />
      </Flex>
    </HeaderBar>
  )
}
