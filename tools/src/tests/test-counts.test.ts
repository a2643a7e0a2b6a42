import { expect, test } from '@jest/globals'
import {
  closingLines,
  jestCounts,
  playwrightCounts,
  sumCounts,
  summaryLine,
} from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const jest = {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')],
}
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }

test('the last line sums what jest and playwright counted', () => {
  const counts = sumCounts([jestCounts(jest), playwrightCounts(playwright)])
  expect(summaryLine(counts)).toBe('48 passed, 1 failed, 3 skipped, 1 flaky')
})

test('nothing skipped and nothing flaky is not mentioned', () => {
  const steady = { ...playwright, stats: { ...playwright.stats, flaky: 0 } }
  expect(summaryLine(playwrightCounts(steady))).toBe('7 passed, 0 failed')
})

test('a journey that passed when tried again counts as passed, and is counted as flaky', () => {
  expect(summaryLine(playwrightCounts(playwright))).toBe('8 passed, 0 failed, 1 flaky')
})

test('a test file that could not be run counts as a failure, and so does one that fails after its tests', () => {
  const testResults = [...jest.testResults, file('failed'), file('failed', 'passed')]
  expect(jestCounts({ ...jest, testResults }).failed).toBe(3)
})

test('a file that fails in its tests and after them counts its tests alone, as jest does', () => {
  const broken = { numRuntimeErrorTestSuites: 1, testResults: [file('failed', 'failed', 'passed')] }
  expect(jestCounts({ ...jest, ...broken }).failed).toBe(1)
})

test('an error outside any journey counts as a failure', () => {
  expect(playwrightCounts({ ...playwright, errors: [{ message: 'no server' }] }).failed).toBe(1)
})

test('no run at all is no test', () => {
  expect(summaryLine(sumCounts([]))).toBe('0 passed, 0 failed')
})

test("the runners' own summaries are kept, the rest of their output is not", () => {
  const output = [
    'PASS tools src/tests/test-counts.test.ts',
    'Test Suites: 1 passed, 1 total',
    'Tests:       3 passed, 3 total',
    '  ✓  1 home.spec.ts (1.0s)',
    '  2 skipped',
    '  8 passed (9.1s)',
  ].join('\n')
  expect(closingLines(output).split('\n')).toEqual([
    'Test Suites: 1 passed, 1 total',
    'Tests:       3 passed, 3 total',
    '  2 skipped',
    '  8 passed (9.1s)',
  ])
})
