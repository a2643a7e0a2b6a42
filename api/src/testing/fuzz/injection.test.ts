import type { Call } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { comparedTables } from '../access/changes.ts'
import { contractCalls } from '../access/contract-calls.ts'
import { send } from '../send.ts'
import { rowsInTurn, tries } from '../proof-level.ts'
import { startFuzzWorld } from './fuzz-world.ts'
import type { FuzzWorld } from './fuzz-world.ts'

/** Ways to end the value that a naive query would put them into, and what to do then. */
const ends = ["'", '"', "')", '1)', '1', "\\'", '%27', "' --", '$$', 'x']
const deeds = [
  '; drop table users; --',
  '; update users set role_id = 5; --',
  " union select password_hash from users where '1'='1",
  " or '1'='1",
  '; select pg_sleep(9); --',
]
const payloads = ends.flatMap((end) => deeds.map((deed) => end + deed))

let world: FuzzWorld
beforeAll(async () => {
  world = await startFuzzWorld()
}, 120_000)
afterAll(() => world.api.close())

const Tables = z.object({ rows: z.array(z.object({ name: z.string() })) })
const Contents = z.object({ rows: z.array(z.object({ rows: z.number(), sum: z.unknown() })) })

/** How many rows each table has, and a sum over all they say; limits are counted in a table too. */
async function contents() {
  const { db } = world.api
  const tables = Tables.parse(await db.execute(sql.raw(comparedTables)))
  const found: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const sums = await db.execute(
      sql`select count(*)::int as rows, sum(hashtext(t::text)::bigint)::text as sum
          from ${sql.identifier(name)} t`,
    )
    found[name] = Contents.parse(sums).rows
  }
  return found
}

const parametersOf = ({ params, query }: Call) => [
  ...Object.keys(params?.shape ?? {}).map((name) => ({ name, where: 'path' }) as const),
  ...Object.keys(query?.shape ?? {}).map((name) => ({ name, where: 'query' }) as const),
]

function addressWith(
  call: Call,
  { name, where }: ReturnType<typeof parametersOf>[number],
  payload: string,
) {
  const value = (of: string) => {
    if (of === name) return encodeURIComponent(payload)
    const [meant] = world.known[of] ?? []
    return typeof meant === 'string' ? encodeURIComponent(meant) : JSON.stringify(meant ?? 1)
  }
  const path = call.path.replaceAll(/:(\w+)/g, (_, one: string) => value(one))
  return `/${call.base}${path}${where === 'query' ? `?${name}=${value(name)}` : ''}`
}

const reading = contractCalls.filter(
  (call) => call.method === 'GET' && parametersOf(call).length > 0,
)

test(`Y-023: ${tries(50, 5)} database payloads in each parameter of each reading call change nothing`, async () => {
  expect(payloads).toHaveLength(50)
  const headers = { authorization: `Bearer ${await world.signInAgain('owner')}` }
  const before = await contents()
  const faults: string[] = []
  let turn = 0
  for (const call of rowsInTurn(reading)) {
    await world.resetCounts()
    for (const parameter of parametersOf(call)) {
      for (let at = 0; at < tries(50, 5); at++) {
        const address = addressWith(call, parameter, payloads[turn++ % payloads.length] ?? '')
        const begun = performance.now()
        const { statusCode } = await send(world.api.app, address, { method: 'GET', headers })
        if (statusCode >= 500) faults.push(`${address}: ${statusCode}`)
        if (performance.now() - begun > 8_000) faults.push(`${address}: the database slept`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(await contents()).toEqual(before)
}, 600_000)
