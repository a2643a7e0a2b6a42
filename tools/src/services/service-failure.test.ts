import { expect, test } from '@jest/globals'
import { serviceFailure } from './service-failure.ts'

test('a broken database folder is reported with the way to reset it', () => {
  const said = 'The API did not start. The database in .brightyard/api cannot be opened: Aborted().'
  const { message, advice } = serviceFailure('The API', 'exit code 1', said)
  expect(message).toContain(said)
  expect(advice).toContain('npm start -- --fresh')
})

test('any other end shows the last lines and proposes no reset', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const { message, advice } = serviceFailure('The edge', 'signal SIGKILL', lines)
  expect(message).toContain('line 39\n\nThe edge ended unexpectedly (signal SIGKILL).')
  expect(message).not.toContain('line 3\n')
  expect(advice).not.toContain('--fresh')
})
