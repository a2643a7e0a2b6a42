import { setTimeout as pause } from 'node:timers/promises'
import { getProduct, getProfile, updateProfile } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { describe, expect, test } from '@jest/globals'
import { databaseLine } from './testing/database-line.ts'
import { aUser, signedInAs } from './testing/factories.ts'
import { isOnServer, tries } from './testing/proof-level.ts'
import { aProduct } from './testing/shop-factories.ts'
import { migratedDatabase, startTestApi } from './testing/test-api.ts'

const restarts = tries(20, 4)

const onServer = isOnServer ? describe : describe.skip
onServer('Y-034', () => {
  test(`${restarts} restarts of the database under traffic: refusals while it is away, the same data and no new API after`, async () => {
    const own = await migratedDatabase()
    if (own.kind !== 'postgres') throw new Error('This is tested on a server.')
    const line = await databaseLine(String(own.client.options.connectionString))
    const api = await startTestApi({
      database: await openDatabase({ url: line.url }),
      rateLimitFactor: 1_000,
    })
    const thing = await aProduct(api.db, { variants: [{ unitsAvailable: 100_000 }] })
    const buyer = await signedInAs(api, await aUser(api.db))

    let isRunning = true
    let lastRefusal = 0
    const others: string[] = []
    let acknowledged = 0
    const note = ({ statusCode, body, headers }: Awaited<ReturnType<typeof buyer.send>>) => {
      if (statusCode === 200) return true
      lastRefusal = performance.now()
      const isRefusal = statusCode === 503 && Number(headers['retry-after']) > 0
      if (!isRefusal) others.push(`${statusCode} ${body}`)
      return false
    }
    const read = async () => {
      while (isRunning) note(await buyer.send(getProduct, { id: thing.id }))
    }
    const write = async () => {
      for (let turn = 1; isRunning; turn++) {
        if (note(await buyer.send(updateProfile, { name: `Asha ${turn}` }))) acknowledged = turn
      }
    }
    const traffic = [read(), read(), write()]

    for (let restart = 1; restart <= restarts; restart++) {
      await pause(150 + ((restart * 37) % 90))
      await line.cut()
      await pause(200)
      await line.mend()
      const mendedAt = performance.now()
      await pause(250)
      expect(lastRefusal - mendedAt).toBeLessThan(10_000)
    }
    await pause(300)
    isRunning = false
    await Promise.all(traffic)
    const { name } = await buyer.call(getProfile, {})
    await api.close()
    await line.cut()
    await own.close()

    expect(others).toEqual([])
    expect(lastRefusal).toBeGreaterThan(0)
    // Of the last change that was refused a commit may have come through.
    const written = Number(name.split(' ')[1])
    expect(written - acknowledged).toBeGreaterThanOrEqual(0)
    expect(acknowledged).toBeGreaterThan(restarts)
  }, 300_000)
})
