import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { containerName, RemoteDocument } from '@brightyard/contract/release'
import { siteUnderTest } from './site.ts'

const root = join(import.meta.dirname, '../../..')

/** Texts of the release and their replacements, so that a test can see which release it looks at. */
export type OtherWords = Readonly<Record<string, string>>

const integrityOf = (bytes: Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A remote's built release under another version: the container's name is part of every script. */
export async function renamedRelease(remote: string, version: string, words: OtherWords = {}) {
  const source = join(root, `mfe-${remote}/dist/release`)
  const document = RemoteDocument.parse(
    JSON.parse(await readFile(join(source, 'remote.json'), 'utf8')),
  )
  const changes = Object.entries({
    [containerName(remote, document.version)]: containerName(remote, version),
    [document.version]: version,
    ...words,
  })
  const missing = new Set(Object.keys(words))
  const files = new Map<string, Buffer>()
  for (const path of Object.keys(document.files)) {
    if (/\.(br|gz|map)$/.test(path)) continue
    const bytes = await readFile(join(source, path))
    if (!/\.(js|cjs|json)$/.test(path)) {
      files.set(path, bytes)
      continue
    }
    let text = bytes.toString('utf8')
    for (const [from, to] of changes) {
      if (text.includes(from)) missing.delete(from)
      text = text.replaceAll(from, to)
    }
    files.set(path, Buffer.from(text))
  }
  if (missing.size > 0) throw new Error(`${remote} no longer says ${[...missing].join(', ')}.`)
  return { document: { ...document, version }, files }
}

/**
 * Puts such a copy on the release origin without building, every hash computed again. Returns the address for
 * ops.
 */
export async function layOutRenamed(remote: string, version: string, words: OtherWords = {}) {
  const { document, files } = await renamedRelease(remote, version, words)
  const { folder, releasesOrigin } = siteUnderTest()
  const target = join(folder, 'releases', remote, version)
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), bytes)
  }
  const stated = [...files].map(([path, bytes]) => [
    path,
    { bytes: bytes.byteLength, integrity: integrityOf(bytes) },
  ])
  const text = JSON.stringify({ ...document, files: Object.fromEntries(stated) as unknown })
  await writeFile(join(target, 'remote.json'), text)
  return `${releasesOrigin}/${remote}/${version}/`
}
