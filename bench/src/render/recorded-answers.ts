import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Answer {
  status: number
  type: string
  body: string
}

export interface RecordedAnswers {
  /** Where the recorded APIs answer: `/vendor` and `/cms` below it. */
  address: string
  /** How many different calls were asked for. */
  calls: () => number
  stop: () => Promise<void>
}

/**
 * Answers the calls of a render from memory, so that what is measured waits for no database. The first time a call
 * comes it is passed on to `site`, a running one; with `file` the answers of an earlier run are used, and kept.
 */
export async function startRecordedAnswers(
  site: string | undefined,
  file: string | undefined,
): Promise<RecordedAnswers> {
  const answers = new Map<string, Answer>(
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Answer][])
      : undefined,
  )
  const asked = new Set<string>()

  async function answerTo(path: string, body: string): Promise<Answer> {
    const call = `${path} ${body}`
    const known = answers.get(call)
    if (known) return known
    if (!site) return { status: 502, type: 'text/plain', body: 'This call was not recorded.' }
    const headers = { 'x-requested-with': 'fetch', 'content-type': 'application/json' }
    const post = body === '' ? {} : { method: 'POST', body }
    const response = await fetch(site + path, { ...post, headers })
    const type = response.headers.get('content-type') ?? 'application/json'
    const answer = { status: response.status, type, body: await response.text() }
    answers.set(call, answer)
    return answer
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    text(request)
      .then((body) => {
        asked.add(`${path} ${body}`)
        return answerTo(path, body)
      })
      .then(
        ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
        (error: unknown) => response.writeHead(502).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    calls: () => asked.size,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (file) writeFileSync(file, JSON.stringify([...answers]))
    },
  }
}
