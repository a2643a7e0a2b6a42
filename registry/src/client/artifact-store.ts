import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoredRelease, type ReleaseSet, type RemoteDocument } from '@brightyard/contract/release'
import { isSafePath } from '../checks/safe-path.ts'
import { nullWhenMissing, writeAtomically } from '../disk/write-atomically.ts'
import { inParallel } from '../fetching/in-parallel.ts'
import { contentTypeOf, integrityOf } from '@brightyard/release-files'
import { encodings, isCompressible, unpack } from '../releases/encodings.ts'
import { isServerFile } from '../releases/server-file.ts'
import type { FileEncoding } from '../releases/release-store.ts'

export interface ArtifactRequest {
  name: string
  version: string
  path: string
  /** Leaves out what is for render processes only. */
  forBrowsers?: boolean
  /** Accepted encodings in order of preference; the uncompressed file by default. */
  encodings?: readonly FileEncoding[]
}

export interface FetchedArtifact {
  bytes: Buffer
  encoding: FileEncoding
  contentType: string
  /** Of the uncompressed file. */
  integrity: string
}

export interface ArtifactStore {
  fetchArtifact(request: ArtifactRequest): Promise<FetchedArtifact | null>
  /** Downloads every file of the set to this disk. */
  downloadSet(set: ReleaseSet): Promise<void>
}

const filesAtATime = 8
/** A file that never arrives must not keep a newer deployment waiting. */
const responseTimeoutMs = 10_000
const suffixOf = (encoding: FileEncoding) =>
  encodings.find(({ name }) => name === encoding)?.suffix ?? ''

/** Files of stored releases: from this disk, else from the registry, each verified against its hash. */
export function artifactStore(
  registryUrl: string,
  cacheFolder: string,
  headers: Readonly<Record<string, string>> = {},
): ArtifactStore {
  const documents = new Map<string, Promise<StoredRelease | null>>()
  /** Files on this disk whose hash this process has verified. */
  const checked = new Set<string>()

  const documentOf = (name: string, version: string) => {
    const key = `${name}/${version}`
    const known = documents.get(key)
    if (known) return known
    const loading = readDocument({ registryUrl, cacheFolder, headers }, name, version)
    documents.set(key, loading)
    // Neither a failure nor a missing release may be cached.
    loading.then(
      (document) => document ?? documents.delete(key),
      () => documents.delete(key),
    )
    return loading
  }

  const fetchOne = async (
    { document, name, version }: StoredRelease,
    path: string,
    encoding: FileEncoding,
  ): Promise<Buffer | null> => {
    const stated = statedFile(document, path)
    if (!stated) return null
    const isIntact = (bytes: Buffer) => {
      const plain = encoding === 'identity' ? bytes : unpack(bytes, encoding, stated.bytes)
      return plain !== null && integrityOf(plain) === stated.integrity
    }
    const file = join(cacheFolder, 'files', name, version, path + suffixOf(encoding))
    const held = await readFile(file).catch(nullWhenMissing)
    if (held && (checked.has(file) || isIntact(held))) {
      checked.add(file)
      return held
    }

    const query = encoding === 'identity' ? '?encoding=identity' : `?encoding=${encoding}`
    const response = await fetch(`${registryUrl}/files/${name}/${version}/${path}${query}`, {
      headers,
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    if (response.status === 404) return null
    if (response.status === 401) {
      throw new Error(`The registry wants a valid token for ${path} of ${name} ${version}.`)
    }
    if (!response.ok) throw new Error(`The registry responded with ${response.status} for ${path}.`)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!isIntact(bytes)) {
      throw new Error(
        `${name} ${version}: ${path} arrived damaged from the registry and is not used.`,
      )
    }
    await writeAtomically(file, bytes, { lasting: false })
    checked.add(file)
    return bytes
  }

  return {
    async fetchArtifact({ name, version, path, forBrowsers, encodings: wanted = ['identity'] }) {
      if (![name, version, path].every(isSafePath)) return null
      const release = await documentOf(name, version)
      if (forBrowsers && release && isServerFile(release.document, path)) return null
      const stated = release && statedFile(release.document, path)
      if (!release || !stated) return null
      const contentType = contentTypeOf(path)
      for (const encoding of [...wanted, 'identity' as const]) {
        if (encoding !== 'identity' && !isCompressible(path)) continue
        const bytes = await fetchOne(release, path, encoding)
        if (bytes) return { bytes, encoding, contentType, integrity: stated.integrity }
      }
      return null
    },

    async downloadSet(set) {
      const releases = Object.values(set.remotes).flatMap(({ release, lastKnownGood }) =>
        lastKnownGood ? [release, lastKnownGood] : [release],
      )
      const wanted = releases.flatMap((release) =>
        Object.keys(release.document.files)
          .filter((path) => !/\.(map|br|gz)$/.test(path))
          .flatMap((path) =>
            formsOf(path).map((encoding): [StoredRelease, string, FileEncoding] => [
              release,
              path,
              encoding,
            ]),
          ),
      )
      await inParallel(wanted, filesAtATime, (one) => fetchOne(...one))
      for (const release of releases) {
        const key = `${release.name}/${release.version}`
        if (documents.has(key)) continue
        const file = documentFile(cacheFolder, release.name, release.version)
        await writeAtomically(file, JSON.stringify(release))
        documents.set(key, Promise.resolve(release))
      }
    },
  }
}

const statedFile = ({ files }: RemoteDocument, path: string) =>
  Object.hasOwn(files, path) ? files[path] : undefined

const formsOf = (path: string): FileEncoding[] =>
  isCompressible(path) ? ['identity', 'br', 'gzip'] : ['identity']

const documentFile = (cacheFolder: string, name: string, version: string) =>
  join(cacheFolder, 'releases', name, `${version}.json`)

async function readDocument(
  {
    registryUrl,
    cacheFolder,
    headers,
  }: { registryUrl: string; cacheFolder: string; headers: Readonly<Record<string, string>> },
  name: string,
  version: string,
): Promise<StoredRelease | null> {
  const file = documentFile(cacheFolder, name, version)
  const cached = await readFile(file, 'utf8').catch(nullWhenMissing)
  // Written by another version of this client: fetched again.
  const known = cached === null ? null : StoredRelease.safeParse(JSON.parse(cached))
  if (known?.success) return known.data
  const response = await fetch(`${registryUrl}/releases/${name}/${version}`, {
    headers,
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The registry responded with ${response.status} for ${name}.`)
  const release = StoredRelease.parse(await response.json())
  await writeAtomically(file, JSON.stringify(release))
  return release
}
