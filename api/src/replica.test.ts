import { createConnection, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { getProduct, listProducts, search } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { aProduct } from './testing/shop-factories.ts'
import { callerOf, migratedDatabase, startTestApi } from './testing/test-api.ts'
import type { TestApi } from './testing/test-api.ts'

/** A way to the server that can be cut. */
function wayTo({ hostname, port }: URL) {
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = createConnection(Number(port || 5432), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one))
      one.pipe(other)
    }
  })
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
  const cut = () => {
    for (const socket of open) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  return { listen, cut }
}

let api: TestApi
let way: ReturnType<typeof wayTo>
let port: number
let closeReplica: () => Promise<void>
let id: number
const log: string[] = []

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('This is tested on a server.')
  const [primary, replica] = [await migratedDatabase(), await migratedDatabase()]
  const nameOf = async ({ query }: typeof primary) =>
    String((await query('select current_database() as name'))[0]?.['name'])
  const at = async (database: typeof primary, through?: number) => {
    const address = new URL(url)
    address.pathname = await nameOf(database)
    if (through) Object.assign(address, { hostname: '127.0.0.1', port: String(through) })
    return String(address)
  }
  way = wayTo(new URL(url))
  port = await way.listen(0)
  const both = await openDatabase({ url: await at(primary), readUrl: await at(replica, port) })
  api = await startTestApi({
    database: both,
    logger: { level: 'info', stream: { write: (line) => void log.push(line) } },
  })
  ;({ id } = await aProduct(api.db, { product: { name: 'Kite of the primary' } }))
  const copy = await startTestApi({ database: replica })
  await aProduct(copy.db, { product: { name: 'Kite of the replica' } })
  closeReplica = async () => {
    await copy.close()
    await primary.close()
  }
})
afterAll(async () => {
  await api.close()
  await closeReplica()
  await way.cut()
})

const names = async () => {
  const { data } = await callerOf(api.app).call(listProducts, {})
  return data.map(({ name }) => name)
}
async function replicaIsUp() {
  const figures = await (await fetch(new URL('/metrics', api.app.listeningOrigin))).text()
  return /^database_replica_up(?:\{.*\})? (\d)$/m.exec(figures)?.[1]
}

test('lists and searches are read from the replica, and one product from the primary', async () => {
  expect(await names()).toEqual(['Kite of the replica'])
  const { offers } = await callerOf(api.app).call(search, { text: 'kite' })
  expect(JSON.stringify(offers)).toContain('Kite of the replica')
  expect((await callerOf(api.app).call(getProduct, { id })).name).toBe('Kite of the primary')
  expect(await replicaIsUp()).toBe('1')
})

test('a replica that dies harms nobody, is told once, and is used again when it is back', async () => {
  await way.cut()
  const lists = await Promise.all([names(), names(), names()])
  expect(new Set(lists.flat())).toEqual(new Set(['Kite of the primary']))
  expect(log.filter((line) => line.includes('the replica does not answer'))).toHaveLength(1)
  expect(await replicaIsUp()).toBe('0')
  way = wayTo(new URL(process.env.TEST_DATABASE_URL ?? ''))
  await way.listen(port)
  // It is left alone for a while.
  expect(await names()).toEqual(['Kite of the primary'])
  const later = Date.now() + 10_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  expect(await names()).toEqual(['Kite of the replica'])
  clock.mockRestore()
  expect(await replicaIsUp()).toBe('1')
  expect(log.some((line) => line.includes('the replica answers again'))).toBe(true)
})
