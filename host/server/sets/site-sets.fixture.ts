import type { CurrentDeployment, ReleaseSet } from '@brightyard/contract/release'

export const setNumbered = (number: number): ReleaseSet => ({
  number,
  previous: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  actor: 'asha',
  reason: 'why',
  remotes: {},
})

/** The site at a deployment: its number, the current set, the candidate and its share. */
export const at = (
  number: number,
  current: number,
  candidate: number | null = null,
  percent = 50,
): CurrentDeployment => ({
  deployment: {
    number,
    kind: 'swap',
    current,
    candidate: candidate === null ? null : { set: candidate, percent },
    frozen: null,
    actor: 'asha',
    reason: 'why',
    at: '2026-11-01T00:00:00.000Z',
    figures: null,
  },
  current: setNumbered(current),
  candidate: candidate === null ? null : setNumbered(candidate),
})
