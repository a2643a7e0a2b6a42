import { chatRequested } from '@brightyard/contract/channels'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import { channel, OnDemand, useLocation } from '@brightyard/runtime'
import { Box, IconButton, media } from '@brightyard/ui'
import { aboveBars } from '@brightyard/ui/bottom-bars'
import { MessageIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { useDisclosure } from '../../use-disclosure.ts'
import { useMakesWay } from './use-makes-way.ts'

const loadPanel = () => import('./chat-panel.tsx')

/** Below the window. */
const away = { transform: `translateY(calc(100% + 1.5rem + ${aboveBars}))` }

/** In the page's last line, which the footer keeps free. It takes no room of its own, so nothing moves. */
const lastLine = { position: 'relative', height: '0' } as const

/** Over the page: on wide windows, and on any once it is open. */
const floating = { position: 'fixed', height: 'auto' } as const

/** Where something is filled in and paid for: nothing lies over a form or an amount there. */
const quiet = [
  shopPaths.checkout,
  shopPaths.bag,
  shopPaths.paymentSummary,
  accountPaths.login,
  accountPaths.signup,
  accountPaths.guardianRegistration,
].map((path) => path.to().toLowerCase())

/** A page may ask for it a moment before it is there. */
const waitMs = 10_000

/** Opens when a page asks for it, once for each time. */
function useRequests(open: () => void) {
  const heard = useRef(0)
  useEffect(() =>
    channel(chatRequested).subscribe(({ at }) => {
      if (at <= heard.current || Date.now() - at > waitMs) return
      heard.current = at
      open()
    }),
  )
}

/**
 * The slot `chat`: a button in the corner of the page. The host loads it when the page is idle, and
 * passes it nothing about the person or their children. Another chat can replace it by filling the slot.
 * It is not there in the checkout and at sign-in. On narrow windows, where a corner is never empty, it stands in the
 * last line of the page; the menu leads to the page of help from anywhere. On wide ones it floats, makes way where it
 * would lie over something to press or to read, and comes back with the focus.
 */
export function Component() {
  const { isOpen, openFromElsewhere, toggle, close, rootRef, openerRef } = useDisclosure()
  useRequests(openFromElsewhere)
  const location = useLocation()
  const makesWay = useMakesWay(rootRef, location.key)
  const pathname = location.pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  if (quiet.includes(pathname) && !isOpen) return null
  return (
    <Box
      as="aside"
      aria-label="Help"
      ref={rootRef}
      display="flex"
      justifyContent="flex-end"
      alignItems="flex-end"
      insetEnd={{ base: '3', md: '5' }}
      bottom={{ base: `calc(${aboveBars} + 1rem)`, md: `calc(${aboveBars} + 1.25rem)` }}
      zIndex="docked"
      {...(isOpen ? floating : lastLine)}
      {...(makesWay && !isOpen ? { 'data-away': '' } : {})}
      css={{
        '@media print': { display: 'none' },
        [media.header]: {
          ...floating,
          transition: 'transform 200ms var(--by-easings-settle)',
          '&[data-away]:not(:focus-within)': away,
        },
      }}
    >
      <OnDemand load={loadPanel} what="The chat" open={isOpen} onClose={close} />
      <IconButton
        ref={openerRef}
        label={isOpen ? 'Close the chat' : 'Ask a question'}
        variant="solid"
        // It grows with nobody's text: it has none, and would cover what others have enlarged.
        minH={{ base: '44px', md: '14' }}
        minW={{ base: '44px', md: '14' }}
        py="0"
        fontSize={{ base: '22px', md: '2xl' }}
        boxShadow="lg"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <MessageIcon />
      </IconButton>
    </Box>
  )
}
