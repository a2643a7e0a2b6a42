import { expect, test } from '@jest/globals'
import { trialQueue, type TrialPurpose } from './trial-queue.ts'

function setUp() {
  const queue = trialQueue()
  const log: string[] = []
  const ends = new Map<string, () => void>()
  /** A trial that lasts until `end` is called for it. */
  const run = (purpose: TrialPurpose, name: string, signal = new AbortController().signal) =>
    queue.run(purpose, signal, (ended) => {
      log.push(name)
      ended.addEventListener('abort', () => log.push(`${name} stopped`))
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = (name: string) => ends.get(name)?.()
  return { log, run, end }
}

test('trials run one at a time: swaps first, then publications, then checks, each in turn', async () => {
  const { log, run, end } = setUp()
  const all = [
    run('swap', 'swap 1'),
    run('check', 'check 1'),
    run('publish', 'publish'),
    run('check', 'check 2'),
    run('swap', 'swap 2'),
  ]
  for (const [index, name] of ['swap 1', 'swap 2', 'publish', 'check 1', 'check 2'].entries()) {
    expect(log).toHaveLength(index + 1)
    end(name)
    await all.find((_, at) => ['swap 1', 'check 1', 'publish', 'check 2', 'swap 2'][at] === name)
    await Promise.resolve()
  }
  expect(log).toEqual(['swap 1', 'swap 2', 'publish', 'check 1', 'check 2'])
})

test('a swap stops the check that runs, which begins again afterwards', async () => {
  const { log, run, end } = setUp()
  const check = run('check', 'check')
  const swap = run('swap', 'swap')
  await new Promise(setImmediate)
  expect(log).toEqual(['check', 'check stopped', 'swap'])
  end('swap')
  expect(await swap).toBe('swap')
  await new Promise(setImmediate)
  end('check')
  expect(await check).toBe('check')
  expect(log).toEqual(['check', 'check stopped', 'swap', 'check'])
})

test('who hangs up loses the place, and what runs for them is stopped', async () => {
  const { log, run, end } = setUp()
  const gone = new AbortController()
  const first = run('check', 'first', gone.signal)
  const second = run('check', 'second', gone.signal)
  const third = run('check', 'third')
  gone.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect(second).rejects.toThrow('gone')
  await new Promise(setImmediate)
  end('third')
  expect(await third).toBe('third')
  expect(log).toEqual(['first', 'first stopped', 'third'])
})
