import { logFile } from './log-file.ts'
import { startService } from './service.ts'
import type { Service, ServiceSettings } from './service.ts'

/** A server that ended without being asked to. */
export interface Departure {
  title: string
  reason: string
  lastWords: string
}

/** The servers of one site: started together, stopped in the opposite order. */
export class ServiceGroup {
  readonly departure: Promise<Departure>
  readonly #logs: string
  readonly #services: Service[] = []
  #report: (departure: Departure) => void = () => undefined

  constructor(logs: string) {
    this.#logs = logs
    this.departure = new Promise((resolve) => {
      this.#report = resolve
    })
  }

  /** All at once; waits for all, so that one that fails leaves none behind unnoticed. */
  async start(settings: readonly ServiceSettings[]): Promise<void> {
    const outcomes = await Promise.allSettled(settings.map((one) => this.#start(one)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async #start(settings: ServiceSettings): Promise<void> {
    const service = await startService({
      ...settings,
      onOutput: logFile(this.#logs, settings.name),
    })
    this.#services.push(service)
    void service.ended.then(({ asked, reason, lastWords }) => {
      if (!asked) this.#report({ title: service.title, reason, lastWords })
    })
  }

  /** Those that ask go first: the edge, then what it asks. */
  async stop(): Promise<void> {
    for (const service of this.#services.splice(0).reverse()) await service.stop()
  }

  kill(): void {
    for (const service of this.#services) service.kill()
  }
}
