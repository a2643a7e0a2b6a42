import { getUser, requestToken } from '@brightyard/contract/calls'
import { sessionChanged } from '@brightyard/contract/channels'
import type { SessionUser } from '@brightyard/contract/entities'
import { channel } from '../channels/channel.ts'
import { withTimeout } from '../composition/load-with-fallback.ts'
import { type Api, type ApiOptions, createApi } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { pause } from '../http/pause.ts'
import { hidePage } from './hide-page.ts'
import { sessionMarker } from './session-marker.ts'

export interface Credentials {
  /** E-mail, mobile or kid ID. */
  username: string
  password: string
}

export interface Session {
  readonly api: Api
  /** Asks for a session where the marker says there may be one; to be called once after hydration. */
  start(): Promise<void>
  /** Asks again: a page that was loaded without a connection has heard no answer. */
  resume(): Promise<void>
  /** Throws `ApiError` of kind `unauthenticated` for wrong credentials. */
  signIn(credentials: Credentials): Promise<SessionUser>
  /** Takes over a token that another call has answered, such as signing up. */
  adopt(accessToken: string): Promise<SessionUser>
  /** Ends the session here and on the server; always ends it here, and there with the next load at the latest. */
  signOut(): Promise<void>
  /** Fetches the user again, after a change of the profile or the room. */
  reload(): Promise<void>
}

export interface SessionOptions extends Omit<ApiOptions, 'accessToken' | 'renewSession'> {
  /** The server no longer knows the session: once, for any number of refused calls. */
  onExpired: () => void
  /** The person signed out: local private state is to be cleared and the start page shown. */
  onSignedOut: () => void
  /** This tab shows the data of a person in whose place another one has signed in: it has to start over. */
  onReplaced: () => void
  onSignedIn?: (user: SessionUser) => void
  /** Somebody signed in in another tab, and is signed in here now too. */
  onSignedInElsewhere?: () => void
}

/** Of the server's part of a sign-out; nobody is to look at a private page for longer. */
const signOutTimeoutMs = 4000

/** Enough for the answer to another call, which brings the cookie of a new session: 4 seconds in all. */
const pausesForCookie = [300, 1000, 2700]

const isReplaced = (error: unknown) =>
  error instanceof ApiError && error.code === 'session_replaced'

/** Sign-in state of this tab. The access token lives in memory, the refresh value in an HttpOnly cookie. */
export function createSession({
  onExpired,
  onSignedOut,
  onReplaced,
  onSignedIn,
  onSignedInElsewhere,
  ...options
}: SessionOptions): Session {
  const live = channel(sessionChanged)
  let accessToken: string | null = null
  let isLeaving = false

  /** A sign-in waits for it: later it would end the new session. */
  let retriedSignOut: Promise<void> | undefined

  /** Ends with the session: an answer to a token that is gone helps nobody. */
  let lifetime = new AbortController()

  const person = () => {
    const session = live.latest()
    return session?.status === 'signed-in' ? session.user.id : undefined
  }

  const direct = createApi({
    waitsWhileBusy: true,
    ...options,
    accessToken: () => accessToken,
    renewSession: async () => {
      if (await refresh()) return true
      if (person() !== undefined) {
        forget()
        onExpired()
      }
      return false
    },
  })

  const api: Api = {
    ...direct,
    call: (call, input, { signal, ...rest } = {}) =>
      direct.call(call, input, {
        ...rest,
        signal: signal ? AbortSignal.any([signal, lifetime.signal]) : lifetime.signal,
      }),
  }

  function forget() {
    accessToken = null
    sessionMarker.set(false)
    live.publish({ status: 'signed-out' })
  }

  /** The session of this browser belongs to another person: nothing of this tab may be shown or sent any more. */
  function replaced() {
    lifetime.abort()
    lifetime = new AbortController()
    accessToken = null
    live.publish({ status: 'signed-out' })
    onReplaced()
  }

  /** A new password replaces the session; its cookie may still be on the way to this browser, perhaps by another tab. */
  async function requestRenewal() {
    const send = () => api.call(requestToken, { grant_type: 'refresh_token', client_id: 'web' })
    for (const milliseconds of pausesForCookie) {
      try {
        return await send()
      } catch (error) {
        if (!isReplaced(error)) throw error
        await pause(milliseconds, lifetime.signal)
      }
    }
    return send()
  }

  async function refresh(): Promise<boolean> {
    try {
      const token = await requestRenewal()
      const here = person()
      if (here !== undefined && token.user_id !== undefined && token.user_id !== here) {
        replaced()
        return false
      }
      accessToken = token.access_token
      return true
    } catch (error) {
      // Only the server's word ends a session; a lost connection does not.
      if (error instanceof ApiError && ['unauthenticated', 'invalid'].includes(error.kind))
        return false
      throw error
    }
  }

  async function enter(): Promise<SessionUser> {
    const user = await api.call(getUser, {})
    live.publish({ status: 'signed-in', user })
    return user
  }

  async function adopt(token: string) {
    accessToken = token
    const before = person()
    sessionMarker.setEnding(false)
    const user = await enter()
    sessionMarker.set(user.id)
    if (before !== undefined && before !== user.id) onReplaced()
    else onSignedIn?.(user)
    return user
  }

  /** If it fails or stalls, or its script cannot be loaded, the next load tries again. */
  const runSignOut = (step: 'signOut' | 'retry') => {
    const signal = AbortSignal.timeout(signOutTimeoutMs)
    const steps = import('./sign-out.ts').then((steps) => steps[step](direct, signal))
    return withTimeout(signOutTimeoutMs, steps).catch(() => {})
  }

  async function resume() {
    // A sign-out that was cut off counts: its marker may still stand.
    if (sessionMarker.isEnding()) {
      retriedSignOut = runSignOut('retry')
      return forget()
    }
    if (!sessionMarker.get()) return live.publish({ status: 'signed-out' })
    try {
      if (await refresh()) await enter()
      else forget()
    } catch {
      live.publish({ status: 'signed-out' }) // the marker stays: the next load asks again
    }
  }

  return {
    api,
    adopt,
    resume,
    async start() {
      sessionMarker.onChangeElsewhere((signedIn, userId) => {
        const here = person()
        // The other tabs of one that signs out are signed out before it.
        if (!signedIn && here !== undefined && !isLeaving) {
          forget()
          onSignedOut()
        }
        if (signedIn && here === undefined) void resume().then(onSignedInElsewhere)
        if (signedIn && here !== undefined && here !== userId) replaced()
      })
      await resume()
    },
    async signIn(credentials) {
      await retriedSignOut
      const token = await sessionMarker.oneAtATime(async () => {
        const answer = await api.call(requestToken, {
          grant_type: 'password',
          client_id: 'web',
          ...credentials,
        })
        sessionMarker.setEnding(false)
        return answer
      })
      return adopt(token.access_token)
    },
    async signOut() {
      lifetime.abort()
      isLeaving = true
      hidePage(true)
      sessionMarker.setEnding(true)
      await runSignOut('signOut')
      isLeaving = false
      lifetime = new AbortController()
      forget()
      onSignedOut()
    },
    async reload() {
      await enter()
    },
  }
}
