import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { createClient } from '@redis/client'

export interface TestValkey {
  url: string
  keys: () => Promise<string[]>
  /** All windows end at once. */
  endWindows: () => Promise<unknown>
  close: () => Promise<void>
}

/** The server of TEST_LIMITS_URL, whose counts are removed; without it as much of one as counting calls needs. */
export async function startTestValkey(): Promise<TestValkey> {
  const url = process.env['TEST_LIMITS_URL']
  if (url === undefined) return startStandIn()
  const client = await createClient({ url }).connect()
  const keys = () => client.keys('brightyard:calls:*')
  const endWindows = async () => client.del(['brightyard:calls:none', ...(await keys())])
  await endWindows()
  return { url, keys, endWindows, close: async () => client.close() }
}

interface Counter {
  count: number
  endsAt: number
}

/** INCRBY, PEXPIRE NX and PTTL, together in a transaction. */
async function startStandIn(): Promise<TestValkey> {
  const counters = new Map<string, Counter>()
  const open = new Set<Socket>()

  function answer(name: string | undefined, key: string, value: string, option = ''): string {
    const known = counters.get(key)
    const counter =
      known && known.endsAt > Date.now() ? known : { count: 0, endsAt: Number.POSITIVE_INFINITY }
    switch (name?.toUpperCase()) {
      case 'INCRBY':
        counter.count += Number(value)
        counters.set(key, counter)
        return `:${counter.count}\r\n`
      case 'PEXPIRE': {
        const isSet = option !== 'NX' || counter.endsAt === Number.POSITIVE_INFINITY
        if (isSet) counter.endsAt = Date.now() + Number(value)
        return isSet ? ':1\r\n' : ':0\r\n'
      }
      case 'PTTL':
        return `:${Math.round(counter.endsAt - Date.now())}\r\n`
      case 'PING':
        return '+PONG\r\n'
      default:
        return `-ERR unknown command ${name}\r\n`
    }
  }

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    let text = ''
    let transaction: string[] | null = null
    socket.setEncoding('latin1').on('data', (more) => {
      text += String(more)
      for (let read = readCommand(text); read; read = readCommand(text)) {
        text = text.slice(read.length)
        const [name, key = '', value = '', option] = read.words
        if (name === 'MULTI') {
          transaction = []
          socket.write('+OK\r\n')
        } else if (name === 'EXEC') {
          socket.write(`*${transaction?.length}\r\n${transaction?.join('')}`)
          transaction = null
        } else if (transaction) {
          transaction.push(answer(name, key, value, option))
          socket.write('+QUEUED\r\n')
        } else socket.write(answer(name, key, value, option))
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    keys: async () => [...counters.keys()],
    endWindows: async () => counters.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** The first whole command: an array of strings, each with its length before it. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const [head, size] = /^\*(\d+)\r\n/.exec(text) ?? []
  if (head === undefined) return null
  const words: string[] = []
  let at = head.length
  while (words.length < Number(size)) {
    const end = text.indexOf('\r\n', at)
    const length = Number(text.slice(at + 1, end))
    if (end < 0 || text.length < end + 2 + length + 2) return null
    words.push(text.slice(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
  return { words, length: at }
}
