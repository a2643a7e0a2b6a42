import { readLiveClass, readLiveRoom } from '@brightyard/contract/calls'
import type { LiveClass } from '@brightyard/contract/entities'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

export type LiveSession = NonNullable<LiveClass['session']>

const second = 1000

/** Until the next state by the clock; while waiting more often, because a host may start before the time. */
function pauseIn({ state, now, session }: LiveClass): number | false {
  switch (state) {
    case 'early': {
      const left = session ? Date.parse(session.opens_at) - Date.parse(now) : 0
      return Math.min(60 * second, Math.max(second, left))
    }
    case 'waiting':
      return 4 * second
    case 'open':
      return 30 * second
    default:
      return false
  }
}

/** What a link leads to, by the server's clock. */
export const liveClassQuery = (token: string) =>
  queryOf(
    readLiveClass,
    { token },
    {
      mapError: toPageNotFound,
      staleTime: 2 * second,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data ? pauseIn(state.data) : false),
    },
  )

/** Asking for the room is also what says that this person is still here, so it goes on in a hidden tab. */
export const liveRoomQuery = (token: string) =>
  queryOf(
    readLiveRoom,
    { token },
    {
      staleTime: 2 * second,
      refetchIntervalInBackground: true,
      refetchInterval: 3 * second,
    },
  )
