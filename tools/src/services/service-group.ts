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
  /** Rejects when servers that are started again do not come. */
  readonly unexpectedExit: Promise<UnexpectedExit>
  readonly #logs: string
  readonly #dataIsThrownAway: boolean
  readonly #services: Service[] = []
  readonly #stopping = new AbortController()
  #report: (unexpectedExit: UnexpectedExit) => void = () => undefined
  #fail: (error: unknown) => void = () => undefined
  /** A restart that is wanted during a start waits for it. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(logs: string, { dataIsThrownAway = false } = {}) {
    this.#logs = logs
    this.#dataIsThrownAway = dataIsThrownAway
    this.unexpectedExit = new Promise((resolve, reject) => {
      this.#report = resolve
      this.#fail = reject
    })
  }

  /** All at once; waits for all, so that a failure leaves no process behind. */
  async start(settings: readonly ServiceSettings[]): Promise<void> {
    const outcomes = await Promise.allSettled(settings.map((one) => this.#start(one)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  /** Each once those before it are ready. */
  startInTurn(settings: readonly ServiceSettings[]): Promise<void> {
    return this.#inTurn(() => this.#startEach(settings))
  }

  /** Stops these, the last one first, and starts each once those before it are ready. */
  async restart(settings: readonly ServiceSettings[]): Promise<void> {
    const titles = settings.map(({ title }) => title)
    const restarted = this.#inTurn(async () => {
      const running = this.#services.filter(({ title }) => titles.includes(title))
      for (const service of running.reverse()) {
        this.#services.splice(this.#services.indexOf(service), 1)
        await service.stop()
      }
      await this.#startEach(settings)
    })
    await restarted.catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) this.#fail(error)
    })
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(run)
    this.#turn = done.catch(() => undefined)
    return done
  }

  async #startEach(settings: readonly ServiceSettings[]) {
    for (const one of settings) await this.#start(one)
  }

  async #start(settings: ServiceSettings): Promise<void> {
    this.#stopping.signal.throwIfAborted()
    const log = logFile(this.#logs, settings.name)
    const onOutput = (text: string) => {
      log(text)
      settings.onOutput?.(text)
    }
    const dataIsThrownAway = this.#dataIsThrownAway
    const service = await startService(
      { ...settings, onOutput, dataIsThrownAway },
      this.#stopping.signal,
    )
    this.#services.push(service)
    void service.ended.then(({ stopRequested, reason, lastOutput }) => {
      if (!stopRequested) this.#report({ title: service.title, reason, lastOutput })
    })
  }

  /** Callers first: the edge, then the servers that it calls. A start that is under way is cancelled. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#turn
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
