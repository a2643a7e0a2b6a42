import { finishSocialSignIn } from '@brightyard/contract/calls'
import { accountPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  PageHead,
  showToast,
  useApi,
  useNavigate,
  useSearchParams,
  useSession,
  useSessionState,
} from '@brightyard/runtime'
import { Center, LinkButton, Notice, Spinner } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { type Arrival, arrive } from '../../social/social-trip.ts'
import { type Newcomer, NewcomerForm } from './newcomer-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

type Outcome =
  | { kind: 'waiting' }
  | { kind: 'new'; newcomer: Newcomer }
  | { kind: 'failed'; message: string; back: { to: string; label: string } }

const backTo = {
  'sign-in': { to: accountPaths.login.to(), label: 'Back to sign-in' },
  link: { to: accountPaths.security.to(), label: 'Back to my ways to sign in' },
} as const

/** Where every provider returns to: compares the state, finishes, and goes on. */
export function Component() {
  const api = useApi()
  const session = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { status } = useSessionState()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const hasArrived = useRef(false)

  async function finish({ trip, code, iss }: Extract<Arrival, { kind: 'arrived' }>) {
    const answer = await api.call(finishSocialSignIn, {
      code,
      state: trip.state,
      ...(iss ? { iss } : {}),
    })
    // The code has done its work and leaves the address; the host reads from there where to go next.
    const { redirectURL } = trip
    await navigate(accountPaths.socialCallback.to({}, { redirectURL }), { replace: true })
    if (answer.outcome === 'signed-in') await session.adopt(answer.token.access_token)
    else if (answer.outcome === 'new') setOutcome({ kind: 'new', newcomer: answer })
    else {
      showToast({ kind: 'success', title: `${answer.name} is linked to your account.` })
      await navigate(accountPaths.security.to(), { replace: true })
    }
  }

  async function begin() {
    const arrival = arrive(query)
    if (arrival.kind === 'ignored') return navigate(accountPaths.login.to(), { replace: true })
    const back = backTo[arrival.trip.purpose]
    if (arrival.kind === 'refused') {
      showToast({ kind: 'info', title: 'Nothing has changed: you cancelled at the provider.' })
      return navigate(back.to, { replace: true })
    }
    try {
      await finish(arrival)
    } catch (error) {
      setOutcome({ kind: 'failed', message: failureSentence(error), back })
    }
  }

  useEffect(() => {
    // Linking needs the session, so nothing begins before it is known whether there is one.
    if (status === 'unknown' || hasArrived.current) return
    hasArrived.current = true
    void begin()
  })

  return (
    <Center minH="100dvh" px="5" py="8">
      <PageHead title="Signing in" description="The return from another site." hidden />
      {outcome.kind === 'waiting' && (
        <SignInFrame title="One moment">
          <Spinner size="lg" label="Signing you in" />
        </SignInFrame>
      )}
      {outcome.kind === 'failed' && (
        <SignInFrame title="That did not work">
          <Notice
            tone="danger"
            action={
              <LinkButton asChild size="sm">
                <Link to={outcome.back.to}>{outcome.back.label}</Link>
              </LinkButton>
            }
          >
            {outcome.message}
          </Notice>
        </SignInFrame>
      )}
      {outcome.kind === 'new' && <NewcomerForm newcomer={outcome.newcomer} />}
    </Center>
  )
}
