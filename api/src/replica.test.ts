import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { getProduct, listProducts, search } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { databaseLine } from './testing/database-line.ts'
import { aProduct } from './testing/shop-factories.ts'
import { callerOf, migratedDatabase, startTestApi } from './testing/test-api.ts'
import type { TestApi } from './testing/test-api.ts'

let api: TestApi
let line: Awaited<ReturnType<typeof databaseLine>>
let closeReplica: () => Promise<void>
let id: number
const log: string[] = []

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('This is tested on a server.')
  const [primary, replica] = [await migratedDatabase(), await migratedDatabase()]
  const at = async (server: string, { query }: typeof primary) => {
    const address = new URL(server)
    address.pathname = String((await query('select current_database() as name'))[0]?.['name'])
    return address.href
  }
  line = await databaseLine(url)
  const both = await openDatabase({
    url: await at(url, primary),
    readUrl: await at(line.url, replica),
  })
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
  await line.cut()
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
  await line.cut()
  const lists = await Promise.all([names(), names(), names()])
  expect(new Set(lists.flat())).toEqual(new Set(['Kite of the primary']))
  expect(log.filter((line) => line.includes('the replica does not answer'))).toHaveLength(1)
  expect(await replicaIsUp()).toBe('0')
  await line.mend()
  // It is left alone for a while.
  expect(await names()).toEqual(['Kite of the primary'])
  const later = Date.now() + 10_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  expect(await names()).toEqual(['Kite of the replica'])
  clock.mockRestore()
  expect(await replicaIsUp()).toBe('1')
  expect(log.some((line) => line.includes('the replica answers again'))).toBe(true)
})
