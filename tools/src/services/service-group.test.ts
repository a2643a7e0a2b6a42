import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { root } from '../root.ts'
import { ServiceGroup } from './service-group.ts'

let folder: string
const diary = () => readFileSync(join(folder, 'diary'), 'utf8').trim().split('\n')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-services-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A server that writes down when it starts and when it ends; `atStart` says how often it has started by now. */
function server(name: string, atStart = '') {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const diary = ${JSON.stringify(join(folder, 'diary'))}
     const note = (what) => appendFileSync(diary, what + ' ${name}\\n')
     note('start')
     process.on('SIGTERM', () => { note('end'); process.exit() })
     setInterval(() => {}, 1000)
     const starts = readFileSync(diary, 'utf8').split('start ${name}').length - 1
     ${atStart}
     process.send({ ready: true })`,
  )
  return { name, title: name, entry: relative(root, file), environment: {} }
}

/** A watch mode that wants to be started again the first time, and an edge. */
function startReaders(services: ServiceGroup, edge: ReturnType<typeof server>) {
  return new Promise<void>((resolve) => {
    const watch = {
      ...server('watch', 'if (starts === 1) process.send({ restart: true })'),
      onRestartWanted: () => resolve(services.restart([watch, edge])),
    }
    void services.startInTurn([watch, edge])
  })
}

test('a server that wants it starts again, with those that come after it, and nothing else does', async () => {
  const services = new ServiceGroup(folder)
  await services.start([server('api')])
  await startReaders(services, server('edge'))
  const both = ['start watch', 'start edge', 'end edge', 'end watch']
  expect(diary()).toEqual(['start api', ...both, ...both.slice(0, 2)])
  await services.stop()
  expect(diary()).toEqual(['start api', ...both, ...both, 'end api'])
}, 60_000)

test('one that does not come again is reported', async () => {
  const services = new ServiceGroup(folder)
  await startReaders(services, server('edge', 'if (starts === 2) process.exit(1)'))
  await expect(services.unexpectedExit).rejects.toThrow('edge ended unexpectedly')
  await services.stop()
}, 60_000)

test('a stop cancels a start that is under way', async () => {
  const services = new ServiceGroup(folder)
  const started = services.startInTurn([
    server('edge', 'await new Promise(() => {})'),
    server('api'),
  ])
  const outcome = started.catch(String)
  while (!existsSync(join(folder, 'diary'))) await wait(50)
  await services.stop()
  expect(await outcome).toContain('edge ended unexpectedly')
  expect(diary()).toEqual(['start edge', 'end edge'])
}, 60_000)
