import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@brightyard/database'
import type { OpenDatabase } from '@brightyard/database'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { databaseLine } from '../testing/database-line.ts'
import { isOnServer } from '../testing/proof-level.ts'
import { send } from '../testing/send.ts'
import { migratedDatabase, startTestApi } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'
import { sharedCounts } from './shared-counts.ts'

const windowMs = 300_000
const urlOf = (database: OpenDatabase) => {
  if (database.kind !== 'postgres') throw new Error('This is tested on a server.')
  return String(database.client.options.connectionString)
}

const onServer = isOnServer ? describe : describe.skip
onServer('limits of several APIs with one database', () => {
  let own: OpenDatabase
  beforeAll(async () => {
    own = await migratedDatabase()
  })
  afterAll(() => own.close())

  /** An API with connections of its own, as on a machine of its own. A visitor may make 30 calls. */
  const start = async (url = urlOf(own)) =>
    startTestApi({ database: await openDatabase({ url }), rateLimitFactor: 0.1 })
  const visitor = () => ({ cookie: `visitor=${randomUUID()}`, 'x-forwarded-for': '203.0.113.20' })
  const ask = async ({ app }: TestApi, headers: Record<string, string>) =>
    (await send(app, '/vendor/api/getcountries', { headers })).statusCode
  const askTimes = async (times: number, api: TestApi, headers: Record<string, string>) => {
    const statuses = await Promise.all(Array.from({ length: times }, () => ask(api, headers)))
    return statuses.filter((status) => status === 200).length
  }
  const until = async (isTrue: () => Promise<boolean>) => {
    while (!(await isTrue())) await pause(20)
  }
  const merged = (calls: number) =>
    until(async () => {
      const rows = await own.query('select from call_counts where count >= $1', [calls])
      return rows.length > 0
    })
  /** Fewer calls than a visitor has, until the first is refused. */
  const callsUntilRefused = async (api: TestApi, headers: Record<string, string>) => {
    for (let calls = 0; calls < 25; calls++) {
      if ((await ask(api, headers)) === 429) return calls
      await pause(100)
    }
    return Infinity
  }

  test('Y-019: two APIs together allow what one allowed, but for what comes between two merges', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const headers = visitor()
    expect(await askTimes(40, one, headers)).toBe(30)
    await merged(40)
    expect(await callsUntilRefused(two, headers)).toBeLessThan(25)
    expect(await ask(two, visitor())).toBe(200)
    await Promise.all([one.close(), two.close()])
  })

  test('a restart gives nobody a fresh allowance', async () => {
    const headers = visitor()
    const before = await start()
    expect(await askTimes(31, before, headers)).toBe(30)
    await before.close()
    const after = await start()
    expect(await callsUntilRefused(after, headers)).toBeLessThan(25)
    await after.close()
  })

  test('a database that fails refuses nobody, is told of once, and limits go on', async () => {
    const line = await databaseLine(urlOf(own))
    const lines: string[] = []
    const log = {
      warn: (_: unknown, text: string) => void lines.push(text),
      info: (text: string) => void lines.push(text),
    }
    const database = await openDatabase({ url: line.url })
    const counts = sharedCounts(database, log as never)
    const count = counter(counts)
    const key = randomUUID()
    expect([count(key).current, count(key).current]).toEqual([1, 2])
    await line.cut()
    await counts.merge()
    expect(count(key).current).toBe(3)
    await counts.merge()
    expect(lines).toEqual([expect.stringContaining('by this process alone')])

    await line.mend()
    await until(async () => (await counts.merge(), lines.length > 1))
    expect(lines[1]).toContain('together with the other processes again')
    expect(count(key).current).toBe(4)
    const other = sharedCounts(own, log as never)
    counter(other)(key)
    await other.merge()
    expect(counter(other)(key).current).toBe(5)
    await Promise.all([counts.close(), other.close()])
    await database.close()
    await line.cut()
  })

  test('a window ends when the database says so, whatever the time of a machine', async () => {
    const [one, two] = [sharedCounts(own, silent), sharedCounts(own, silent)]
    const key = randomUUID()
    for (let call = 0; call < 10; call++) counter(one)(key)
    await one.merge()
    await own.query(`update call_counts set ends_at = now() + interval '20 seconds'`)
    counter(two)(key)
    await two.merge()
    const known = counter(two)(key)
    expect(known.current).toBe(12)
    expect(known.ttl).toBeLessThanOrEqual(20_000)
    expect(known.ttl).toBeGreaterThan(0)

    await own.query(`update call_counts set ends_at = now() - interval '1 second'`)
    await two.merge()
    expect(counter(two)(key).current).toBe(2)
    await Promise.all([one.close(), two.close()])
  })

  test('keys of any length are counted, and no address is written down', async () => {
    const counts = sharedCounts(own, silent)
    const key = `session:203.0.113.77:${'x\u0000'.repeat(6_000)}`
    counter(counts)(key)
    await counts.close()
    const again = sharedCounts(own, silent)
    counter(again)(key)
    await again.merge()
    expect(counter(again)(key).current).toBe(3)
    await again.close()
    const rows = JSON.stringify(await own.query('select key from call_counts'))
    expect(rows).not.toContain('203.0.113')
  })

  test('the hourly job removes windows that are over, and no others', async () => {
    await own.query(
      `insert into call_counts values ('over', 1, now() - interval '1 second'), ('present', 1, now() + interval '1 minute')`,
    )
    const api = await start()
    await api.app.runScheduledJobs()
    const rows = await own.query(`select key from call_counts where key in ('over', 'present')`)
    expect(rows).toEqual([{ key: 'present' }])
    await api.close()
  })

  test('the table is unlogged', async () => {
    const rows = await own.query(
      `select relpersistence from pg_class where relname = 'call_counts'`,
    )
    expect(rows).toEqual([{ relpersistence: 'u' }])
  })
})

const silent = { warn: () => {}, info: () => {} } as never

/** Counts a call as @fastify/rate-limit does. */
const counter =
  ({ Store }: ReturnType<typeof sharedCounts>) =>
  (key: string) => {
    let counted = { current: 0, ttl: 0 }
    new Store({}).incr(key, (_, result) => (counted = result ?? counted), windowMs, 30)
    return counted
  }
