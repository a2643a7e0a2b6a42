import { join } from 'node:path'
import type { Provided } from './checks/shared.check.ts'
import { openRegistryDatabase } from './database/open-registry-database.ts'
import { openRegistry } from './registry.ts'
import type { RunningProcess } from './run-process.ts'
import { readOrMakeOperatorToken } from './service/operator.ts'
import { buildService } from './service/service.ts'
import type { RegistrySettings } from './settings.ts'

/** Opens the database and the store, and serves both. */
export async function startRegistry(
  settings: RegistrySettings,
  provided: Provided,
): Promise<RunningProcess> {
  const { dataFolder, allowedOrigins, databaseUrl, logLevel, host, port } = settings
  const operatorToken = settings.token ?? (await readOrMakeOperatorToken(dataFolder))
  const database = await openRegistryDatabase({
    url: databaseUrl,
    folder: join(dataFolder, 'database'),
  })
  try {
    const registry = await openRegistry({ database, dataFolder, allowedOrigins, provided })
    const app = await buildService({
      registry,
      operatorToken,
      logger: logLevel === 'silent' ? false : { level: logLevel },
    })
    app.addHook('onClose', () => registry.close())
    const address = await app.listen({ host, port })
    return { address, stop: () => app.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}
