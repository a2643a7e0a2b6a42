import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { migrationsFolder } from '../database/open-registry-database.ts'
import { deployments } from '../database/tables.ts'
import { registryFixture } from '../fixtures/registry-fixture.ts'
import { latestDeployment } from './deployments.repository.ts'

test('a site from before there were deployments is at its highest set', async () => {
  const { registry, close } = await registryFixture()
  const { db } = registry
  await db.execute(
    `insert into registry_sets (number, created_at, actor, reason) values (1, now(), 'asha', 'first'), (2, now(), 'ravi', 'second')`,
  )
  const migration = await readFile(join(migrationsFolder, '0003_positions.sql'), 'utf8')
  const carryOver = migration.split('--> statement-breakpoint').find((one) => /INSERT/.test(one))
  await db.execute(carryOver ?? '')
  expect(await latestDeployment(db)).toMatchObject({
    number: 1,
    kind: 'swap',
    current: 2,
    candidate: null,
    frozen: null,
    actor: 'ravi',
  })
  const refusal = expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
  })
  await expect(db.delete(deployments)).rejects.toEqual(refusal)
  await close()
})
