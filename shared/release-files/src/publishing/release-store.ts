/** Where releases are published: any static host's folder or bucket. Paths are `<remote>/<version>/<file>`. */
export interface ReleaseStore {
  /** For people: `s3://releases/web` or a folder's path. */
  readonly title: string
  /** A file's bytes; null when there is none. */
  read: (path: string) => Promise<Buffer | null>
  /** Writes a file only when there is none; false when there is. */
  create: (path: string, file: StoredFile) => Promise<boolean>
}

export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** An error that the publisher can correct: the message says what happened and what to do. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused'
}
