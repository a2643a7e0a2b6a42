import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { cliContext } from './cli-context.ts'
import { runRemotes } from './remotes.ts'

let service: ServiceFixture
let printed = ''
beforeEach(async () => {
  service = await serviceFixture()
  await swap('1')
})
afterEach(() => service.close())

/** Runs the command; `printed` is what it printed. */
function remotes(...args: string[]) {
  printed = ''
  const print = (text: string) => void (printed += `${text}\n`)
  const terminal = { out: print, error: print, hasColours: false }
  const settings = {
    REGISTRY_URL: service.url,
    REGISTRY_TOKEN: operatorTokenFixture,
    REMOTES_COMMAND: 'remotes',
  }
  return runRemotes(args, cliContext(settings, terminal))
}
const swap = (version: string, ...more: string[]) =>
  remotes('swap', `shop=${service.serve('shop', version)}`, '--reason', `shop ${version}`, ...more)
const canary = (version: string, percent = '5') => {
  const shop = `shop=${service.serve('shop', version)}`
  return remotes('canary', shop, '--percent', percent, '--reason', `shop ${version}`)
}
const why = ['--reason', 'why'] as const

/** Types the advice that begins with these words, with a reason. */
function follow(words: string) {
  const line = printed.split('\n').find((one) => one.startsWith(words)) ?? `no “${words}”`
  const [, advice = line] = /: remotes (.*)$/.exec(line) ?? []
  return remotes(...advice.replace(' --reason "…"', '').split(' '), ...why)
}

describe('advice works when it is typed right then', () => {
  test('a swap says how to go back, and the rollback how to undo that', async () => {
    expect(printed).not.toContain('To go back')
    await swap('2')
    expect(await follow('To go back')).toBe(0)
    expect(printed).toContain('✔ set 3 is current, with the content of set 1')
    expect(await follow('To undo this rollback')).toBe(0)
    expect(printed).toContain('✔ set 4 is current, with the content of set 2')
    expect(await follow('To undo this rollback')).toBe(0)
    expect(printed).toContain('✔ set 5 is current, with the content of set 3')
  })

  test('a promotion says how to go back, a halt says nothing', async () => {
    await canary('2')
    expect(await remotes('halt', ...why)).toBe(0)
    expect(printed).not.toContain('rollback')
    await canary('3')
    expect(await remotes('promote', ...why)).toBe(0)
    expect(await follow('To go back')).toBe(0)
    expect(printed).toContain('with the content of set 1')
  })

  test('a rollback that only ends a canary says so, and advises nothing', async () => {
    await swap('2')
    await canary('3')
    expect(await remotes('rollback', '2', ...why)).toBe(0)
    expect(printed).toContain('✔ the canary has ended; everybody gets set 2')
    expect(printed).not.toContain('rollback')
  })

  test('where nothing came before it says so, and shows the sets', async () => {
    expect(await remotes('rollback', ...why)).toBe(2)
    expect(printed).toContain('Nothing was live before the present content.')
    expect(printed).toContain('To see the sets: remotes sets\n')
    expect(await remotes('rollback', '7', ...why)).toBe(2)
    expect(printed).toContain('There is no set 7 to roll back to.')
  })

  test('where the registry has taken it back, nothing is advised', async () => {
    const report = (deployment: number, failed: number[]) =>
      service.post('/edges', {
        id: edge,
        name: 'edge:3000',
        serves: { deployment, set: 1, since: '2026-11-21T12:31:00.000Z' },
        failures: failed.map((set) => ({ set, attempts: 2, reason: 'it throws' })),
      })
    const edge = randomUUID()
    await report(1, [])
    const ends = swap('2', '--wait', '60')
    while (!printed.includes('set 2 is current')) await new Promise(setImmediate)
    await report(1, [2])
    expect(await ends).toBe(5)
    expect(printed).toContain('went back: set 3 is current')
    expect(printed).not.toContain('To go back')

    await report(3, [])
    const tries = canary('4')
    while (!printed.includes('get set 4')) await new Promise(setImmediate)
    await report(3, [4])
    expect(await tries).toBe(5)
    expect(printed).toContain('halted it')
    expect(printed).not.toContain('To end it')
  })
})

describe('while the site is frozen', () => {
  const freeze = ['freeze', '--message', 'big sale', '--actor', 'ravi'] as const

  test('a rollback is refused for the freeze, also where it would have nowhere to go', async () => {
    await remotes(...freeze)
    expect(await remotes('rollback', ...why)).toBe(3)
    expect(printed).toMatch(/frozen since .* UTC by ravi: big sale/)
    expect(printed).toContain('Nothing was live before')
    expect(printed).not.toContain('--despite-freeze')
    expect(printed).toContain('To see the sets: remotes sets\n')
    expect(await follow('To end the freeze')).toBe(0)
  })

  test('the line with the override is what was typed, and what it advises has it too', async () => {
    await swap('2')
    await remotes(...freeze)
    expect(await remotes('rollback', '1', '--reason', 'bag’s $5 page', '--actor', 'asha')).toBe(3)
    expect(printed).toContain(
      `remotes rollback 1 --reason 'bag’s $5 page' --actor asha --despite-freeze\n`,
    )
    expect(await remotes('rollback', '1', ...why, '--despite-freeze', '--actor=asha')).toBe(0)
    expect(printed).toContain('rollback 2 --despite-freeze --actor asha --reason')
    expect(await follow('To undo this rollback')).toBe(0)
  })

  test('a rollback without a number is told its set, in a line that works as it is', async () => {
    await swap('2')
    await remotes(...freeze)
    expect(await remotes('rollback', '--reason', 'slow 7')).toBe(3)
    const line = `To go back to set 1 all the same: remotes rollback 1 --reason 'slow 7' --despite-freeze`
    expect(printed).toContain(`${line}\n`)
    expect(await remotes('rollback', '1', ...why, '--despite-freeze')).toBe(0)
    // Before the present content nothing was live; the set that was left is not advised.
    expect(await remotes('rollback', '--expect', '3', ...why)).toBe(3)
    const [, advice = ''] = printed.split('Nothing was live')
    expect(advice).toContain('To see the sets: remotes sets\n')
    expect(advice).not.toContain('rollback 2')
  })

  test('a candidate can be halted, not promoted', async () => {
    await canary('2', '20')
    await remotes(...freeze)
    expect(await remotes('canary', '--percent', '5', ...why)).toBe(0)
    expect(printed).not.toContain('promote')
    expect(await follow('To end it')).toBe(0)
    expect(await remotes('halt', ...why)).toBe(3)
    expect(printed).toContain('To see what became of it: remotes history --limit 5')
  })
})

test('the list marks the set that is current, not the newest, and says what became of candidates', async () => {
  await canary('2', '12.5')
  await remotes('sets')
  expect(printed).toMatch(/^2 +canary, 12\.5 % /m)
  expect(printed).toMatch(/^1 ← +current /m)
  await remotes('halt', ...why)
  await swap('3')
  await remotes('sets')
  expect(printed).toMatch(/^3 ← +current .*shop 3 +shop 3$/m)
  expect(printed).toMatch(/^2 +canary, halted /m)
  expect(printed).toMatch(/^1 +– /m)
})

describe('what was halted as a canary', () => {
  const warning =
    /^shop 2 was halted as a canary at \d{4}-\d\d-\d\d \d\d:\d\d UTC by asha: it fails$/m
  beforeEach(async () => {
    await canary('2')
    await remotes('halt', '--reason', 'it fails', '--actor', 'asha')
  })

  test('is named by a swap, before the advice', async () => {
    expect(await swap('2')).toBe(0)
    expect(printed).toMatch(warning)
    expect(printed.search(warning)).toBeLessThan(printed.indexOf('To go back'))
  })

  test('is named by another canary and by a rollback to its set, not by what keeps it', async () => {
    await canary('2')
    expect(printed).toMatch(warning)
    await remotes('rollback', '1', '--reason', 'fails again', '--actor', 'mira')
    await remotes('rollback', '2', ...why)
    expect(printed).toMatch(/^shop 2 was halted .* by mira: fails again$/m)
    await remotes('swap', `content=${service.serve('content', '1')}`, ...why)
    expect(printed).not.toContain('halted')
  })

  test('is not named once it was live for everybody', async () => {
    await swap('2')
    await swap('3')
    expect(await swap('2')).toBe(0)
    expect(printed).not.toContain('halted')
    await swap('3')
    await remotes('rollback', ...why)
    expect(printed).not.toContain('halted')
  })
})

test('advice holds words only that a shell takes as they are, and its “…” is no reason', async () => {
  const placeholder = /[<>]/
  await remotes('canary', '--percent', '5', ...why)
  expect(printed).toContain('canary NAME=URL --percent 5 --reason')
  expect(printed).not.toMatch(placeholder)
  await canary('2')
  expect(printed).toContain('canary --percent 50 --reason')
  expect(printed).not.toMatch(placeholder)
  for (const reason of ['…', '-']) {
    for (const command of ['halt', 'promote', 'rollback', 'unfreeze']) {
      expect(await remotes(command, '--reason', reason)).toBe(2)
      expect(printed).toContain('Write in a few words why')
    }
    expect(await remotes('freeze', '--message', reason)).toBe(2)
    const answer = await service.post('/halt', { actor: 'asha', reason })
    expect(answer.status).toBe(422)
  }
  expect(await remotes('history', '--json')).toBe(0)
  expect(printed).not.toContain('halt')
})

test('a release that does not fit the current set is stored, and not advised to be deployed', async () => {
  const greedy = service.serve('header', '1', {
    change: ({ subscribes }) => subscribes.push('shop/cart-count-changed@1'),
  })
  expect(await remotes('publish', `header=${greedy}`)).toBe(0)
  expect(printed).toContain('does not fit the current set')
  expect(printed).not.toContain('To deploy it')
})
