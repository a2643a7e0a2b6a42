import * as contract from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { actors, outcomeFor } from './access-row.ts'
import type { AccessRow, World } from './access-row.ts'
import { accessTable, tabledPaths } from './access-table.ts'
import { startAccessWorld, stateOf } from './access-world.ts'

let world: World
beforeAll(async () => {
  world = await startAccessWorld()
}, 60_000)
afterAll(() => world.api.close())

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'session' in value

/** Names of fields that say whose, or which one. */
const namesAnId = /^(id|.*_id|.*Id|order_code)$/
const fieldsOf = ({ params, query, body }: Call) =>
  [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}))

test('Y-011: every call that takes an id of somebody stands in the table', () => {
  const tabled = new Set(accessTable.map(({ call }) => call.name))
  const exported: readonly unknown[] = Object.values(contract)
  const missing = exported
    .filter(isCall)
    .filter(({ session }) => session !== 'none')
    .filter(({ path }) => tabledPaths.some((start) => path.startsWith(start)))
    .filter((call) => fieldsOf(call).some((name) => namesAnId.test(name)))
    .map(({ name }) => name)
    .filter((name) => !tabled.has(name))
  expect(missing).toEqual([])
  expect(accessTable.length * actors.length).toBeGreaterThanOrEqual(320)
})

// What refused tries name is made once: nothing of it may change. Who may act gets a fresh one.
const made = new Map<AccessRow, Readonly<Record<string, unknown>>>()
async function inputFor(row: AccessRow, status: number) {
  if (status === 200) return row.given(world)
  const input = made.get(row) ?? (await row.given(world))
  made.set(row, input)
  return input
}

describe.each(accessTable.map((row) => [row.call.name, row] as const))('Y-011: %s', (_, row) => {
  test.each(actors)('by %s', async (actor) => {
    const status = outcomeFor(row.outcomes, actor)
    const input = await inputFor(row, status)
    const before = status === 200 ? '' : await stateOf(world)
    const answer = await world.callers[actor].send(row.call, input)
    expect([answer.statusCode, answer.body]).toEqual([status, answer.body])
    if (status !== 200) expect(await stateOf(world)).toBe(before)
  })
})

test('Y-011: 2,000 tries of another guardian with swapped ids give nothing and change nothing', async () => {
  const rows = accessTable.filter(({ outcomes }) => outcomeFor(outcomes, 'other guardian') !== 200)
  const inputs: { row: AccessRow; input: Readonly<Record<string, unknown>> }[] = []
  for (const row of rows) inputs.push({ row, input: await inputFor(row, 404) })
  const idsOf = (input: Readonly<Record<string, unknown>>) =>
    Object.entries(input).filter(
      ([name, value]) => namesAnId.test(name) && typeof value === 'number',
    )
  const pool = inputs.flatMap(({ input }) => idsOf(input).map(([, value]) => value))
  const before = await stateOf(world)
  let seed = 7
  const pick = <T>(list: readonly T[]): T | undefined => {
    seed = (seed * 48_271) % 2_147_483_647
    return list[seed % list.length]
  }
  const tries = Array.from({ length: 2_000 }, () => {
    const chosen = pick(inputs)
    if (!chosen) throw new Error('There is nothing to swap.')
    const { user_id, userId, ...rest } = chosen.input
    const swapped = idsOf(rest).map(([name]) => [name, pick(pool)] as const)
    // Whose it is stays the owner's: that is what is tried.
    const owner = { ...(user_id ? { user_id } : {}), ...(userId ? { userId } : {}) }
    return { row: chosen.row, input: { ...rest, ...Object.fromEntries(swapped), ...owner } }
  })
  for (let start = 0; start < tries.length; start += 20) {
    const answers = await Promise.all(
      tries
        .slice(start, start + 20)
        .map(({ row, input }) => world.callers['other guardian'].send(row.call, input)),
    )
    for (const answer of answers) expect([401, 403, 404, 422]).toContain(answer.statusCode)
  }
  expect(await stateOf(world)).toBe(before)
}, 300_000)
