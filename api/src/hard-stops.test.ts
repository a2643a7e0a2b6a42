import { randomUUID } from 'node:crypto'
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  addAddress,
  addToCart,
  listAddresses,
  placeOrder,
  quoteCheckout,
  requestToken,
} from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import { queryable } from './database/database.ts'
import { anAddress, chooseAtGateway } from './testing/checkout-factories.ts'
import { aUser, testPassword } from './testing/factories.ts'
import { aProduct } from './testing/shop-factories.ts'
import { expectShopInvariants, unitsInAll } from './testing/expect-shop-invariants.ts'
import { callerOf, migratedDatabase, testOrigin } from './testing/test-api.ts'
import { isOnServer, tries } from './testing/proof-level.ts'

const stops = tries(50, 8)
const units = 100_000

let database: OpenDatabase
let folder: string
let server: { process: ChildProcess; address: string } | undefined

/** The real server in a process of its own: only that can be stopped as a power cut stops it. */
async function start() {
  if (database.kind !== 'postgres') throw new Error('Hard stops are tested on a server.')
  const process_ = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: String(database.client.options.connectionString),
      DATA_FOLDER: folder,
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      PUBLIC_ORIGIN: testOrigin,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: process_.stdout })
  for await (const line of lines) {
    const said = JSON.parse(line) as { ready?: boolean; address: string }
    if (said.ready) {
      server = { process: process_, address: said.address }
      return server
    }
  }
  throw new Error('The server did not start.')
}

async function stopHard() {
  const running = server
  if (!running) return
  server = undefined
  const ended = new Promise((resolve) => running.process.once('exit', resolve))
  running.process.kill('SIGKILL')
  await ended
}

const onServer = isOnServer ? describe : describe.skip
onServer('Y-030', () => {
  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'api'], {
      cwd: join(import.meta.dirname, '../..'),
    })
    folder = mkdtempSync(join(tmpdir(), 'brightyard-stops-'))
    database = await migratedDatabase()
  }, 120_000)
  afterAll(async () => {
    await stopHard()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test(`after ${stops} hard stops every order is whole or not there, and none that was paid is lost`, async () => {
    const db = queryable(database)
    const thing = await aProduct(db, {
      product: { maxOrderQuantity: 9 },
      variants: [{ unitsAvailable: units }],
    })
    const people = []
    for (let made = 0; made < 6; made++) people.push(await aUser(db))
    const acknowledged: number[] = []

    for (let stop = 1; stop <= stops; stop++) {
      const { address } = await start()
      const answers = counted()
      const shoppers = people.map(({ email }) =>
        shop({
          address,
          email: email ?? '',
          productId: thing.id,
          acknowledged,
          said: answers.said,
        }),
      )
      // A different moment every time: after so many answers, while five other calls are under way.
      await answers.reach(6 + ((stop * 7) % 41))
      await stopHard()
      await Promise.all(shoppers)
      await expectShopInvariants(database)
      expect(await unitsInAll(database, thing.first.id)).toBe(units)
    }

    await start()
    await allCallbacksAnswered()
    await stopHard()
    const orders = await database.query('select id from orders')
    const known = new Set(orders.map(({ id }) => Number(id)))
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    expect(known.size).toBeGreaterThan(stops)
    const lost = await database.query(
      `select p.id from payments p join sandbox_payments s on s.payment_code = p.code
       where s.status = 'paid' and p.status <> 'success'`,
    )
    expect(lost).toEqual([])
    const paid = await database.query(`select id from orders where status = 'paid'`)
    expect(paid.length).toBeGreaterThan(0)
    await expectShopInvariants(database)
  }, 1_500_000)
})

/** Resolves once so many calls have been answered, no matter who made them. */
function counted() {
  let count = 0
  let waiting: { target: number; go: () => void } | undefined
  return {
    said() {
      count += 1
      if (waiting && count >= waiting.target) waiting.go()
    },
    reach: (target: number) =>
      new Promise<void>((go) => {
        waiting = { target, go }
      }),
  }
}

interface Shopper {
  address: string
  email: string
  productId: number
  acknowledged: number[]
  said: () => void
}

/** Orders and pays until the server is gone. */
async function shop({ address, email, productId, acknowledged, said }: Shopper) {
  const at = { listeningOrigin: address }
  try {
    const { access_token } = await callerOf(at).call(requestToken, {
      grant_type: 'password',
      client_id: 'web',
      username: email,
      password: testPassword,
    })
    const caller = callerOf(at, { authorization: `Bearer ${access_token}` })
    const [known] = (await caller.call(listAddresses)).data
    const address_id = known?.id ?? (await caller.call(addAddress, anAddress)).id
    for (;;) {
      await caller.send(addToCart, { ecomm_product_id: productId })
      said()
      const { fingerprint, delivery } = await caller.call(quoteCheckout, { address_id })
      said()
      const order = await caller.call(placeOrder, {
        idempotency_key: randomUUID(),
        fingerprint,
        delivery,
        address_id,
      })
      acknowledged.push(order.order_id)
      said()
      await chooseAtGateway({ app: at }, order.gateway_url, 'success')
      said()
    }
  } catch {
    // The power cut: whatever was under way is over.
  }
}

/** The scheduled jobs of the running server do it; a callback that failed waits a little longer. */
async function allCallbacksAnswered() {
  for (;;) {
    const [row] = await database.query(
      'select count(*)::int as owed from sandbox_callbacks where delivered_at is null',
    )
    if (row?.['owed'] === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
