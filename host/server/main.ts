/** The edge as a process: reads its environment, serves, and stops on a signal. */
import { startTracing } from '@brightyard/observability'
import { foldersOf } from './edge-folders.ts'
import { EdgeSettings } from './settings.ts'
import { prettifyError } from 'zod'
import { join } from 'node:path'

const parsed = EdgeSettings.safeParse(process.env)
if (!parsed.success) {
  console.error(`The edge cannot start with these settings:\n${prettifyError(parsed.error)}`)
  process.exit(2)
}
const settings = parsed.data

const stopTracing = await startTracing('edge')
// Imported after tracing, which has to patch the server's modules as they load.
const { createEdge } = await import('./edge.ts')
// dist/server/main.js stands two folders below the host's.
const edge = await createEdge(
  settings,
  foldersOf(join(import.meta.dirname, '../..'), settings.HOST_BUILD),
)
try {
  const address = await edge.listen({ host: settings.HOST, port: settings.PORT })
  process.send?.({ ready: true, address })
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    taken
      ? `Port ${settings.PORT} is taken. Stop what listens there, or set PORT to a free one.`
      : `The edge could not start: ${String(error)}`,
  )
  process.exit(1)
}

async function stop() {
  try {
    await edge.drain(settings.DRAIN_SECONDS)
    await edge.close()
    await stopTracing()
  } finally {
    process.exit(0)
  }
}
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop())
