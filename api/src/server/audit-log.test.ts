import { cancelOrder, changeStock, getOrder } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as z from 'zod'
import { aPaidOrder } from '../testing/checkout-factories.ts'
import { aUser, signedInAs, testPassword } from '../testing/factories.ts'
import { send } from '../testing/send.ts'
import { aProduct } from '../testing/shop-factories.ts'
import { ownHeaders, startTestApi } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'

let text = ''
let api: TestApi
beforeAll(async () => {
  const stream = { write: (line: string) => void (text += line) }
  api = await startTestApi({ logger: { level: 'info', stream }, rateLimitFactor: 1_000 })
})
afterAll(() => api.close())

const Line = z.looseObject({ event: z.optional(z.string()), call: z.optional(z.string()) })
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)))
const eventsOf = (call: string) => lines().filter((line) => line.call === call && line.event)

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  send(api.app, '/vendor/oauth/token', {
    method: 'POST',
    headers: { ...ownHeaders, ...headers },
    json: { grant_type: 'password', client_id: 'web', username, password },
  })

const seller = { role: 'superAdmin', email: 'head.of.stock@home.example' } as const
const buyer = { email: 'asha@home.example', name: 'Asha Verma' } as const

test('Y-043: sign-ins, orders, refunds, what staff change and what is refused are in the log, with who did it', async () => {
  const [guardian, admin] = [await aUser(api.db, buyer), await aUser(api.db, seller)]
  const product = await aProduct(api.db)
  const asGuardian = await signedInAs(api, guardian)
  const asAdmin = await signedInAs(api, admin)
  const order = await aPaidOrder(api, asGuardian, product.id)
  await asGuardian.call(cancelOrder, { id: order.id, reason: 'We have one already.' })
  const change = { id: product.first.id, revision: 0, units_available: 3 }
  expect((await asGuardian.send(changeStock, change)).statusCode).toBe(403)
  await asAdmin.call(changeStock, change)
  await asGuardian.call(getOrder, { id: order.id })

  const by = ({ id, role }: { id: number; role: string }) => ({ actor: id, role })
  const changed = (call: string) => eventsOf(call).at(-1)
  expect(changed('requestToken')).toMatchObject({ event: 'changed', status: 200 })
  expect(changed('placeOrder')).toMatchObject({ event: 'changed', ...by(guardian) })
  expect(changed('cancelOrder')).toMatchObject({ event: 'changed', id: order.id, ...by(guardian) })
  expect(eventsOf('changeStock')).toMatchObject([
    { event: 'refused', status: 403, id: product.first.id, ...by(guardian) },
    { event: 'changed', id: product.first.id, ...by(admin) },
  ])
  expect(eventsOf('getOrder')).toEqual([])
  expect(text).not.toMatch(/Asha|home\.example|one already/)
  expect(text).not.toContain(testPassword)
})

const forged = '{"level":30,"event":"changed","call":"changeStock","actor":1,"role":"superAdmin"}'
const breaks = [
  '\n',
  '\r\n',
  '\u2028',
  '\u0085',
  '"}\n{"a":"',
  '\\n',
  '%0a',
  '\u001b[2K\n',
  '\0\n',
  '\t',
]
const payloads = breaks.flatMap((end) => [`x${end}${forged}`, `${forged}${end}${forged}`])

test('Y-043: twenty inputs that imitate a line of the log make none', async () => {
  expect(payloads).toHaveLength(20)
  const before = eventsOf('changeStock').length
  let refused = 0
  for (const payload of payloads) {
    const header = encodeURIComponent(payload)
    const headers = { 'user-agent': header, 'x-request-id': header }
    if ((await signIn(payload, payload, headers)).statusCode === 401) refused += 1
    await send(api.app, `/vendor/api/orders/${encodeURIComponent(payload)}`)
  }
  expect(eventsOf('changeStock')).toHaveLength(before)
  expect(eventsOf('requestToken').filter(({ event }) => event === 'refused')).toHaveLength(refused)
})
