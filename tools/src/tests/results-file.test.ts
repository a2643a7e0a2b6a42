import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { withResultsFile } from './results-file.ts'

const reader = {
  count: () => ({ passed: 2, failed: 0, skipped: 0, flaky: 0 }),
  troubled: (results: unknown) => ({ failed: [JSON.stringify(results)], flaky: [] }),
}

test('a run is what its results file says, and the file is gone afterwards', async () => {
  let folder = ''
  const run = await withResultsFile((file) => {
    folder = dirname(file)
    writeFileSync(file, '{"ran":2}')
    return Promise.resolve({ code: 0, output: 'fine' })
  }, reader)
  expect(run).toEqual({
    code: 0,
    output: 'fine',
    counts: { passed: 2, failed: 0, skipped: 0, flaky: 0 },
    troubled: { failed: ['{"ran":2}'], flaky: [] },
  })
  expect(existsSync(folder)).toBe(false)
})

test.each([
  [0, 1],
  [7, 7],
])('a runner that ended with %d and wrote no results failed with %d', async (code, said) => {
  const run = await withResultsFile(() => Promise.resolve({ code, output: '' }), reader)
  expect(run).toMatchObject({
    code: said,
    counts: { passed: 0, failed: 1 },
    troubled: { failed: ['the test runner wrote no results'] },
  })
})
