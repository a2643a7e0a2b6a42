import { OnDemand } from '@brightyard/runtime'
import { chakra, Flex } from '@brightyard/ui'
import { useCallback, useState } from 'react'
import { outLinkStyle } from './link-list.tsx'
import type { Referred } from './referral-dialog.tsx'

const loadDialog = () => import('./referral-dialog.tsx')

const Opener = chakra('button', {
  base: { ...outLinkStyle, cursor: 'pointer', textAlign: 'start' },
})

/** Buttons that open the two referral dialogs. */
export function Referrals() {
  const [isOpen, setIsOpen] = useState(false)
  const [referred, setReferred] = useState<Referred>('friend')
  const close = useCallback(() => setIsOpen(false), [])
  const open = (kind: Referred) => {
    setReferred(kind)
    setIsOpen(true)
  }
  return (
    <Flex direction="column" align="flex-start">
      <Opener type="button" aria-haspopup="dialog" onClick={() => open('friend')}>
        Refer a friend
      </Opener>
      <Opener type="button" aria-haspopup="dialog" onClick={() => open('partner')}>
        Refer a partner
      </Opener>
      <OnDemand
        load={loadDialog}
        what="The invitation"
        open={isOpen}
        onClose={close}
        referred={referred}
      />
    </Flex>
  )
}
