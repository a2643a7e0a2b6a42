import { readBuiltRelease, parseDocument } from './built-release.ts'
import { PublishRefused, type ReleaseStore, type StoredFile } from './release-store.ts'
import { contentTypeOf } from '../content-type.ts'
import { isSameContent } from '../same-content.ts'

export interface PublishedRelease {
  readonly name: string
  readonly version: string
  /** The URL to give to operations. */
  readonly url: string
  /** False if that version already existed, with the same content. */
  readonly isNew: boolean
  readonly files: number
  readonly bytes: number
}

const atOnce = 6

/**
 * Uploads a built release as `<name>/<version>/`. A version never changes: an existing one with different
 * content is refused, and no file is ever overwritten. `remote.json` is uploaded last, so a release whose document
 * exists is complete; of two concurrent uploads of the same version, one wins.
 */
export async function publishRelease(options: {
  /** The built release, `dist/release`. */
  from: string
  store: ReleaseStore
  /** Where the store's files are served. */
  origin: string
}): Promise<PublishedRelease> {
  const { from, store, origin } = options
  const { document, text, file } = readBuiltRelease(from)
  const { name, version, files } = document
  const at = (path: string) => `${name}/${version}/${path}`
  const sizes = Object.values(files).map(({ bytes }) => bytes)
  const published = (isNew: boolean): PublishedRelease => ({
    name,
    version,
    url: `${origin.replace(/\/$/, '')}/${name}/${version}/`,
    isNew,
    files: sizes.length + 1,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(text)),
  })
  const refuseOther = () =>
    new PublishRefused(
      `${store.title} holds another build of ${name} ${version}, and a published version never changes. ` +
        'Build again without RELEASE_VERSION, or with another, so that this build gets a version of its own.',
    )
  const isThere = async () => {
    const bytes = await store.read(at('remote.json'))
    if (bytes === null) return false
    const there = parseDocument(bytes.toString('utf8'))
    if (there && isSameContent(there, document)) return true
    throw refuseOther()
  }
  const upload = async (path: string, file: StoredFile) => {
    if (await store.create(at(path), file)) return
    // Left by an interrupted upload, or just written by another one
    if (!(await store.read(at(path)))?.equals(file.bytes)) throw refuseOther()
  }

  if (await isThere()) return published(false)
  const waiting = Object.keys(files)
    .map((path) => [path, file(path)] as const)
    .values()
  const work = async () => {
    for (const [path, stored] of waiting) await upload(path, stored)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const last = { bytes: Buffer.from(text), contentType: contentTypeOf('remote.json') }
  if (await store.create(at('remote.json'), last)) return published(true)
  if (await isThere()) return published(false)
  throw refuseOther()
}
