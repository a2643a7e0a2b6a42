import {
  renderTrial,
  type TrialResult,
  type TrialSubject,
  type TrialOptions,
} from './render-trial.ts'

export type Trial = (subject: TrialSubject) => Promise<Record<string, TrialResult>>

/** One trial after the other: each may take all of a processor, and the site is served beside it. */
export function openTrial(options: TrialOptions): Trial {
  let last: Promise<unknown> = Promise.resolve()
  return (subject) => {
    const next = last.then(() => renderTrial(options, subject))
    last = next.catch(() => undefined)
    return next
  }
}
