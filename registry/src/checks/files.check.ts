import { integrityOf } from '@brightyard/release-files'
import type { Outline } from './documents.check.ts'
import type { FetchedRelease } from './fetched-release.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'
import { isSafePath } from './safe-path.ts'

/** Every listed file arrived, has the stated size and the stated hash, and stays inside the release's folder. */
export function checkFiles(outline: Outline, release: FetchedRelease): Reason[] {
  return Object.entries(outline.files ?? {}).flatMap(([file, stated]) => {
    if (!isSafePath(file)) return [reason('unsafe-path', { file })]
    const fetched = release.files.get(file)
    if (!fetched) return []
    if (fetched.kind === 'failed') return [fetched.reason]
    const { bytes } = fetched
    if (bytes.length !== stated.bytes) {
      return [reason('size-mismatch', { file, stated: stated.bytes, found: String(bytes.length) })]
    }
    return integrityOf(bytes) === stated.integrity ? [] : [reason('hash-mismatch', { file })]
  })
}
