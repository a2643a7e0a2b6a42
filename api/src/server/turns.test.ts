import { expect, test } from '@jest/globals'
import { takeTurns } from './turns.ts'

function aWork() {
  let isStarted = false
  let resolve: (text: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends))
  const work = () => {
    isStarted = true
    return promise
  }
  return {
    work,
    resolve: (text: string) => resolve(text),
    reject: (error: Error) => reject(error),
    isStarted: () => isStarted,
  }
}
/** Places are handed over after what else came in. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('so many run at once, and the others come in their order, also after one that fails', async () => {
  const inTurn = takeTurns({ atOnce: 2, longestWaitMs: 10_000, tooMany: 'Please wait.' })
  const works = [aWork(), aWork(), aWork(), aWork()] as const
  const [first, second, third, fourth] = works
  const started = () => works.map(({ isStarted }) => isStarted())
  const results = works.map(({ work }) => inTurn('192.0.2.1', work).catch(String))
  await settled()
  expect(started()).toEqual([true, true, false, false])
  second.reject(new Error('It failed.'))
  await settled()
  expect(started()).toEqual([true, true, true, false])
  first.resolve('first')
  await settled()
  expect(started()).toEqual([true, true, true, true])
  third.resolve('third')
  fourth.resolve('fourth')
  expect(await Promise.all(results)).toEqual(['first', 'Error: It failed.', 'third', 'fourth'])
  expect(await inTurn('192.0.2.1', () => Promise.resolve('later'))).toBe('later')
})

test('who waits too long is told to come again, has done nothing, and keeps no place', async () => {
  const inTurn = takeTurns({ atOnce: 1, longestWaitMs: 5, tooMany: 'Please wait.' })
  const [slow, late] = [aWork(), aWork()]
  const first = inTurn('192.0.2.1', slow.work)
  await expect(inTurn('192.0.2.1', late.work)).rejects.toMatchObject({
    status: 429,
    code: 'busy',
    details: { retryAfterSeconds: 1 },
  })
  expect(late.isStarted()).toBe(false)
  slow.resolve('first')
  expect(await first).toBe('first')
  expect(await inTurn('192.0.2.1', () => Promise.resolve('next'))).toBe('next')
})

test('an address with many works lets every other address go before its next', async () => {
  const inTurn = takeTurns({ atOnce: 1, longestWaitMs: 10_000, tooMany: 'Please wait.' })
  const done: string[] = []
  const ask = (address: string, name: string) =>
    inTurn(address, async () => {
      done.push(name)
      await Promise.resolve()
    })
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('192.0.2.1', name)),
    ...['b1', 'b2'].map((name) => ask('192.0.2.2', name)),
    ask('192.0.2.3', 'c1'),
  ])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
})
