import { AwsClient } from 'aws4fetch'
import { PublishRefused, type ReleaseStore, type StoredFile } from './release-store.ts'

export interface BucketSettings {
  readonly bucket: string
  /** Prefix of every path; empty or ending in a slash. */
  readonly prefix: string
  /** URL of an S3-compatible server; undefined for AWS. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
}

/** A version's files are immutable, so browsers cache them for ever. */
const cacheControl = 'public, max-age=31536000, immutable'
const timeout = 60_000

const addressOf = ({ bucket, prefix, endpoint, region }: BucketSettings, path: string) =>
  endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${path}`
    : `https://${bucket}.s3.${region}.amazonaws.com/${prefix}${path}`

/** A bucket of any S3-compatible server, with signed requests (AWS signature version 4). */
export function bucketStore(settings: BucketSettings): ReleaseStore {
  const { bucket, prefix, accessKeyId, secretAccessKey, sessionToken, region } = settings
  const title = `s3://${bucket}/${prefix}`
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    region,
    service: 's3',
    retries: 3,
  })
  const send = async (path: string, init: RequestInit) => {
    const address = addressOf(settings, path)
    const signal = AbortSignal.timeout(timeout)
    return client.fetch(address, { ...init, signal }).catch((error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const why = cause instanceof Error ? cause.message : 'no reason given'
      throw new PublishRefused(
        `${new URL(address).origin} does not respond (${why}). Is S3_ENDPOINT right, and the network up?`,
      )
    })
  }
  const put = async (path: string, { bytes, contentType }: StoredFile) => {
    const response = await send(path, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: {
        'content-type': contentType,
        'cache-control': cacheControl,
        'if-none-match': '*',
      },
    })
    // 409: another upload of the same file is under way
    if (response.status === 412 || response.status === 409) return false
    if (!response.ok) throw await refusedBy(title, path, response)
    return true
  }
  return {
    title,
    async read(path) {
      const response = await send(path, { method: 'GET' })
      if (response.status === 404) return null
      if (!response.ok) throw await refusedBy(title, path, response)
      return Buffer.from(await response.arrayBuffer())
    },
    create: put,
  }
}

/** S3 says why in XML: `<Code>SignatureDoesNotMatch</Code><Message>…</Message>`. */
async function refusedBy(title: string, path: string, response: Response) {
  const text = await response.text()
  const said = ['Code', 'Message']
    .map((tag) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1])
    .filter(Boolean)
    .join(': ')
  const advice: Record<number, string> = {
    401: 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    403: 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION, and that this key may list, read and write there.',
    404: 'Is the bucket’s name right?',
  }
  return new PublishRefused(
    [
      `${title} answered ${response.status} for ${path}${said && ` (${said})`}.`,
      advice[response.status],
    ]
      .filter(Boolean)
      .join(' '),
  )
}
