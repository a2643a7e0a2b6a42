import type { ServerResponse } from 'node:http'
import type { LiveNotice, PostNotice } from '@brightyard/contract'
import type { ActingUser } from '../../server/acting-user.ts'

/** Tabs of one browser share a stream, so this is many browsers. */
const streamsPerPerson = 20
const streamsInAll = 5000

export interface OpenStream {
  actor: ActingUser
  response: ServerResponse
}

/** The streams of live notifications that are open in this process. */
export function openStreams() {
  const streams = new Map<ServerResponse, OpenStream>()
  const of = (userId: number) => [...streams.values()].filter(({ actor }) => actor.id === userId)
  return {
    of,
    all: () => [...streams.values()],
    hasRoomFor: (userId: number) =>
      streams.size < streamsInAll && of(userId).length < streamsPerPerson,
    open(actor: ActingUser, response: ServerResponse) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      streams.set(response, { actor, response })
      response.once('close', () => streams.delete(response))
    },
    send(userId: number, notice: LiveNotice | PostNotice) {
      for (const { response } of of(userId)) {
        response.write(`event: notice\ndata: ${JSON.stringify(notice)}\n\n`)
      }
    },
    endAll() {
      for (const { response } of streams.values()) response.end()
    },
  }
}
