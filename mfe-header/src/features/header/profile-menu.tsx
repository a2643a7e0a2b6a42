import { OnDemand } from '@brightyard/runtime'
import { firstNameOf, type SessionUser } from '@brightyard/contract/entities'
import { Avatar, Box, chakra } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { useDisclosure } from '../../use-disclosure.ts'
import type { OpenPanels } from './use-panels.ts'

const loadPanel = () => import('./profile-panel.tsx')

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    p: '1',
    pe: '2.5',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    '& > svg': { transition: 'rotate 200ms' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
})

/** The profile button and its menu. */
export function ProfileMenu({ user, panels }: { user: SessionUser; panels: OpenPanels }) {
  const { isOpen, toggle, close, rootRef, openerRef } = useDisclosure()
  return (
    <Box ref={rootRef} position="relative">
      <Opener
        ref={openerRef}
        type="button"
        aria-label={`My account, ${user.name}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Avatar name={user.name} src={user.avatar} size="sm" decorative />
        <Box
          as="span"
          maxW="4.5rem"
          truncate
          fontFamily="heading"
          fontWeight="semibold"
          fontSize="sm"
        >
          {firstNameOf(user.name)}
        </Box>
        <ChevronDownIcon size={18} aria-hidden />
      </Opener>
      <OnDemand
        load={loadPanel}
        what="Your menu"
        open={isOpen}
        onClose={close}
        onOpen={(name) => {
          // The panel returns the focus to what opened it, which is gone by then: the profile button takes it.
          openerRef.current?.focus()
          close()
          panels.open(name)
        }}
      />
    </Box>
  )
}
