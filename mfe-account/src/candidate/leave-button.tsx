import type { Taker } from '@brightyard/contract/entities'
import { candidatePaths } from '@brightyard/contract/paths'
import { useNavigate, useQueryClient } from '@brightyard/runtime'
import { Button, Flex, Text } from '@brightyard/ui'
import { type ReactNode, useState } from 'react'
import { dropPasscode } from './candidate-session.ts'

interface Props {
  children: ReactNode
  small?: boolean
  /** What is to be done with the passcode first; false: stay. */
  before?: () => Promise<boolean>
  /** Asked first, with what goes on meanwhile: `Sign out? The time runs on.` */
  asks?: string
}

/** Forgets the passcode, and everything that it opened. */
export function LeaveButton({ children, small = false, before, asks }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [isAsked, ask] = useState(false)
  const size = small ? ({ size: 'sm', minH: '2.75rem' } as const) : {}
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
  if (asks && isAsked)
    return (
      <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={asks}>
        <Text fontSize="sm" role="status">
          {asks}
        </Text>
        <Button
          // It takes the place of the button that was pressed, and its focus.
          ref={(button: HTMLButtonElement | null) => button?.focus()}
          variant="outline"
          {...size}
          onClick={() => ask(false)}
        >
          Stay
        </Button>
        <Button
          variant="outline"
          colorPalette="danger"
          {...size}
          busy={busy}
          onClick={() => void leave()}
        >
          Yes, sign out
        </Button>
      </Flex>
    )
  return (
    <Button
      variant="outline"
      {...size}
      busy={busy}
      onClick={() => (asks ? ask(true) : void leave())}
    >
      {children}
    </Button>
  )
}

/** For who has a passcode and no account; everybody else signs out in the header. */
export const CandidateSignOut = ({ taker, ...rest }: { taker: Taker } & Omit<Props, 'children'>) =>
  taker.user_id === null ? <LeaveButton {...rest}>Sign out</LeaveButton> : null
