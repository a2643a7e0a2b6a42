import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@brightyard/database'
import type { OpenDatabase } from '@brightyard/database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { databaseLine } from '../../testing/database-line.ts'
import { isOnServer } from '../../testing/proof-level.ts'
import { send } from '../../testing/send.ts'
import { migratedDatabase, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestValkey } from '../../testing/test-valkey.ts'
import { databaseCounts } from './database-counts.ts'
import { sharedCounts, type SharedCounts } from './shared-counts.ts'
import { valkeyCounts } from './valkey-counts.ts'

const windowMs = 300_000
const urlOf = (database: OpenDatabase) => {
  if (database.kind !== 'postgres') throw new Error('This is tested on a server.')
  return String(database.client.options.connectionString)
}

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await pause(20)
}

const onServer = isOnServer ? describe : describe.skip
onServer('limits of several APIs', () => {
  let own: OpenDatabase
  beforeAll(async () => {
    own = await migratedDatabase()
  })
  afterAll(() => own.close())

  /** An API with connections of its own, as on a machine of its own. A visitor may make 30 calls. */
  const start = async (limitsUrl?: string) => {
    const database = await openDatabase({ url: urlOf(own) })
    return startTestApi({ database, limitsUrl, rateLimitFactor: 0.1 })
  }
  const visitor = () => ({ cookie: `visitor=${randomUUID()}`, 'x-forwarded-for': '203.0.113.20' })
  const ask = async ({ app }: TestApi, headers: Record<string, string>) =>
    (await send(app, '/vendor/api/getcountries', { headers })).statusCode
  const askTimes = async (times: number, api: TestApi, headers: Record<string, string>) => {
    const statuses = await Promise.all(Array.from({ length: times }, () => ask(api, headers)))
    return statuses.filter((status) => status === 200).length
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

  test.each(['database', 'valkey'])(
    'a restart gives nobody a fresh allowance: counted in a %s',
    async (kind) => {
      const valkey = kind === 'valkey' ? await startTestValkey() : undefined
      const headers = visitor()
      const before = await start(valkey?.url)
      expect(await askTimes(31, before, headers)).toBe(30)
      await before.close()
      const after = await start(valkey?.url)
      expect(await callsUntilRefused(after, headers)).toBeLessThan(25)
      await after.close()
      await valkey?.close()
    },
  )

  test('an API starts, and has limits, while the store of LIMITS_URL does not respond', async () => {
    const valkey = await startTestValkey()
    const line = await databaseLine(valkey.url)
    await line.cut()
    const api = await start(line.url)
    expect(await askTimes(31, api, visitor())).toBe(30)
    await api.close()
    await valkey.close()
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

/** Each with a line to it that can be cut. */
const stores = {
  async database() {
    const own = await migratedDatabase()
    const line = await databaseLine(urlOf(own))
    const database = await openDatabase({ url: line.url })
    return {
      store: () => databaseCounts(database),
      line,
      endWindows: () => own.query(`update call_counts set ends_at = now() - interval '1 second'`),
      written: async () => JSON.stringify(await own.query('select key from call_counts')),
      async close() {
        await database.close()
        await own.close()
      },
    }
  },
  async valkey() {
    const valkey = await startTestValkey()
    const line = await databaseLine(valkey.url)
    return {
      store: () => valkeyCounts(line.url),
      line,
      endWindows: valkey.endWindows,
      written: async () => JSON.stringify(await valkey.keys()),
      close: valkey.close,
    }
  },
}

describe.each(isOnServer ? (['database', 'valkey'] as const) : (['valkey'] as const))(
  'counting in a %s',
  (kind) => {
    let used: Awaited<ReturnType<(typeof stores)[typeof kind]>>
    beforeAll(async () => {
      used = await stores[kind]()
    })
    afterAll(async () => {
      await used.line.cut()
      await used.close()
    })
    const opened: SharedCounts[] = []
    afterEach(() => Promise.all(opened.splice(0).map((counts) => counts.close())))
    /** Once its store responds. */
    async function open(log = silent) {
      const store = used.store()
      const isThere = () =>
        store.merge([{ key: randomUUID(), added: 1, windowMs }]).then(
          () => true,
          () => false,
        )
      await until(isThere)
      const counts = sharedCounts(store, log)
      opened.push(counts)
      return counts
    }

    test('two processes count together, in windows that end when the store says so', async () => {
      const [one, two] = [await open(), await open()]
      const key = randomUUID()
      for (let call = 0; call < 10; call++) counter(one)(key)
      await one.merge()
      const longer = counter(two, 2 * windowMs)
      longer(key)
      await two.merge()
      const known = longer(key)
      expect(known.current).toBe(12)
      expect(known.ttl).toBeLessThanOrEqual(windowMs)
      expect(known.ttl).toBeGreaterThan(windowMs - 60_000)

      await used.endWindows()
      await two.merge()
      expect(counter(two)(key).current).toBe(2)
    })

    test('a store that fails refuses nobody, is told of once, and limits go on', async () => {
      const lines: string[] = []
      const log = {
        warn: (_: unknown, text: string) => void lines.push(text),
        info: (text: string) => void lines.push(text),
      }
      const counts = await open(log as never)
      const count = counter(counts)
      const key = randomUUID()
      expect([count(key).current, count(key).current]).toEqual([1, 2])
      await used.line.cut()
      await counts.merge()
      expect(count(key).current).toBe(3)
      await counts.merge()
      expect(lines).toEqual([expect.stringContaining('by this process alone')])

      await used.line.mend()
      await until(async () => (await counts.merge(), lines.length > 1))
      expect(lines[1]).toContain('together with the other processes again')
      expect(count(key).current).toBe(4)
      await counts.merge()
      const other = await open()
      counter(other)(key)
      await other.merge()
      expect(counter(other)(key).current).toBe(6)
    })

    test('keys of any length are counted, and no address is written down', async () => {
      const counts = await open()
      const key = `session:203.0.113.77:${'x\u0000'.repeat(6_000)}`
      counter(counts)(key)
      await counts.close()
      const again = await open()
      counter(again)(key)
      await again.merge()
      expect(counter(again)(key).current).toBe(3)
      const written = await used.written()
      expect(written).not.toContain('203.0.113')
    })
  },
)

const silent = { warn: () => {}, info: () => {} } as never

/** Counts a call as @fastify/rate-limit does. */
const counter =
  ({ Store }: SharedCounts, ms = windowMs) =>
  (key: string) => {
    let counted = { current: 0, ttl: 0 }
    new Store({}).incr(key, (_, result) => (counted = result ?? counted), ms, 30)
    return counted
  }
