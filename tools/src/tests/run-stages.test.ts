import { expect, test } from '@jest/globals'
import type { Progress } from '../../bootstrap/progress.mjs'
import { runStages } from './run-stages.ts'
import type { TestCounts } from './test-counts.ts'

interface Run {
  code?: number
  counts?: Partial<TestCounts>
  lintPassed?: boolean
}

/** Two stages of tests, the first of which ends as given, after a check. */
async function outcomeOf({ code = 0, counts = {}, lintPassed = true }: Run) {
  const lines: string[] = []
  const progress: Progress = {
    step: async (_title, run) => run(() => undefined),
    print: (text = '') => void lines.push(text),
  }
  const lint = { name: 'lint', passed: lintPassed, milliseconds: 0, output: '' }
  const troubled = { failed: [], flaky: [] }
  const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const passed = await runStages(progress, () => Promise.resolve([lint]), [
    ['unit', () => Promise.resolve({ code, output: '', troubled, counts: { ...none, ...counts } })],
    ['browser', () => Promise.resolve({ code: 0, output: '', troubled, counts: none })],
  ])
  return { passed, text: lines.join('\n') }
}

test('a run in which everything passed passes', async () => {
  const { passed, text } = await outcomeOf({ counts: { passed: 3, skipped: 1 } })
  expect(passed).toBe(true)
  expect(text.split('\n').at(-1)).toBe('3 passed, 0 failed, 1 skipped')
})

test.each<[string, Run]>([
  ['a check failed', { lintPassed: false, counts: { passed: 3 } }],
  ['a runner ended with an error', { code: 1, counts: { passed: 3 } }],
  ['a test failed', { counts: { passed: 3, failed: 1 } }],
  ['no test ran', {}],
])('a run in which %s fails', async (_, run) => {
  expect((await outcomeOf(run)).passed).toBe(false)
})

test('two tests may pass only when retried, and a third fails the run', async () => {
  expect((await outcomeOf({ counts: { passed: 9, flaky: 2 } })).passed).toBe(true)
  const { passed, text } = await outcomeOf({ counts: { passed: 9, flaky: 3 } })
  expect(passed).toBe(false)
  expect(text).toContain('3 tests passed only when retried; 2 may.')
})

test('a stage that breaks stops no other one', async () => {
  const ran: string[] = []
  const progress: Progress = { step: async (_title, run) => run(() => undefined), print() {} }
  const stage = (name: string) =>
    [
      name,
      () => {
        ran.push(name)
        return Promise.reject(new Error('no PostgreSQL'))
      },
    ] as const
  const stages = [stage('unit'), stage('browser')]
  expect(await runStages(progress, () => Promise.resolve([]), stages)).toBe(false)
  expect(ran).toEqual(['unit', 'browser'])
})
