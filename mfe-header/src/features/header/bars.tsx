import {
  Container,
  Flex,
  type BoxProps,
  Box,
  IconButton,
  type IconButtonProps,
  media,
  LinkButton,
} from '@brightyard/ui'
import { MenuIcon, SearchIcon } from '@brightyard/ui/icons'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { Logo } from '../../brand/logo.tsx'
import { BellButton, CartLink, largeButton, WishlistLink } from './counted-icons.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { OpenPanels } from './use-panels.ts'
import { wide } from './widths.ts'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'

/** One row across the page that stays at its top; with large text on a narrow screen it takes a second one. */
function HeaderBar({ children, ...rest }: BoxProps) {
  return (
    <Box
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      boxShadow="inset 0 -1px 0 var(--by-colors-border)"
      {...rest}
    >
      <Container size="wide" minH="inherit">
        <Flex align="center" wrap="wrap" minH="inherit">
          {children}
        </Flex>
      </Container>
    </Box>
  )
}

const SearchButton = ({
  panels,
  ...rest
}: { panels: OpenPanels } & Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton
    label="Search"
    colorPalette="neutral"
    aria-haspopup="dialog"
    aria-expanded={panels.current === 'search'}
    onClick={() => panels.open('search')}
    {...rest}
  >
    <SearchIcon />
  </IconButton>
)

/** Up to 992 px. */
export function MobileBar({ panels }: { panels: OpenPanels }) {
  return (
    <HeaderBar minH="4rem" css={{ [media.header]: { display: 'none' } }}>
      <IconButton
        label="Menu"
        {...largeButton}
        ms="-2.5"
        me="min(0.25rem, 0.9vw)"
        aria-haspopup="dialog"
        aria-expanded={panels.current === 'menu'}
        onClick={() => panels.open('menu')}
      >
        <MenuIcon />
      </IconButton>
      <Logo small />
      <Flex ms="auto" me="-2.5">
        <SearchButton panels={panels} {...largeButton} />
        <BellButton panels={panels} large />
        <CartLink large />
      </Flex>
    </HeaderBar>
  )
}

/** From 993 px on. */
export function DesktopBar({ panels }: { panels: OpenPanels }) {
  return (
    <HeaderBar minH="4.5rem" css={{ [media.belowHeader]: { display: 'none' } }}>
      <Logo />
      <MainNavigation />
      <Flex ms="auto" ps="3" gap="0.5" align="center" wrap="wrap" justify="flex-end">
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
        <SearchButton panels={panels} size="sm" fontSize="lg" />
        <BellButton panels={panels} />
        <WishlistLink />
        <CartLink />
        <SignInOrProfile panels={panels} />
      </Flex>
    </HeaderBar>
  )
}

/** Equally wide in both states, so that nothing moves when the session becomes known. */
function SignInOrProfile({ panels }: { panels: OpenPanels }) {
  const user = useUser()
  return (
    <Flex minW="6.75rem" justify="flex-end" ms="1.5">
      {user ? (
        <ProfileMenu user={user} panels={panels} />
      ) : (
        <LinkButton size="sm" width="full" asChild>
          <Link to={accountPaths.login.to()}>Sign In</Link>
        </LinkButton>
      )}
    </Flex>
  )
}
