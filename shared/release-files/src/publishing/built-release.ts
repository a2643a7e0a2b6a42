import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import { contentTypeOf } from '../content-type.ts'
import { integrityOf } from '../integrity.ts'
import { newReleaseProblems } from '../rules/new-release.schema.ts'
import { PublishRefused, type StoredFile } from './release-store.ts'

export interface BuiltRelease {
  readonly document: RemoteDocument
  /** `remote.json` as it was built. */
  readonly text: string
  readonly file: (path: string) => StoredFile
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

export function parseDocument(text: string): RemoteDocument | null {
  try {
    return RemoteDocument.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Reads a release that was built, and checks that it is complete: every file is there, with its hash. */
export function readBuiltRelease(folder: string): BuiltRelease {
  const text = contentOf(join(folder, 'remote.json'))?.toString('utf8')
  if (text === undefined) {
    throw new PublishRefused(
      `There is no release in ${folder}. Run this in a remote’s own folder, or name a built release with --from.`,
    )
  }
  const document = parseDocument(text)
  if (!document) {
    throw new PublishRefused(`${join(folder, 'remote.json')} is invalid. Build the remote again.`)
  }
  const problems = newReleaseProblems(document)
  if (problems.length > 0) {
    throw new PublishRefused(`The site would refuse this release:\n  ${problems.join('\n  ')}`)
  }
  const file = (path: string): StoredFile => {
    const bytes = contentOf(join(folder, path))
    const integrity = bytes && integrityOf(bytes)
    if (!bytes || integrity !== document.files[path]?.integrity) {
      throw new PublishRefused(
        `${join(folder, path)} is ${bytes ? 'not the file that was built' : 'missing'}. Build the remote again.`,
      )
    }
    return { bytes, contentType: contentTypeOf(path) }
  }
  return { document, text, file }
}
