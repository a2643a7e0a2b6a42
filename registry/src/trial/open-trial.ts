import {
  renderTrial,
  type TrialResult,
  type TrialSubject,
  type TrialOptions,
} from './render-trial.ts'

export type Trial = (subject: TrialSubject) => Promise<Record<string, TrialResult>>

/** One trial at a time: each may use a whole CPU, and the site is served from the same machine. */
export function openTrial(options: TrialOptions): Trial {
  let last: Promise<unknown> = Promise.resolve()
  return (subject) => {
    const next = last.then(() => renderTrial(options, subject))
    last = next.catch(() => undefined)
    return next
  }
}
