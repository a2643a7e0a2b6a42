import { contentTypeOf, isSameContent } from '@brightyard/release-files'
import type { StoredRelease, RemoteDocument } from '@brightyard/contract/release'
import { toStoredDocument } from '../checks/documents.check.ts'
import type { FetchedRelease } from '../checks/fetched-release.ts'
import type { Database } from '../database/open-registry-database.ts'
import { inParallel } from '../fetching/in-parallel.ts'
import type { BlobStore } from './blob-store.ts'
import { encodings, isCompressible, pack, type Encoding } from './encodings.ts'
import { markStored } from './retention.repository.ts'
import { findRelease, insertRelease, listFiles, type StoredFile } from './releases.repository.ts'

export type FileEncoding = 'identity' | Encoding

/** A file of a stored release. */
export interface Artifact {
  contentType: string
  /** Integrity of the uncompressed file. */
  integrity: string
  /** Stored encodings with their sizes; text always has `br` and `gzip`. */
  bytes: Partial<Record<FileEncoding, number>>
  /** Verified against its hash. Null when that encoding is not stored; throws when it is damaged on disk. */
  read(encoding?: FileEncoding): Promise<Buffer | null>
}

export interface ReleaseStore {
  /** Stores a release that has passed the gate; null when that version exists with other content. */
  save(accepted: AcceptedRelease): Promise<StoredRelease | null>
  openArtifact(name: string, version: string, path: string): Promise<Artifact | null>
}

export interface AcceptedRelease {
  fetched: FetchedRelease
  document: RemoteDocument
  digest: string
  storedBy: string
}

/** Most of the time is spent waiting for the disk. */
const filesAtATime = 8

export function releaseStore(db: Database, blobs: BlobStore): ReleaseStore {
  /** Releases never change, so this cache stays valid until their files are pruned. */
  const known = new Map<string, ReadonlyMap<string, StoredFile[]>>()

  const filesOf = async (name: string, version: string) => {
    const key = `${name}/${version}`
    const cached = known.get(key)
    if (cached) return cached
    const byPath = new Map<string, StoredFile[]>()
    for (const file of await listFiles(db, name, version)) {
      byPath.set(file.path, [...(byPath.get(file.path) ?? []), file])
    }
    if (byPath.size > 0) known.set(key, byPath)
    return byPath
  }

  return {
    async save({ fetched, document, digest, storedBy }) {
      const { name, version } = document
      // Blobs first, rows last: a listed release is always complete.
      const content = contentOf(fetched, document)
      const stored = await inParallel([...content], filesAtATime, ([path, bytes]) =>
        storeFile(blobs, path, bytes, content),
      )
      const row = { name, version, digest, storedBy, document, sourceUrl: fetched.url }
      await insertRelease(db, { ...row, storedAt: new Date(), prunedAt: null }, stored.flat())
      await markStored(db, { name, version })
      const release = await findRelease(db, name, version)
      return release && isSameContent(release.document, document) ? release : null
    },

    async openArtifact(name, version, path) {
      const stored = (await filesOf(name, version)).get(path)
      const identity = stored?.find(({ encoding }) => encoding === 'identity')
      if (!stored || !identity) return null
      return {
        contentType: contentTypeOf(path),
        integrity: identity.blob,
        bytes: Object.fromEntries(stored.map(({ encoding, bytes }) => [encoding, bytes])),
        async read(encoding = 'identity') {
          const file = stored.find((one) => one.encoding === encoding)
          if (!file) return null
          const bytes = await blobs.get(file.blob)
          if (bytes) return bytes
          known.delete(`${name}/${version}`)
          if (!(await filesOf(name, version)).has(path)) return null
          throw new Error(
            `${name} ${version}: the stored ${path} (${encoding}) is missing or damaged on disk. ` +
              'Publish the same release again to repair it.',
          )
        },
      }
    },
  }
}

function contentOf(
  { files, remote }: FetchedRelease,
  document: RemoteDocument,
): ReadonlyMap<string, Buffer> {
  const content = new Map<string, Buffer>()
  for (const [path, file] of files) {
    if (file.kind === 'read') content.set(path, file.bytes)
  }
  return content.set('remote.json', toStoredDocument(remote, document))
}

/** Compressed files of the release are used (the gate has verified them); missing ones are created here. */
async function storeFile(
  blobs: BlobStore,
  path: string,
  bytes: Buffer,
  content: ReadonlyMap<string, Buffer>,
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [
    { path, encoding: 'identity', blob: await blobs.put(bytes), bytes: bytes.length },
  ]
  if (!isCompressible(path)) return stored
  for (const { name: encoding, suffix } of encodings) {
    const packed = content.get(path + suffix) ?? pack(bytes, encoding)
    stored.push({ path, encoding, blob: await blobs.put(packed), bytes: packed.length })
  }
  return stored
}
