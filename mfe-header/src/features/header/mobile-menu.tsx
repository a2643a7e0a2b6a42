import { accountPaths } from '@brightyard/contract/paths'
import { wishlistAddressFor } from '../../navigation/wishlist-address.ts'
import { Link } from '@brightyard/runtime'
import { Box, LinkButton, Stack, Text } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { useEffect } from 'react'
import { usePerson } from '../../navigation/use-person.ts'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'
import { SocialLinks } from '../../site/social-links.tsx'
import { MobileCategories } from './mobile-categories.tsx'
import { MobileLinks } from './mobile-links.tsx'
import { PersonLinks } from './person-links.tsx'
import { SearchForm } from './search-form.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import type { PanelName } from './use-panels.ts'
import { Whereabouts } from './whereabouts.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Opens the panel of kids or rooms instead. */
  onOpen: (name: PanelName) => void
}

/** A window that grows into the desktop header leaves no menu behind. */
function useClosingOnDesktop(open: boolean, onClose: () => void) {
  useEffect(() => {
    if (!open) return
    const desktop = matchMedia('(min-width: 993px)')
    desktop.addEventListener('change', onClose)
    return () => desktop.removeEventListener('change', onClose)
  }, [open, onClose])
}

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

/** Navigation, categories, search and what is the person's own, on phones and tablets. */
export function Component({ open, onClose, onOpen }: Props) {
  const { user, vendorType } = usePerson()
  useClosingOnDesktop(open, onClose)
  return (
    <Drawer open={open} onClose={onClose} title="Menu" placement="start">
      <Stack
        gap="6"
        pb="8"
        onClick={({ target }) => {
          if (isInLink(target)) onClose()
        }}
      >
        <SearchForm compact onSearched={onClose} />
        {user ? (
          <Box as="nav" aria-label="My account">
            <Text fontFamily="heading" fontWeight="bold" mb="2">
              {user.name}
            </Text>
            <Whereabouts onOpen={onOpen} />
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
