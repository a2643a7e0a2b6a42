import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, NavLink } from '@brightyard/runtime'
import { Box, LinkButton, Stack, chakra } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { useEffect } from 'react'
import type { SessionUser } from '@brightyard/contract/entities'
import { KidAndRoom } from './kid-and-room.tsx'
import { linkRow } from './menu-styles.ts'
import { MobileCategories } from './mobile-categories.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonLinks } from './person-links.tsx'
import { SearchForm } from './search-form.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import type { PanelName } from './use-panels.ts'
import { siteLinksFor } from '../../navigation/site-links.ts'
import { usePerson } from '../../navigation/use-person.ts'
import { wishlistAddressFor } from '../../navigation/wishlist-address.ts'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'
import { SocialLinks } from '../../site/social-links.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Opens the panel of kids or rooms instead. */
  onOpen: (name: PanelName) => void
}

/** Closes the menu when the window grows to the desktop header. */
function useCloseOnDesktop(open: boolean, onClose: () => void) {
  useEffect(() => {
    if (!open) return
    const desktop = matchMedia('(min-width: 993px)')
    desktop.addEventListener('change', onClose)
    return () => desktop.removeEventListener('change', onClose)
  }, [open, onClose])
}

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

/** Navigation, categories, search and account links, on phones and tablets. */
export function Component({ open, onClose, onOpen }: Props) {
  const { user, vendorType } = usePerson()
  useCloseOnDesktop(open, onClose)
  return (
    <Drawer open={open} onClose={onClose} title="Menu" placement="start">
      <Stack
        gap="6"
        pb="8"
        onClick={({ target }) => {
          if (isInLink(target)) onClose()
        }}
      >
        <SearchForm onSearched={onClose} />
        {user ? (
          <Box as="nav" aria-label="My account">
            <Box mx="-3.5">
              <PersonHead user={user} />
            </Box>
            <KidAndRoom onOpen={onOpen} />
            <PersonLinks user={user} />
            <SignOutButton />
          </Box>
        ) : (
          <LinkButton block asChild>
            <Link to={accountPaths.login.to()}>Sign In</Link>
          </LinkButton>
        )}
        <MobileLinks user={user} vendorType={vendorType} />
        <MobileCategories />
        <Stack gap="3">
          <LinkButton variant="outline" block asChild>
            <Link to={wishlistAddressFor(user)}>Wishlist</Link>
          </LinkButton>
          <LinkButton href={externalAddresses.requestDemo} {...inNewTab} variant="soft" block>
            Request Demo
          </LinkButton>
        </Stack>
        <SocialLinks />
      </Stack>
    </Drawer>
  )
}

const Row = chakra(NavLink, {
  base: { ...linkRow, fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'lg' },
})

interface MobileLinksProps {
  user: SessionUser | null
  vendorType: number | undefined
}

function MobileLinks({ user, vendorType }: MobileLinksProps) {
  return (
    <Box as="nav" aria-label="Main" mx="-3.5">
      <Box as="ul" listStyleType="none">
        {siteLinksFor(user, vendorType).map(({ item, label, to }) => (
          <li key={item}>
            <Row to={to} end={item === 'home'}>
              {label}
            </Row>
          </li>
        ))}
        <li>
          <Row to={contentPaths.mediaGallery.to()}>Media gallery</Row>
        </li>
        <li>
          <Row to={contentPaths.support.to()}>Help</Row>
        </li>
      </Box>
    </Box>
  )
}
