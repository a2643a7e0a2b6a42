import { OnDemand } from '@brightyard/runtime'
import { Box, IconButton } from '@brightyard/ui'
import { MessageIcon } from '@brightyard/ui/icons'
import { useDisclosure } from '../../use-disclosure.ts'

const loadPanel = () => import('./chat-panel.tsx')

/**
 * The slot `chat`: a button in the corner of the page. The host loads it when the page is idle, and
 * passes it nothing about the person or their children. Another chat can replace it by filling the slot.
 */
export function Component() {
  const { isOpen, toggle, close, rootRef, openerRef } = useDisclosure()
  return (
    <Box
      as="aside"
      aria-label="Help"
      ref={rootRef}
      position="fixed"
      insetEnd={{ base: '3', md: '5' }}
      bottom={{ base: '3', md: '5' }}
      zIndex="docked"
      css={{ '@media print': { display: 'none' } }}
    >
      <OnDemand load={loadPanel} what="The chat" open={isOpen} onClose={close} />
      <IconButton
        ref={openerRef}
        label={isOpen ? 'Close the chat' : 'Ask a question'}
        variant="solid"
        size="lg"
        fontSize="2xl"
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
