import { ApiProblem } from '../server/api-problem.ts'
import { bucketOf } from './bucket.ts'
import type { BucketAddress, BucketRequest } from './bucket.ts'

/** Files that all instances share, in an S3-compatible bucket. */
export interface FileStore {
  /** Whether it answered when it was asked last. */
  readonly state: Readonly<StoreState>
  /** Called when the store goes away, and when it is back. */
  onChange(listener: (state: StoreState) => void): void
  /** Asks the store, at most once in five seconds. */
  answers(): Promise<boolean>
  /** The bytes, or those of a range with both ends included; null where there is no such file. */
  read(key: string, range?: { from: number; to: number }): Promise<Buffer | null>
  /** The store's own answer to a browser: 200, 206, 304, 404 or 416, with the body still to be read. */
  open(key: string, headers: Record<string, string>): Promise<Response>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** No error where there is no such file. */
  remove(key: string): Promise<void>
  keysUnder(prefix: string): Promise<ReadonlySet<string>>
}

export interface StoreState {
  isAway: boolean
  reason?: string
}

/** Not the caller's fault, and nothing is lost: the same call works once the store is back. */
const filesUnavailable = () =>
  new ApiProblem(
    503,
    'files_unavailable',
    'We cannot read this file right now. Please try again in a minute.',
    { retryAfterSeconds: 60 },
  )

const askedAgainAfter = 5_000

/** The store at an address of FILES_URL. */
export function createFileStore(address: BucketAddress): FileStore {
  const send = bucketOf(address)
  const state: StoreState = { isAway: false }
  const listeners: ((now: StoreState) => void)[] = []
  let asked: { at: number; answer: Promise<boolean> } | undefined

  function became(isAway: boolean, reason?: string) {
    if (state.isAway === isAway) return
    Object.assign(state, { isAway, reason })
    for (const listener of listeners) listener(state)
  }
  /** Whatever but these says that the store, its bucket or its keys are not what they should be. */
  async function ask(key: string, allowed: readonly number[], init: BucketRequest = {}) {
    try {
      const response = await send(key, init)
      if (!response.ok && !allowed.includes(response.status)) {
        const text = await response.text()
        throw new Error(
          `it answered ${response.status} ${/<Code>(\w+)</.exec(text)?.[1] ?? ''}`.trim(),
        )
      }
      became(false)
      return response
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      became(true, cause instanceof Error ? cause.message : String(cause))
      throw filesUnavailable()
    }
  }
  const listed = (search: Record<string, string>) =>
    ask(`?${new URLSearchParams({ 'list-type': '2', ...search }).toString()}`, [])

  return {
    state,
    onChange: (listener) => void listeners.push(listener),
    answers() {
      if (!asked || Date.now() - asked.at > askedAgainAfter) {
        const answer = ask('?', [], { method: 'HEAD' }).then(
          () => true,
          () => false,
        )
        asked = { at: Date.now(), answer }
      }
      return asked.answer
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.from}-${range.to}` } : undefined
      const response = await ask(key, [404], headers ? { headers } : {})
      const body = await response.arrayBuffer().catch(() => {
        throw filesUnavailable() // it broke off
      })
      const bytes = Buffer.from(body)
      if (response.status === 404) return null
      // A server that knows no ranges sends everything.
      return range && response.status === 200 ? bytes.subarray(range.from, range.to + 1) : bytes
    },
    open: (key, headers) => ask(key, [304, 404, 412, 416], { headers }),
    async write(key, bytes, contentType) {
      await ask(key, [], {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      })
    },
    async remove(key) {
      await ask(key, [404], { method: 'DELETE' })
    },
    async keysUnder(prefix) {
      const found = new Set<string>()
      let from: string | undefined
      do {
        const search = { prefix: address.prefix + prefix, ...(from ? { 'start-after': from } : {}) }
        const text = await (await listed(search)).text()
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
        for (const key of keys) found.add(key.slice(address.prefix.length))
        from = text.includes('<IsTruncated>true<') ? keys.at(-1) : undefined
      } while (from)
      return found
    },
  }
}
