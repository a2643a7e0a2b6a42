import { formatDuration } from '../../bootstrap/progress.mjs'

/** How one check ended. */
export interface Outcome {
  name: string
  passed: boolean
  milliseconds: number
  /** What the tool said; shown when it failed. */
  output: string
}

/** The closing table: every check, how it ended, how long it took. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  return outcomes
    .map(({ name, passed, milliseconds }) =>
      [
        passed ? '  passed' : '  FAILED',
        name.padEnd(width),
        formatDuration(milliseconds).padStart(10),
      ].join('  '),
    )
    .join('\n')
}

export const failureReport = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ passed }) => !passed)
    .map(({ name, output }) => `── ${name} ${'─'.repeat(60)}\n${output.trim()}\n`)
    .join('\n')
