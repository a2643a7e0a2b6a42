import { Problem } from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contractCalls } from '../access/contract-calls.ts'
import type { Actor, Signed } from '../access/access-row.ts'
import { send } from '../send.ts'
import type { Answer } from '../send.ts'
import { ownHeaders } from '../test-api.ts'
import { rowsInTurn, tries } from '../proof-level.ts'
import { startFuzzWorld } from './fuzz-world.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { oddRequests } from './odd-request.ts'
import type { OddRequest } from './odd-request.ts'
import { seededRandom, seedOf } from './seeded-random.ts'

const casesPerCall = tries(1_000, 20)
// Everybody's run shares its machine with the other tests.
const longest = tries(5_000, 30_000)
const senders: readonly Actor[] = [
  'owner',
  'owner',
  'owner',
  'super admin',
  'student',
  'school representative',
  'visitor',
]
const refusals = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429])

let world: FuzzWorld
beforeAll(async () => {
  world = await startFuzzWorld()
}, 120_000)
afterAll(() => world.api.close())

const tokens = new Map<Signed, string>()
async function headersOf(actor: Actor): Promise<Record<string, string>> {
  if (actor === 'visitor') return {}
  const token = tokens.get(actor) ?? (await world.signInAgain(actor))
  tokens.set(actor, token)
  return { authorization: `Bearer ${token}` }
}

async function sendOdd(call: Call, actor: Actor, { address, body, contentType }: OddRequest) {
  const answer = await send(world.api.app, address, {
    method: call.method,
    headers: { ...ownHeaders, ...(await headersOf(actor)), 'content-type': contentType },
    ...(body === undefined ? {} : { body }),
  })
  // The session was ended by one of these requests, which is as it should be.
  if (answer.statusCode === 401 && actor !== 'visitor') tokens.delete(actor)
  return answer
}

/** What is wrong with an answer; null for one that keeps its promises. */
function faultOf(call: Call, { statusCode, body }: Answer, milliseconds: number): string | null {
  if (milliseconds > longest) return `took ${Math.round(milliseconds)} ms`
  if (statusCode !== 200 && !refusals.has(statusCode)) return `answered ${statusCode}`
  try {
    const schema = statusCode === 200 ? call.response : Problem
    schema.parse(JSON.parse(body))
    return null
  } catch (error) {
    return `does not keep its schema: ${String(error).slice(0, 300)}`
  }
}

test.each(rowsInTurn(contractCalls).map((call) => [call.name, call] as const))(
  `Y-022: %s answers ${casesPerCall} odd requests in time, without a failure and by its schema`,
  async (name, call) => {
    const random = seededRandom(seedOf(name))
    const next = oddRequests(call, random, world.known)
    const statuses = new Map<number, number>()
    const faults: unknown[] = []
    for (let at = 0; at < casesPerCall && faults.length < 3; at++) {
      if (at % 20 === 0) await world.resetCounts()
      const actor = random.pick(senders)
      const request = next()
      const begun = performance.now()
      const answer = await sendOdd(call, actor, request)
      const fault = faultOf(call, answer, performance.now() - begun)
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const shown = { ...request, body: request.body?.slice(0, 600) }
      if (fault) faults.push({ at, actor, fault, ...shown, answer: answer.body.slice(0, 300) })
    }
    // A full run takes long, so it reports each call.
    if (casesPerCall === 1_000) {
      process.stderr.write(`${name} ${JSON.stringify({ statuses: [...statuses], faults })}\n`)
    }
    expect(faults).toEqual([])
  },
  tries(600_000, 60_000),
)

test('Y-022: all calls together get 60,000 odd requests in the full run', () => {
  expect(contractCalls.length * 1_000).toBeGreaterThanOrEqual(60_000)
})
