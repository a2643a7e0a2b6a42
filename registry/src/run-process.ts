import { errorCode } from './disk/error-code.ts'

/** A process that reports to its parent when it is ready, and can be stopped. */
export interface RunningProcess {
  /** Where it listens. */
  address: string
  stop(): Promise<void>
}

/** Runs until SIGINT, SIGTERM or the end of the parent; a failed start ends with code 1 and a sentence. */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  try {
    const running = await start()
    let stopping = false
    const stop = () => {
      if (stopping) return
      stopping = true
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)
    process.send?.({ ready: true, address: running.address })
  } catch (error) {
    console.error(startProblem(error))
    process.exitCode = 1
    process.disconnect?.()
  }
}

function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (errorCode(error) === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop the other program, or choose another port with PORT.`
  }
  return error.message
}
