import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { startService } from './service.ts'
import type { Service, ServiceSettings } from './service.ts'

/** A server that ended although nobody stopped it. */
export interface UnexpectedExit {
  title: string
  reason: string
  lastOutput: string
}

/** The servers of one site: started together, stopped in the opposite order. */
export class ServiceGroup {
  readonly unexpectedExit: Promise<UnexpectedExit>
  readonly #logs: string
  readonly #services: Service[] = []
  #report: (unexpectedExit: UnexpectedExit) => void = () => undefined

  constructor(logs: string) {
    this.#logs = logs
    this.unexpectedExit = new Promise((resolve) => {
      this.#report = resolve
    })
  }

  /** All at once; waits for all, so that a failure leaves no process behind. */
  async start(settings: readonly ServiceSettings[]): Promise<void> {
    const outcomes = await Promise.allSettled(settings.map((one) => this.#start(one)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async #start(settings: ServiceSettings): Promise<void> {
    const log = logFile(this.#logs, settings.name)
    const service = await startService({
      ...settings,
      onOutput(text) {
        log(text)
        settings.onOutput?.(text)
      },
    })
    this.#services.push(service)
    void service.ended.then(({ stopRequested, reason, lastOutput }) => {
      if (!stopRequested) this.#report({ title: service.title, reason, lastOutput })
    })
  }

  /** Callers first: the edge, then the servers that it calls. */
  async stop(): Promise<void> {
    for (const service of this.#services.splice(0).reverse()) await service.stop()
  }

  kill(): void {
    for (const service of this.#services) service.kill()
  }
}

/** A server's output goes to a file of its own, overwritten at every start. */
function logFile(logs: string, name: string): (text: string) => void {
  const stream = createWriteStream(join(logs, `${name}.log`))
  return (text) => stream.write(text)
}
