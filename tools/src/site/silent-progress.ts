import type { Progress } from '../../bootstrap/progress.mjs'

/** For a site that a test or a measurement starts. */
export const silentProgress: Progress = {
  step: async (_title, run) => run(() => undefined),
  print: () => undefined,
}
