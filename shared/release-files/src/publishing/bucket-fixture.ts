import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export const keysFixture = {
  AWS_ACCESS_KEY_ID: 'brightyard-squad',
  AWS_SECRET_ACCESS_KEY: 'a-secret-of-this-test',
  AWS_REGION: 'ap-south-1',
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that AWS version 4 prescribes for this request, computed from the specification. */
function expectedSignature(request: IncomingMessage, body: Buffer, signed: string, scope: string) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const headerOf = (name: string) => String(request.headers[name] ?? '').trim()
  const claimed = headerOf('x-amz-content-sha256')
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    ...signed.split(';').map((name) => `${name}:${headerOf(name)}`),
    '',
    signed,
    claimed,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headerOf('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer | string>(hmac, `AWS4${keysFixture.AWS_SECRET_ACCESS_KEY}`)
  const isBodyAsSigned = claimed === 'UNSIGNED-PAYLOAD' || claimed === sha256(body)
  return isBodyAsSigned
    ? hmac(key, text).toString('hex')
    : 'the body is not the one that was signed'
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, key, scope = '', signed = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? []
  const place = `/${keysFixture.AWS_REGION}/s3/aws4_request`
  return (
    key === keysFixture.AWS_ACCESS_KEY_ID &&
    scope.endsWith(place) &&
    signed.split(';').includes('host') &&
    signature === expectedSignature(request, body, signed, scope)
  )
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A small local S3 server: one bucket, GET and PUT with If-None-Match, and every signature is checked. */
export async function bucketFixture(bucket: string) {
  const objects = new Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>()
  const written: string[] = []
  /** Called before each PUT is handled. */
  const hooks = { beforePut: (_key: string) => {} }

  const decide = (
    request: IncomingMessage,
    body: Buffer,
  ): [status: number, text: Buffer | string] => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://bucket').pathname)
    if (!isSigned(request, body)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']
    if (!path.startsWith(`/${bucket}/`)) return [404, '<Error><Code>NoSuchBucket</Code></Error>']
    const key = path.slice(bucket.length + 2)
    if (request.method === 'PUT') {
      hooks.beforePut(key)
      if (request.headers['if-none-match'] === '*' && objects.has(key)) {
        return [412, '<Error><Code>PreconditionFailed</Code></Error>']
      }
      objects.set(key, { bytes: body, headers: request.headers })
      written.push(key)
      return [200, '']
    }
    const object = objects.get(key)
    return object ? [200, object.bytes] : [404, '<Error><Code>NoSuchKey</Code></Error>']
  }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const [status, text] = decide(request, body)
      response.writeHead(status).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    written,
    hooks,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
