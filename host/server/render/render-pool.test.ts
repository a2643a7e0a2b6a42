/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import {
  type RenderOutcome,
  type RenderProcess,
  RenderStartError,
} from '@brightyard/render-process'
import { openRenderPool } from './render-pool.ts'

/** A process whose renders end when the test says so. */
function fakeProcess() {
  const jobs: { address: string; end: (outcome: RenderOutcome) => void }[] = []
  const listeners: ((reason: string, byPage: boolean) => void)[] = []
  const crash = (cause?: string) => {
    const reason = 'it was ended by SIGKILL'
    for (const { address, end } of jobs.slice()) {
      end({ kind: 'crashed', reason, isSilent: false, isCause: address === cause })
    }
    for (const listener of listeners) listener(reason, cause !== undefined)
  }
  const process: RenderProcess = {
    failures: {},
    get running() {
      return jobs.length
    },
    render: ({ address }) =>
      new Promise((resolve) => {
        const job = {
          address,
          end(outcome: RenderOutcome) {
            jobs.splice(jobs.indexOf(job), 1)
            resolve(outcome)
          },
        }
        jobs.push(job)
      }),
    onEnd: (listener) => void listeners.push(listener),
    kill: async () => crash(),
  }
  const addresses = () => jobs.map(({ address }) => address)
  const end = (address: string) =>
    jobs.find((job) => job.address === address)?.end({ kind: 'redirect', to: address, status: 301 })
  return { process, crash, addresses, end }
}

async function open({
  processes = 1,
  mostWaiting = 10,
  broken = 0,
  returnMs = 1000,
  absenceMs = 1500,
} = {}) {
  const loops = new Set<string>()
  const started: ReturnType<typeof fakeProcess>[] = []
  const problems: string[] = []
  let attempts = 0
  const start = async (_: AbortSignal, leftOut: ReadonlySet<string>) => {
    attempts += 1
    for (const remote of loops) {
      if (!leftOut.has(remote)) throw new RenderStartError('too-slow', 'it was not ready', remote)
    }
    if (attempts > 1 && attempts <= 1 + broken) throw new Error('no memory')
    const one = fakeProcess()
    started.push(one)
    return one.process
  }
  const onProblem = (reason: string) => void problems.push(reason)
  const pool = await openRenderPool(
    { start, processes, mostWaiting, onProblem, returnMs, absenceMs },
    new AbortController().signal,
  )
  const render = (address: string, isAwaited = true) => pool.render(address, {}, isAwaited)
  /** The process number `index`, once it has been started. */
  const process = async (index: number) => {
    for (;;) {
      const one = started[index]
      if (one) return one
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return { pool, render, process, problems, loops }
}
const settle = () => new Promise(setImmediate)

test('four renders share a process, the others wait for their turn', async () => {
  const { render, process, pool } = await open()
  const tickets = ['1', '2', '3', '4', '5'].map((address) => render(address))
  const one = await process(0)
  expect(one.addresses()).toEqual(['1', '2', '3', '4'])
  one.end('2')
  expect(await tickets[1]?.outcome).toMatchObject({ kind: 'redirect', to: '2' })
  await tickets[4]?.started
  expect(one.addresses()).toEqual(['1', '3', '4', '5'])
  await pool.close(0)
})

test('what somebody waits for is rendered before what is only renewed, whichever was asked for first', async () => {
  const { render, process, pool } = await open({ mostWaiting: 3 })
  const one = await process(0)
  for (const address of ['1', '2', '3', '4']) render(address)
  render('renewed', false)
  const wanted = render('renewed, then wanted', false)
  render('waits')
  wanted.hurry()
  for (const address of ['1', '2', '3']) {
    one.end(address)
    await settle()
  }
  expect(one.addresses()).toEqual(['4', 'renewed, then wanted', 'waits', 'renewed'])

  for (const address of ['5', '6', '7']) render(address, false)
  expect(await render('8', false).outcome).toEqual({ kind: 'busy' })
  const last = render('9')
  one.end('4')
  await last.started
  await pool.close(0)
})

test('a pool is crowded once somebody has waited all the time for a while', async () => {
  const { render, process, pool } = await open()
  const one = await process(0)
  let time = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => time)
  for (const address of ['1', '2', '3', '4']) render(address)
  render('renewed', false)
  time += 1500
  const waits = render('5')
  expect(pool.isCrowded).toBe(false)
  time += 1500
  expect(pool.isCrowded).toBe(true)
  one.end('1')
  await waits.started
  expect(pool.isCrowded).toBe(false)
  clock.mockRestore()
  await pool.close(0)
})

test('beyond the bound of the queue a render is refused at once, and a dropped one leaves its place', async () => {
  const { render, pool } = await open({ mostWaiting: 1 })
  for (const address of ['1', '2', '3', '4']) render(address)
  const waits = render('5')
  expect(await render('6').outcome).toEqual({ kind: 'busy' })
  waits.drop()
  expect(await waits.outcome).toEqual({ kind: 'busy' })
  render('7')
  expect(await render('8').outcome).toEqual({ kind: 'busy' })
  await pool.close(0)
})

test('when a process ends, its renders are tried once more, each by itself: who ends it again is the culprit', async () => {
  const { render, process, pool, problems } = await open()
  const good = render('good')
  const bad = render('bad')
  const first = await process(0)
  first.crash()
  const second = await process(1)
  await settle()
  expect(second.addresses()).toHaveLength(1)
  if (second.addresses()[0] === 'good') second.end('good')
  await settle()
  expect(second.addresses()).toEqual(['bad'])
  second.crash()
  expect(await bad.outcome).toMatchObject({ kind: 'crashed' })
  const third = await process(2)
  await settle()
  third.end('good')
  expect(await good.outcome).toMatchObject({ kind: 'redirect' })
  expect(problems).toHaveLength(2)
  await pool.close(0)
})

test('who ended a process is known at once, and the others are rendered by the next one', async () => {
  const { render, process, pool } = await open()
  const [good, bad] = ['good', 'bad'].map((address) => render(address))
  const first = await process(0)
  first.crash('bad')
  expect(await bad?.outcome).toMatchObject({ kind: 'crashed', isCause: true })
  const second = await process(1)
  await settle()
  expect(second.addresses()).toEqual(['good'])
  second.end('good')
  expect(await good?.outcome).toMatchObject({ kind: 'redirect' })
  await pool.close(0)
})

test('a process that does not start again is tried again, and nothing is thrown', async () => {
  const { render, process, pool, problems } = await open({ broken: 1 })
  const first = await process(0)
  first.crash()
  const waits = render('1')
  const second = await process(1)
  await waits.started
  second.end('1')
  expect(await waits.outcome).toMatchObject({ kind: 'redirect' })
  expect(problems.at(-1)).toContain('no memory')
  await pool.close(0)
})

test('a bundle that loops from now on costs its own remote the server, until it no longer does', async () => {
  const { render, process, pool, problems, loops } = await open()
  const first = await process(0)
  loops.add('shop')
  first.crash()
  const second = await process(1)
  expect([...pool.leftOut.keys()]).toEqual(['shop'])
  expect(pool.problem).toEqual({
    attempts: 1,
    reason:
      'a render process does not start again: it was not ready: the bundle of shop was being evaluated; shop is left to the browser',
  })
  expect(problems.at(-1)).toBe(pool.problem?.reason)
  const home = render('home')
  await home.started
  loops.clear()
  const third = await process(2)
  await settle()
  expect([[...pool.leftOut], pool.problem]).toEqual([[], null])
  const shop = render('shop')
  await shop.started
  expect([second.addresses(), third.addresses()]).toEqual([['home'], ['shop']])
  second.end('home')
  expect(await home.outcome).toMatchObject({ kind: 'redirect' })
  third.end('shop')
  await pool.close(0)
})

test('while no process comes up nobody waits for one, and it goes on by itself', async () => {
  const { render, process, pool } = await open({ broken: 2, absenceMs: 400 })
  const first = await process(0)
  first.crash()
  expect(await render('waits').outcome).toEqual({ kind: 'busy' })
  expect(pool.problem?.attempts).toBeGreaterThan(0)
  const refused = render('2')
  expect(await Promise.race([refused.outcome, settle()])).toEqual({ kind: 'busy' })
  const second = await process(1)
  await settle()
  const served = render('3')
  await served.started
  second.end('3')
  expect(await served.outcome).toMatchObject({ kind: 'redirect' })
  expect(pool.problem).toBeNull()
  await pool.close(0)
})

test('closing lets running renders end and refuses the waiting ones', async () => {
  const { render, process, pool } = await open()
  const tickets = ['1', '2', '3', '4', '5'].map((address) => render(address))
  const closed = pool.close()
  expect(await tickets[4]?.outcome).toEqual({ kind: 'busy' })
  const one = await process(0)
  for (const address of ['1', '2', '3', '4']) one.end(address)
  await closed
  expect(await render('6').outcome).toEqual({ kind: 'busy' })
})
