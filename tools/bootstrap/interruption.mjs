import { constants } from 'node:os'
import { whenNpmEnds } from './when-npm-ends.mjs'

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Why nothing further is started: Ctrl-C, or the end of npm. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}.`)
    this.name = 'Interrupted'
    /** As a shell reports it. */
    this.exitCode = 128 + constants.signals[signal]
  }
}

/**
 * From now until `end`, a signal no longer ends this process: it aborts `signal`, so that what was started can end
 * first. A second one ends it at once.
 * @param {(text: string) => void} print
 * @returns {{ signal: AbortSignal, end: () => void }}
 */
export function watchForInterruption(print) {
  const controller = new AbortController()
  /** @param {NodeJS.Signals} name */
  const onSignal = (name) => {
    const interrupted = new Interrupted(name)
    if (controller.signal.aborted) process.exit(interrupted.exitCode)
    print('\nStopping …')
    controller.abort(interrupted)
  }
  for (const name of signals) process.on(name, onSignal)
  const parentCheck = whenNpmEnds(() => {
    if (!controller.signal.aborted) onSignal('SIGTERM')
  })
  return {
    signal: controller.signal,
    end: () => {
      clearInterval(parentCheck)
      for (const name of signals) process.off(name, onSignal)
    },
  }
}
