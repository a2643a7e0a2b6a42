import { unreachable } from './api-error.ts'
import type { connect, ConnectionOptions, Sending } from './connection.ts'

/** Settles with the parsed body of an answer; rejects with an `ApiError`. */
export type Transport = (request: Sending) => Promise<unknown>

/** Sends requests with axios, which is fetched with the first one: a visitor's first page needs none. */
export function createTransport(options: ConnectionOptions): Transport {
  let connection: Promise<ReturnType<typeof connect>> | undefined

  return async function send(request: Sending): Promise<unknown> {
    connection ??= import('./connection.ts').then(({ connect }) => connect(options))
    const connected = await connection.catch((error: unknown) => {
      connection = undefined // the next call tries to load the chunk again
      throw unreachable(error)
    })
    return connected(request)
  }
}
