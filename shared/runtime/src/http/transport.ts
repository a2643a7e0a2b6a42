import { unreachable } from './api-error.ts'
import type { connect, ConnectionOptions, Sending } from './connection.ts'

/** Settles with the parsed body of an answer; rejects with an `ApiError`. */
export interface Transport {
  (request: Sending): Promise<unknown>
  /** Fetches its code ahead of the first request. */
  prepare?: () => void
}

/** Sends requests with axios, which is fetched with the first one: a visitor's first page needs none. */
export function createTransport(options: ConnectionOptions): Transport {
  let connection: Promise<ReturnType<typeof connect>> | undefined

  const connected = () =>
    (connection ??= import('./connection.ts').then(({ connect }) => connect(options))).catch(
      (error: unknown) => {
        connection = undefined // the next call tries to load the chunk again
        throw unreachable(error)
      },
    )
  const send = async (request: Sending) => (await connected())(request)
  return Object.assign(send, {
    prepare() {
      connected().catch(() => {}) // reported by the call that needs it
    },
  })
}
