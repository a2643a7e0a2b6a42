import { sessionChanged } from '@brightyard/contract/channels'
import { createContext, use } from 'react'
import { useChannel } from '../channels/use-channel.ts'
import type { Session } from './session.ts'

/** The session of this tab. Provided by the host; absent on the server. */
export const SessionContext = createContext<Session | null>(null)

const unknown = { status: 'unknown' } as const

/** Who is here: `unknown` on the server, while hydrating and until the server has answered. */
export const useSessionState = () => useChannel(sessionChanged) ?? unknown

/** The signed-in user, or null. */
export function useUser() {
  const state = useSessionState()
  return state.status === 'signed-in' ? state.user : null
}

/** Signing in and out. For event handlers: there is no session while the server renders. */
export function useSession(): Session {
  const session = use(SessionContext)
  return session ?? noSession
}

const refuse = () => Promise.reject(new Error('There is no session outside the host.'))
const noSession: Session = {
  api: { call: refuse },
  start: refuse,
  resume: refuse,
  signIn: refuse,
  adopt: refuse,
  signOut: refuse,
  reload: refuse,
}
