import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { PlainAnswer, PlainCall } from '@brightyard/runtime/host'

type Answer = Exclude<PlainAnswer, { failed: string }>

/**
 * Answers the calls of a render from memory, so that what is measured waits for no database. The first time a call
 * comes it is passed on to `site`, a running one; with `file` the answers of an earlier run are used, and kept.
 */
export function recordedAnswers(site: string | undefined, file: string | undefined) {
  const answers = new Map<string, Answer>(
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Answer][])
      : undefined,
  )

  return {
    async to({ path, body }: PlainCall): Promise<PlainAnswer> {
      const method = body === undefined ? 'GET' : 'POST'
      const call = `${method} ${path} ${body ?? ''}`
      const known = answers.get(call)
      if (known) return known
      if (!site) return { failed: 'unreachable' }
      const headers = { 'x-requested-with': 'fetch', 'content-type': 'application/json' }
      const response = await fetch(site + path, { method, headers, body: body || null })
      const contentType = response.headers.get('content-type') ?? ''
      const answer = { status: response.status, contentType, body: await response.text() }
      answers.set(call, answer)
      return answer
    },
    keep() {
      if (file) writeFileSync(file, JSON.stringify([...answers]))
    },
  }
}
