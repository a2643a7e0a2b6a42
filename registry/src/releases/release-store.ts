import { contentTypeOf, isSameContent } from '@brightyard/release-files'
import type { StoredRelease, RemoteDocument } from '@brightyard/contract/release'
import type { FetchedRelease } from '../checks/fetched-release.ts'
import type { Database } from '../database/open-registry-database.ts'
import { inParallel } from '../fetching/in-parallel.ts'
import type { BlobStore } from './blob-store.ts'
import { encodings, isCompressible, pack, type Encoding } from './encodings.ts'
import { markStored } from './retention.repository.ts'
import { findRelease, insertRelease, listFiles, type StoredFile } from './releases.repository.ts'

export type FileEncoding = 'identity' | Encoding

/** A file of a kept release. */
export interface Artifact {
  contentType: string
  /** Integrity of the file itself, not of its packed forms. */
  integrity: string
  /** The encodings that are kept, with their sizes; text always has `br` and `gzip`. */
  bytes: Partial<Record<FileEncoding, number>>
  /** Checked against its hash. Null when that encoding is not kept; throws when the disk has damaged it. */
  read(encoding?: FileEncoding): Promise<Buffer | null>
}

export interface ReleaseStore {
  /** Keeps a release that has passed the gate; null when that version was kept with other content. */
  keep(accepted: AcceptedRelease): Promise<StoredRelease | null>
  openArtifact(name: string, version: string, path: string): Promise<Artifact | null>
}

export interface AcceptedRelease {
  fetched: FetchedRelease
  document: RemoteDocument
  digest: string
  storedBy: string
}

/** Most of the time goes into waiting for the disk. */
const filesAtATime = 8

export function releaseStore(db: Database, blobs: BlobStore): ReleaseStore {
  /** Releases never change, so what was read once stays true; until their files are tidied away. */
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
    async keep({ fetched, document, digest, storedBy }) {
      const { name, version } = document
      // Blobs first, the rows that name them last: a release that is listed is whole.
      const content = contentOf(fetched)
      const kept = await inParallel([...content], filesAtATime, ([path, bytes]) =>
        keepFile(blobs, path, bytes, content),
      )
      const row = { name, version, digest, storedBy, document, sourceUrl: fetched.url }
      await insertRelease(db, { ...row, storedAt: new Date(), prunedAt: null }, kept.flat())
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
            `${name} ${version}: the kept ${path} (${encoding}) is missing or damaged on disk. ` +
              'Publish the same release again to repair it.',
          )
        },
      }
    },
  }
}

function contentOf(fetched: FetchedRelease): ReadonlyMap<string, Buffer> {
  const content = new Map<string, Buffer>()
  for (const [path, file] of [...fetched.files, ['remote.json', fetched.remote] as const]) {
    if (file.kind === 'read') content.set(path, file.bytes)
  }
  return content
}

/** A squad's own packed files are used (the gate has unpacked them); missing ones are made here. */
async function keepFile(
  blobs: BlobStore,
  path: string,
  bytes: Buffer,
  content: ReadonlyMap<string, Buffer>,
): Promise<StoredFile[]> {
  const kept: StoredFile[] = [
    { path, encoding: 'identity', blob: await blobs.put(bytes), bytes: bytes.length },
  ]
  if (!isCompressible(path)) return kept
  for (const { name: encoding, suffix } of encodings) {
    const packed = content.get(path + suffix) ?? pack(bytes, encoding)
    kept.push({ path, encoding, blob: await blobs.put(packed), bytes: packed.length })
  }
  return kept
}
