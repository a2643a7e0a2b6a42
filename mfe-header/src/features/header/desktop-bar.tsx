import { Flex, IconButton, LinkButton, media } from '@brightyard/ui'
import { SearchIcon } from '@brightyard/ui/icons'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'
import { Logo } from '../../brand/logo.tsx'
import { BellButton, CartLink, WishlistLink } from './counted-icons.tsx'
import { HeaderBar } from './header-bar.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { PersonCorner } from './person-corner.tsx'
import type { OpenPanels } from './use-panels.ts'
import { wide } from './widths.ts'

/** From 993 px on. */
export function DesktopBar({ panels }: { panels: OpenPanels }) {
  return (
    <HeaderBar height="4.5rem" css={{ [media.belowHeader]: { display: 'none' } }}>
      <Logo />
      <MainNavigation />
      <Flex ms="auto" ps="3" gap="0.5" align="center" flexShrink={0}>
        <LinkButton
          href={externalAddresses.requestDemo}
          {...inNewTab}
          variant="soft"
          size="sm"
          me="2"
          display="none"
          css={{ [wide]: { display: 'inline-flex' } }}
        >
          Request Demo
        </LinkButton>
        <IconButton
          label="Search"
          size="sm"
          fontSize="lg"
          colorPalette="neutral"
          aria-haspopup="dialog"
          aria-expanded={panels.current === 'search'}
          onClick={() => panels.open('search')}
        >
          <SearchIcon />
        </IconButton>
        <BellButton panels={panels} />
        <WishlistLink />
        <CartLink />
        <PersonCorner panels={panels} />
      </Flex>
    </HeaderBar>
  )
}
