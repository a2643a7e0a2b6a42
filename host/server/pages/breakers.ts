/** A closed one lets renders through; an open one asks for a single try when its time is over. */
export type Passage = 'closed' | 'open' | 'try'

/** `crashed`: it ended the process in which it was rendered, and others' pages with it. */
export type Failure = 'failed' | 'slow' | 'crashed'

/** Why pages are left to the browser. */
export interface OpenBreaker {
  reason: string
  since: string
  /** The current set's releases did not fail on the pages on which this set's did, for several groups of visitors. */
  failsAlone: boolean
}

/** A visitor who asked for a page of a candidate. */
export interface FailedView {
  /** The candidate: what was found in one counts for no other, not even with the same releases. */
  set: object
  /** Its key. */
  page: string
  /** Of the visitor's address, from 1; 0 where it is not known, which counts for nobody. */
  group: number
}

/** What the comparisons of one candidate have found. */
interface Comparisons {
  failedAlone: number
  pages: Set<string>
  groups: Set<number>
}

interface State {
  isOpen: boolean
  /** Since the last success. */
  failures: number
  openUntil: number
  pauseMs: number
  crashes: number
  crashedAt: number
  openedAt: number
  /** Of the last failure. */
  reason: string
  /** By candidate, while it was open: failed pages that the current set's releases render. */
  comparisons: WeakMap<object, Comparisons>
}

const failuresUntilOpen = 2
const firstPauseMs = 5000
const firstPauseOfCrashesMs = 60_000
const longestPauseMs = 5 * 60_000
/** Crashes count for so long, whatever succeeds in between: other pages of the same remote may be well. */
const crashMemoryMs = 10 * 60_000
/** With a pause between them, so that no passing trouble makes both. */
const comparisonsThatCount = 2
/** As many can halt a candidate by forged figures: nobody gets it cheaper by a crafted address. */
const groupsThatCount = 3
const mostPagesCompared = 100

/**
 * One circuit breaker for the pages of a remote that the same releases make: after two failures in a row, or two
 * crashes, its pages are left to the browser, so that they cost the other remotes nothing. One render is tried after a
 * pause, then after ever longer ones, until one succeeds.
 */
export function createBreakers(now: () => number = Date.now) {
  const states = new Map<string, State>()

  function stateOf(releases: string): State {
    const known = states.get(releases)
    if (known) return known
    const nothing = { failures: 0, openUntil: 0, pauseMs: 0, crashes: 0, crashedAt: -Infinity }
    const comparisons = new WeakMap<object, Comparisons>()
    const state = { isOpen: false, ...nothing, openedAt: 0, reason: '', comparisons }
    states.set(releases, state)
    return state
  }

  function openStateOf(releases: string): State | null {
    const state = states.get(releases)
    return state?.isOpen ? state : null
  }

  return {
    ask(releases: string): Passage {
      const state = openStateOf(releases)
      if (!state) return 'closed'
      if (now() < state.openUntil) return 'open'
      state.openUntil = now() + state.pauseMs // others wait for the outcome of this try
      return 'try'
    },

    /** True when this success closed it. */
    succeeded(releases: string): boolean {
      const state = states.get(releases)
      if (!state) return false
      const wasOpen = state.isOpen
      state.isOpen = false
      state.failures = 0
      if (now() - state.crashedAt > crashMemoryMs) states.delete(releases)
      return wasOpen
    },

    /** True when this failure opened it. */
    failed(releases: string, failure: Failure, reason = ''): boolean {
      const state = stateOf(releases)
      const wasOpen = state.isOpen
      state.reason = reason
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
      if (!wasOpen) state.openedAt = now()
      return !wasOpen
    },

    /** The current set's releases have rendered a page on which these failed. */
    failedAlone(releases: string, { set, page, group }: FailedView) {
      const state = openStateOf(releases)
      if (!state) return
      const found = state.comparisons.get(set) ?? {
        failedAlone: 0,
        pages: new Set(),
        groups: new Set(),
      }
      state.comparisons.set(set, found)
      found.failedAlone += 1
      if (found.pages.size < mostPagesCompared) found.pages.add(page)
      if (group > 0) found.groups.add(group)
    },

    /** Somebody asked for a page while it was open. One who takes all the tries must not hide that others are affected. */
    notRendered(releases: string, { set, page, group }: FailedView) {
      const found = openStateOf(releases)?.comparisons.get(set)
      if (group > 0 && found?.pages.has(page)) found.groups.add(group)
    },

    /** Null while its pages are rendered here. `set`: the one that is served with these releases. */
    openFor(releases: string, set: object): OpenBreaker | null {
      const state = openStateOf(releases)
      if (!state) return null
      const { reason, openedAt, comparisons } = state
      const found = comparisons.get(set)
      const failsAlone =
        found !== undefined &&
        found.failedAlone >= comparisonsThatCount &&
        found.groups.size >= groupsThatCount
      return { reason, since: new Date(openedAt).toISOString(), failsAlone }
    },
  }
}
export type Breakers = ReturnType<typeof createBreakers>
