/** A closed one lets renders through; an open one asks for a single try when its time is over. */
export type Passage = 'closed' | 'open' | 'try'

const failuresUntilOpen = 2
const firstPauseMs = 5000
const longestPauseMs = 5 * 60_000

/**
 * One circuit breaker per remote: after two failures in a row its pages are left to the browser, so that they cost the
 * other remotes nothing. One render is tried after 5 seconds, then after ever longer pauses, until one succeeds.
 */
export function createBreakers(now: () => number = Date.now) {
  const states = new Map<string, { failures: number; openUntil: number; pauseMs: number }>()
  return {
    ask(remote: string): Passage {
      const state = states.get(remote)
      if (!state || state.failures < failuresUntilOpen) return 'closed'
      if (now() < state.openUntil) return 'open'
      state.openUntil = now() + state.pauseMs // others wait for the outcome of this try
      return 'try'
    },
    succeeded: (remote: string) => states.delete(remote),
    /** True when this failure opened it. */
    failed(remote: string): boolean {
      const state = states.get(remote) ?? { failures: 0, openUntil: 0, pauseMs: firstPauseMs }
      state.failures += 1
      states.set(remote, state)
      if (state.failures < failuresUntilOpen) return false
      if (state.failures > failuresUntilOpen) {
        state.pauseMs = Math.min(state.pauseMs * 2, longestPauseMs)
      }
      state.openUntil = now() + state.pauseMs
      return state.failures === failuresUntilOpen
    },
  }
}
export type Breakers = ReturnType<typeof createBreakers>
