import { resolve } from 'node:path'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { PublishRefused, type ReleaseStore } from './release-store.ts'

const needed = (environment: NodeJS.ProcessEnv, name: string): string => {
  const value = environment[name]
  if (value) return value
  throw new PublishRefused(`To publish to a bucket, set ${name}.`)
}

/** `s3://<bucket>/<prefix>`, with the keys in the environment, or a folder. */
export function storeAt(
  target: string,
  environment: NodeJS.ProcessEnv,
  workingFolder: string,
): ReleaseStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})\/?(.*)$/.exec(target) ?? []
  if (bucket === undefined) {
    if (/^\w+:\/\//.test(target)) {
      throw new PublishRefused(
        `“${target}” is neither a folder nor a bucket. Write a bucket as s3://<bucket>/<prefix>.`,
      )
    }
    return folderStore(resolve(workingFolder, target))
  }
  return bucketStore({
    bucket,
    prefix: prefix && `${prefix.replace(/\/$/, '')}/`,
    endpoint: environment['S3_ENDPOINT'],
    region: environment['AWS_REGION'] ?? 'us-east-1',
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: environment['AWS_SESSION_TOKEN'],
  })
}
