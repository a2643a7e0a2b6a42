import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { insertDeployment, latestDeployment } from '../deployments/deployments.repository.ts'
import { cliContext } from './cli-context.ts'
import { runRemotes } from './remotes.ts'
import { cleanTerminal, styled } from './terminal.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

let printed = ''
beforeEach(() => void (printed = ''))
const print = (text: string) => void (printed += `${text}\n`)
const terminal = { out: print, error: print, hasColours: true }

const remotes = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  runRemotes(
    args,
    cliContext(
      { REGISTRY_URL: service.url, REGISTRY_TOKEN: operatorTokenFixture, ...environment },
      terminal,
    ),
  )

/** Clears the screen, writes over the line, turns what follows around, hides it. */
const hostile = 'fails\u001b[2J\u009b2J\r\u202e\u001b[8m'
const harmless = 'fails�[2J�2J���[8m'

test('a release’s error reaches the terminal without its control characters', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const before = await latestDeployment(service.db)
  if (!before) throw new Error('nothing was deployed')
  const frozen = { actor: hostile, message: hostile, since: before.at }
  await insertDeployment(service.db, before, {
    ...before,
    actor: 'registry',
    reason: `${hostile}\nforged`,
    frozen,
  })
  expect(await remotes(['history'])).toBe(0)
  expect(printed).toContain(`registry  ${harmless}�forged\n`)
  expect(await remotes(['show'])).toBe(0)
  expect(await remotes(['rollback', '--reason', 'now'])).toBe(3)
  const texts = printed.replaceAll(/\p{Cc}\[(1|2|22|31|33|39)m|\n/gu, '')
  expect(texts).not.toMatch(/[\p{Cc}\u202e]/u)
})

test('only the codes of the command itself reach the terminal', () => {
  const clean = cleanTerminal(terminal)
  clean.out(styled(clean, 'red', hostile))
  expect(printed).toBe(`\u001b[31m${harmless}\u001b[39m\n`)
  printed = ''
  cleanTerminal({ ...terminal, hasColours: false }).error('\u001b[31mred')
  expect(printed).toBe('�[31mred\n')
})

test('a name with a line break is refused, so that advice stays on one line', async () => {
  const rollback = ['rollback', '--reason', 'now']
  expect(await remotes([...rollback, '--actor', 'x\ny'])).toBe(2)
  expect(await remotes(rollback, { REMOTES_ACTOR: 'x\ny' })).toBe(2)
  const answer = await service.post('/rollback', { actor: 'x\ny', reason: 'now' })
  expect(answer.status).toBe(422)
})
