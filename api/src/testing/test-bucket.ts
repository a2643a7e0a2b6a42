import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BucketUrl } from '../files/bucket.ts'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** As much of S3 as the API uses, in memory. What a server of others makes of its requests is asked by bench:files. */
export async function startTestBucket() {
  const objects = new Map<string, Buffer>()
  const hooks = {
    isAway: false,
    /** Before a file is taken. */
    beforeWrite: async (_key: string) => {},
  }
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
      const key = decodeURIComponent(pathname.replace(/^\/files\/?/, ''))
      const body = await bodyOf(request)
      const isSigned = /Credential=a-key\/.*Signature=/.test(request.headers.authorization ?? '')
      const hash = createHash('sha256').update(body).digest('hex')
      if (hooks.isAway) return response.writeHead(503).end('<Code>SlowDown</Code>')
      if (!isSigned || request.headers['x-amz-content-sha256'] !== hash)
        return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
      if (request.method === 'HEAD') return response.end()
      if (searchParams.has('list-type')) return response.end(listOf(searchParams))
      if (request.method === 'PUT') {
        await hooks.beforeWrite(key)
        objects.set(key, body)
        return response.end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const bytes = objects.get(key)
      if (!bytes) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
      const etag = etagOf(bytes)
      if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
      if (first === undefined)
        return response.writeHead(200, { etag, 'content-length': bytes.length }).end(bytes)
      const [from, to] = [Number(first), Math.min(Number(last || 1e9), bytes.length - 1)]
      if (from > to)
        return response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
      return response
        .writeHead(206, { etag, 'content-range': `bytes ${from}-${to}/${bytes.length}` })
        .end(bytes.subarray(from, to + 1))
    })()
  })
  function listOf(search: URLSearchParams) {
    const [prefix, after] = [search.get('prefix') ?? '', search.get('start-after') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const shown = keys.slice(0, 2)
    return `<IsTruncated>${keys.length > shown.length}</IsTruncated>${shown.map((key) => `<Key>${key}</Key>`).join('')}`
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    hooks,
    address: BucketUrl.parse(`http://a-key:a%2Fsecret@127.0.0.1:${port}/files/site`),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
