import * as z from '@brightyard/contract/schema'

export interface TestCounts {
  passed: number
  failed: number
  skipped: number
  /** Of the passed ones, those that failed first. */
  flaky: number
}

/** Tests of one run that may pass only when retried; more of them fail the run. */
export const mostRetries = 2

/** What jest writes with --json. */
const JestResults = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** A file that failed without a failed test, such as one that could not be run, is one failure. */
export function jestCounts(results: unknown): TestCounts {
  const read = JestResults.parse(results)
  const failedFiles = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + failedFiles.length,
    skipped: read.numPendingTests + read.numTodoTests,
    flaky: 0,
  }
}

/** What playwright's json reporter writes; `errors` are those outside any test. */
const PlaywrightResults = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  errors: z.array(z.unknown()),
})

export function playwrightCounts(results: unknown): TestCounts {
  const { stats, errors } = PlaywrightResults.parse(results)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

export const sumCounts = (counts: readonly TestCounts[]): TestCounts =>
  counts.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  )

/** The very last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped, flaky }: TestCounts): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
  ].join(', ')

const closing =
  /^\s*(Test Suites|Tests|Snapshots|Time):|^\s*\d+ (passed|failed|flaky|skipped|did not run)/

/** The runner's own summary. */
export const closingLines = (output: string): string =>
  output
    .split('\n')
    .filter((line) => closing.test(line))
    .join('\n')
