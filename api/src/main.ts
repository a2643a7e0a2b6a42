import { startTracing } from '@brightyard/observability'
import { readCommandSettings, readEnvironment } from './environment.ts'

const shutdownTimeoutMs = 10_000

// `create-admin` and its like: they end by themselves, and nothing listens.
const command = process.argv.slice(2)
if (command.length > 0) process.exit(await runAsCommand())

const stopTracing = await startTracing('api')
// Loaded after the tracing, which has to be there before the server's modules.
const { startApi, startFailure } = await import('./start-api.ts')

try {
  const environment = readEnvironment(process.env)
  const { address, stop } = await startApi(environment)
  const ready = { ready: true, name: 'api', address }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
  process.send?.(ready)

  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    const longest = shutdownTimeoutMs + environment.DRAIN_SECONDS * 1000
    setTimeout(() => process.exit(1), longest).unref()
    const stopAll = async () => {
      try {
        await stop()
      } finally {
        await stopTracing()
      }
    }
    stopAll().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
  process.once('disconnect', stopOnce) // the process that started this one is gone
} catch (error) {
  process.stderr.write(`The API did not start. ${startFailure(error)}\n`)
  process.exit(1)
}

async function runAsCommand(): Promise<number> {
  const { runCommand, usage } = await import('./commands/run-command.ts')
  if (command.includes('--help')) {
    process.stdout.write(usage)
    return 0
  }
  const { startFailure } = await import('./start-api.ts')
  try {
    const print = (line: string) => process.stdout.write(`${line}\n`)
    return await runCommand(command, readCommandSettings(process.env), print)
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    return 1
  }
}
