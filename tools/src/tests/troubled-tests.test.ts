import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../root.ts'
import { troubledInJest, troubledInPlaywright, troubleLines } from './troubled-tests.ts'

test('a failed unit test is named with its file', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'api/src/bag.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a bag adds up', status: 'failed' },
          { fullName: 'a bag empties', status: 'passed' },
        ],
      },
      { name: join(root, 'api/src/fine.test.ts'), status: 'passed', assertionResults: [] },
    ],
  }
  expect(troubleLines('unit tests', troubledInJest(report))).toEqual([
    '  FAILED  unit tests: api/src/bag.test.ts › a bag adds up',
  ])
})

test('a test file that could not be run is named', () => {
  const report = {
    testResults: [
      { name: join(root, 'api/src/bag.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(troubledInJest(report).failed).toEqual(['api/src/bag.test.ts could not be run'])
})

test('a test file that fails after its tests is named', () => {
  const assertionResults = [{ fullName: 'a bag adds up', status: 'passed' }]
  const name = join(root, 'api/src/bag.test.ts')
  const report = { testResults: [{ name, status: 'failed', assertionResults }] }
  expect(troubledInJest(report).failed).toEqual(['api/src/bag.test.ts failed outside its tests'])
})

const spec = (title: string, status: string) => ({
  title,
  file: 'releases/swap.spec.ts',
  line: 12,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: [
        { error: { message: '\u001B[31mThe bag is empty.\u001B[39m\n\n  Received: 0' } },
        { error: { message: 'The bag is closed.' } },
      ],
    },
  ],
})

test('failed and flaky browser tests are named, groups included, passed ones are not', () => {
  const report = {
    suites: [
      {
        title: 'releases/swap.spec.ts',
        specs: [spec('swaps', 'expected'), spec('goes back', 'flaky')],
        suites: [{ title: 'in two tabs', specs: [spec('both swap', 'unexpected')] }],
      },
    ],
    errors: [{ message: 'The site did not start.\n    at setup' }],
  }
  expect(troubleLines('journeys', troubledInPlaywright(report))).toEqual([
    '  FAILED  journeys: [desktop] releases/swap.spec.ts:12 › in two tabs › both swap: The bag is empty. Received: 0',
    '  FAILED  journeys: outside any test: The site did not start. at setup',
    '  flaky   journeys: [desktop] releases/swap.spec.ts:12 › goes back: The bag is empty. Received: 0',
  ])
})

test('no trouble, no lines', () => {
  expect(troubleLines('journeys', troubledInPlaywright({ suites: [], errors: [] }))).toEqual([])
})
