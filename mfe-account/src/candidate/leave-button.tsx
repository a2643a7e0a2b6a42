import type { Taker } from '@brightyard/contract/entities'
import { candidatePaths } from '@brightyard/contract/paths'
import { useNavigate, useQueryClient } from '@brightyard/runtime'
import { Button } from '@brightyard/ui'
import { type ReactNode, useState } from 'react'
import { dropPasscode } from './candidate-session.ts'

interface Props {
  children: ReactNode
  small?: boolean
  /** What is to be done with the passcode first; false: stay. */
  before?: () => Promise<boolean>
}

/** Forgets the passcode, and everything that it opened. */
export function LeaveButton({ children, small = false, before }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const mayLeave = before ? await before() : true
    setBusy(false)
    if (!mayLeave) return
    dropPasscode()
    await navigate(candidatePaths.payment.to(), { replace: true })
    await navigate(candidatePaths.login.to(), { replace: true })
    client.clear()
  }
  return (
    <Button
      variant="outline"
      {...(small ? { size: 'sm', minH: '2.75rem' } : {})}
      busy={busy}
      onClick={() => void leave()}
    >
      {children}
    </Button>
  )
}

/** For who has a passcode and no account; everybody else signs out in the header. */
export const CandidateSignOut = ({ taker, ...rest }: { taker: Taker } & Omit<Props, 'children'>) =>
  taker.user_id === null ? <LeaveButton {...rest}>Sign out</LeaveButton> : null
