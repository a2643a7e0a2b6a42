/** A closed one lets renders through; an open one asks for a single try when its time is over. */
export type Passage = 'closed' | 'open' | 'try'

/** `crashed`: it ended the process in which it was rendered, and others' pages with it. */
export type Failure = 'failed' | 'slow' | 'crashed'

interface State {
  isOpen: boolean
  /** Since the last success. */
  failures: number
  openUntil: number
  pauseMs: number
  crashes: number
  crashedAt: number
}

const failuresUntilOpen = 2
const firstPauseMs = 5000
const firstPauseOfCrashesMs = 60_000
const longestPauseMs = 5 * 60_000
/** Crashes count for so long, whatever succeeds in between: other pages of the same remote may be well. */
const crashMemoryMs = 10 * 60_000

/**
 * One circuit breaker per remote: after two failures in a row, or two crashes, its pages are left to the browser, so that
 * they cost the other remotes nothing. One render is tried after a pause, then after ever longer ones, until one succeeds.
 */
export function createBreakers(now: () => number = Date.now) {
  const states = new Map<string, State>()

  function stateOf(remote: string): State {
    const known = states.get(remote)
    if (known) return known
    const nothing = { failures: 0, openUntil: 0, pauseMs: 0, crashes: 0, crashedAt: -Infinity }
    const state = { isOpen: false, ...nothing }
    states.set(remote, state)
    return state
  }

  return {
    ask(remote: string): Passage {
      const state = states.get(remote)
      if (!state?.isOpen) return 'closed'
      if (now() < state.openUntil) return 'open'
      state.openUntil = now() + state.pauseMs // others wait for the outcome of this try
      return 'try'
    },

    succeeded(remote: string) {
      const state = states.get(remote)
      if (!state) return
      state.isOpen = false
      state.failures = 0
      if (now() - state.crashedAt > crashMemoryMs) states.delete(remote)
    },

    /** True when this failure opened it. */
    failed(remote: string, failure: Failure): boolean {
      const state = stateOf(remote)
      const wasOpen = state.isOpen
      const isCrash = failure === 'crashed'
      if (isCrash) {
        state.crashes = now() - state.crashedAt > crashMemoryMs ? 1 : state.crashes + 1
        state.crashedAt = now()
      }
      state.failures += 1
      state.isOpen ||= (isCrash ? state.crashes : state.failures) >= failuresUntilOpen
      if (!state.isOpen) return false
      const first = isCrash ? firstPauseOfCrashesMs : firstPauseMs
      state.pauseMs = Math.min(Math.max(state.pauseMs * 2, first), longestPauseMs)
      state.openUntil = now() + state.pauseMs
      return !wasOpen
    },
  }
}
export type Breakers = ReturnType<typeof createBreakers>
