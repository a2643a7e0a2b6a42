import { candidatePaths } from '@brightyard/contract/paths'
import { useNavigate, useQueryClient } from '@brightyard/runtime'
import { Button } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { dropPasscode } from './candidate-session.ts'

/** Forgets the passcode, and everything that it opened. */
export function LeaveButton({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    dropPasscode()
    await navigate(candidatePaths.payment.to(), { replace: true })
    await navigate(candidatePaths.login.to(), { replace: true })
    client.clear()
  }
  return (
    <Button variant="outline" onClick={() => void leave()}>
      {children}
    </Button>
  )
}
