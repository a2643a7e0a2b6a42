import { providedVersions } from '@brightyard/release-files'
import { startTracing } from '@brightyard/observability'
import { runProcess } from './run-process.ts'
import { readSettings } from './settings.ts'

await runProcess(async () => {
  const stopTracing = await startTracing('registry')
  // Imported after tracing, which has to patch the server's modules as they load.
  const { startRegistry } = await import('./start-registry.ts')
  const { address, stop } = await startRegistry(readSettings(process.env), providedVersions())
  const stopAll = async () => {
    try {
      await stop()
    } finally {
      await stopTracing()
    }
  }
  return { address, stop: stopAll }
})
