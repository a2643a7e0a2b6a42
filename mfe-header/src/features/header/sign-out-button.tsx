import { useSession } from '@brightyard/runtime'
import { chakra } from '@brightyard/ui'
import { SignOutIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { linkRow } from './menu-styles.ts'

const Row = chakra('button', { base: linkRow })

export function SignOutButton() {
  const session = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Row
      type="button"
      aria-disabled={isLeaving}
      onClick={() => {
        if (isLeaving) return
        setIsLeaving(true)
        void session.signOut()
      }}
    >
      <chakra.span color="danger.solid" aria-hidden>
        <SignOutIcon size={20} />
      </chakra.span>
      {isLeaving ? 'Signing out…' : 'Sign Out'}
    </Row>
  )
}
