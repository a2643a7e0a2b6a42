import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../files/file-store.ts'
import { notFound } from '../../server/api-problem.ts'
import { mediaHeaders } from './media-headers.ts'

const prefix = 'media/'
/** By the name, as from a folder: whatever a file was sent into the bucket as, nothing else is a page of the site. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
}
const typeOf = (path: string) =>
  types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream'

const asked = ['range', 'if-none-match', 'if-modified-since', 'if-range'] as const
const answered = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** `/media/*` from the store: ranges and conditions are the store's to answer, what browsers may keep is ours. */
export function storedMediaRoutes(app: FastifyInstance, files: FileStore) {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const { '*': path = '' } = request.params as { '*'?: string }
    if (path.split('/').some((part) => part === '' || part.startsWith('.') || part.includes('\\')))
      throw notFound('this file')
    const headers = Object.fromEntries(
      asked.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
    const response = await files.open(prefix + path, headers)
    if (response.status === 404) {
      await response.body?.cancel()
      throw notFound('this file')
    }
    for (const name of answered) {
      const value = response.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    reply.code(response.status).headers(mediaHeaders(path))
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return reply.removeHeader('content-length').send()
    }
    return reply
      .header('accept-ranges', 'bytes')
      .type(typeOf(path))
      .send(Readable.fromWeb(response.body))
  })
}

const atOnce = 4

/** Sends what a folder has and the store has not; how many files that were. */
export async function storeMedia(files: FileStore, folder: string): Promise<number> {
  const present = await files.keysUnder(prefix)
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const missing = all
    .filter((one) => one.isFile() && !one.name.startsWith('.') && !one.name.endsWith('.part'))
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .map((path) => ({ path, key: prefix + path.split(sep).join('/') }))
    .filter(({ key }) => !present.has(key))
  const waiting = missing.values()
  const worker = async () => {
    for (const { path, key } of waiting)
      await files.write(key, await readFile(join(folder, path)), typeOf(path))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return missing.length
}

const againAfter = 30_000

/** As long as the store does not answer, it is tried again, while the API already serves. */
export async function keepMediaStored(app: FastifyInstance, files: FileStore, folder: string) {
  let timer: NodeJS.Timeout | undefined
  const attempt = async () => {
    try {
      const count = await storeMedia(files, folder)
      if (count > 0) app.log.info({ count }, 'pictures of the folder are in the store now')
    } catch (err) {
      app.log.warn({ err }, 'pictures of the folder could not be stored; they are tried again')
      timer = setTimeout(() => void attempt(), againAfter)
      timer.unref()
    }
  }
  app.addHook('onClose', async () => clearTimeout(timer))
  await attempt()
}
