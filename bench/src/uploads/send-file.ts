import { setTimeout as wait } from 'node:timers/promises'
import { entryPartBytes, entryUploadPath } from '@brightyard/contract'

/** What all senders share. Times in milliseconds. */
export interface Uploads {
  origin: string
  token: () => Promise<string>
  /** Of each part that was taken. */
  parts: number[]
  /** Of each file, from its beginning to the word that it is checked. */
  files: number[]
  /** 429 and 503 that said when to come again. */
  refused: number
  failed: Map<string, number>
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

interface Sent extends RequestInit {
  headers: Record<string, string>
}

async function ask(uploads: Uploads, path: string, init: Sent): Promise<Response> {
  for (;;) {
    const response = await fetch(new URL(path, uploads.origin), {
      ...init,
      headers: {
        origin: uploads.origin,
        'x-requested-with': 'fetch',
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${await uploads.token()}`,
        ...init.headers,
      },
      signal: AbortSignal.timeout(300_000),
    })
    const pause = response.headers.get('retry-after')
    if ((response.status !== 503 && response.status !== 429) || !pause) return response
    uploads.refused += 1
    await response.body?.cancel()
    await wait(Number(pause) * 1000)
  }
}

/** Sends a file in parts, as a page does; returns the upload's id, or nothing where it was not taken. */
export async function sendFile(uploads: Uploads, entry: number, file: Buffer) {
  const begun = performance.now()
  const refuse = async (what: string, response: Response) => {
    const words = `${what}: ${response.status} ${(await response.text()).slice(0, 120)}`
    uploads.failed.set(words, (uploads.failed.get(words) ?? 0) + 1)
  }
  const metadata = `entry ${base64(String(entry))},filename ${base64('film.mp4')}`
  const made = await ask(uploads, entryUploadPath, {
    method: 'POST',
    headers: { 'upload-length': String(file.length), 'upload-metadata': metadata },
  })
  const path = made.headers.get('location')
  if (made.status !== 201 || !path) return refuse('begin', made)
  for (let offset = 0; offset < file.length; offset += entryPartBytes) {
    const started = performance.now()
    const answer = await ask(uploads, path, {
      method: 'PATCH',
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.subarray(offset, offset + entryPartBytes) as Uint8Array<ArrayBuffer>,
    })
    if (answer.status >= 300) return refuse('part', answer)
    await answer.body?.cancel()
    uploads.parts.push(performance.now() - started)
  }
  uploads.files.push(performance.now() - begun)
  return path.split('/').at(-1)
}
