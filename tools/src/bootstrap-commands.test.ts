import { expect, test } from '@jest/globals'
import { answerWithoutRunning, commands } from '../bootstrap/commands.mjs'

test('who asks for help gets it, and nothing runs', () => {
  for (const [name, { usage, does }] of Object.entries(commands)) {
    const answer = { text: `Usage: ${usage}\n${does}`, exitCode: 0 }
    expect(answerWithoutRunning([name, '--help'])).toEqual(answer)
    expect(answerWithoutRunning([name, 'shop', '-h'])).toEqual(answer)
  }
})

test('a command without arguments refuses what it would not look at', () => {
  expect(answerWithoutRunning(['test', 'host'])).toEqual({
    text: expect.stringContaining('“test” takes no arguments: host'),
    exitCode: 2,
  })
})

test('everything else runs', () => {
  expect(answerWithoutRunning(['test'])).toBeNull()
  expect(answerWithoutRunning(['start', '--fresh'])).toBeNull()
  expect(answerWithoutRunning(['dev', 'shop'])).toBeNull()
})

test('a command that does not exist is answered with those that do', () => {
  const { text, exitCode } = answerWithoutRunning(['toString']) ?? {}
  expect(exitCode).toBe(2)
  for (const { usage } of Object.values(commands)) expect(text).toContain(usage)
})
