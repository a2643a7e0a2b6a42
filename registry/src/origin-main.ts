import { join } from 'node:path'
import { buildReleaseOrigin } from './origin.ts'
import { runProcess } from './run-process.ts'

const { PORT = '3100', HOST = '127.0.0.1', RELEASES_FOLDER } = process.env
const folder = RELEASES_FOLDER ?? join(import.meta.dirname, '../../.brightyard/releases')

await runProcess(async () => {
  const app = await buildReleaseOrigin(folder)
  const address = await app.listen({ host: HOST, port: Number(PORT) })
  return { address, stop: () => app.close() }
})
