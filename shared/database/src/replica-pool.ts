import pg from 'pg'
import { poolOptions } from './pool-options.ts'

/** How long a replica that did not answer is left alone. */
const restMs = 5_000

export interface ReplicaOptions {
  url: string
  poolSize: number
  /** Answers while the replica does not. */
  primary: pg.Pool
}

/** Whether reads go to the replica. */
export interface ReplicaState {
  isAway: boolean
  /** Why, where it is away. */
  reason: string
}

/** Of a server that stops, starts or has no connection left; of one whose schema or rows lag behind the primary's. */
const otherAnswers = /^(08|57P0|53)|^(40001|55000|42P01|42703|42883|3D000|28)/
const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

/** Whether the primary may answer what the replica did not: what is wrong with the statement itself stays wrong. */
function isOfReplica(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return !isSqlState(code) || otherAnswers.test(code)
}

/**
 * For reads that may be a moment old. Each statement goes to the replica; where that does not answer, the primary does,
 * and for five seconds all of them go there. Transactions are the primary's. It is a pool, so that query builders take
 * it for one, and opens no connections of its own.
 */
export class ReplicaPool extends pg.Pool {
  readonly #primary: pg.Pool
  readonly #replica: pg.Pool
  #awayUntil = 0
  #state: ReplicaState = { isAway: false, reason: '' }
  #onChange: ((state: ReplicaState) => void) | undefined

  constructor({ url, poolSize, primary }: ReplicaOptions) {
    super()
    this.#primary = primary
    this.#replica = new pg.Pool(poolOptions(url, poolSize))
    // A connection that breaks while idle is replaced at its next use.
    this.#replica.on('error', () => undefined)
  }

  get state(): ReplicaState {
    return this.#state
  }

  /** Called whenever the replica goes away or comes back. */
  onChange(listener: (state: ReplicaState) => void): void {
    this.#onChange = listener
  }

  override query = (async (...question: unknown[]) => {
    const ask = (pool: pg.Pool): unknown => Reflect.apply(pool.query, pool, question)
    if (Date.now() < this.#awayUntil) return ask(this.#primary)
    try {
      const answer = await ask(this.#replica)
      this.#become({ isAway: false, reason: '' })
      return answer
    } catch (error) {
      if (!isOfReplica(error)) throw error
      this.#awayUntil = Date.now() + restMs
      this.#become({ isAway: true, reason: error instanceof Error ? error.message : String(error) })
      return ask(this.#primary)
    }
  }) as pg.Pool['query']

  override connect = ((...rest: []) => this.#primary.connect(...rest)) as pg.Pool['connect']

  override async end(): Promise<void> {
    await this.#replica.end()
    await super.end()
  }

  #become(state: ReplicaState) {
    const hasChanged = state.isAway !== this.#state.isAway
    this.#state = state
    if (hasChanged) this.#onChange?.(state)
  }
}
