import { expect, test } from '@jest/globals'
import { runJest } from './jest.ts'

test('no test file runs no test', async () => {
  const { code, counts } = await runJest({ files: [] })
  expect([code, counts.passed]).toEqual([0, 0])
})
