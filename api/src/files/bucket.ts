import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import * as z from 'zod'

/** `https://KEY:SECRET@server/bucket/prefix?region=ap-south-1`, read. */
export interface BucketAddress {
  /** With the bucket, and without a slash at its end. */
  readonly url: string
  /** Of every key; empty or ending in a slash. */
  readonly prefix: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** A setting: an S3-compatible server, its keys, the bucket and, if wanted, a prefix, in one URL. */
export const BucketUrl = z
  .string()
  .refine(
    (text) => readAddress(text) !== null,
    'must be like https://KEY:SECRET@server/bucket?region=ap-south-1, with the parts of the secret percent-encoded',
  )
  .transform((text) => readAddress(text) as BucketAddress)

function readAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text)
  const [bucket, ...folders] = pathname.split('/').filter(Boolean)
  if (!/^https?:$/.test(protocol) || !username || !password || !bucket) return null
  return {
    url: `${origin}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

export interface BucketRequest {
  method?: 'HEAD' | 'PUT' | 'DELETE'
  body?: Uint8Array<ArrayBuffer>
  headers?: Readonly<Record<string, string>>
}

/** Until the first byte of an answer; a large body may take longer. */
const answersWithin = 10_000
const takesWithin = 60_000

/** Sends signed requests (AWS signature version 4) for a key, or for the bucket itself with `?…`. */
export function bucketOf({ url, prefix, region, keyId, secret }: BucketAddress) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  })
  return async (key: string, init: BucketRequest): Promise<Response> => {
    const path = `${prefix}${key}`.split('/').map(encodeURIComponent).join('/')
    const address = key.startsWith('?') ? `${url}${key}` : `${url}/${path}`
    const { body } = init
    const hash = createHash('sha256').update(body ?? '')
    const timer = new AbortController()
    const late = () => timer.abort(new Error('it does not answer in time'))
    const timeout = setTimeout(late, body ? takesWithin : answersWithin)
    try {
      return await client.fetch(address, {
        ...init,
        headers: { ...init.headers, 'x-amz-content-sha256': hash.digest('hex') },
        signal: timer.signal,
      })
    } finally {
      clearTimeout(timeout)
    }
  }
}
