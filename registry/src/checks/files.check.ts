import { integrityOf } from '@brightyard/release-files'
import type { Outline } from './documents.check.ts'
import type { FetchedRelease } from './fetched-release.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'
import { isSafePath } from './safe-path.ts'
import { encodings, unpack } from '../releases/encodings.ts'

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

/** A shipped `x.br` or `x.gz` must unpack to exactly `x`, because visitors get it instead. */
export function checkEncodings(outline: Outline, release: FetchedRelease): Reason[] {
  const files = outline.files ?? {}
  return Object.keys(files).flatMap((file) => {
    const encoding = encodings.find(({ suffix }) => file.endsWith(suffix))
    if (!encoding) return []
    const original = file.slice(0, -encoding.suffix.length)
    const [packed, plain] = [release.files.get(file), release.files.get(original)]
    if (packed?.kind !== 'read' || plain?.kind !== 'read') return []
    const unpacked = unpack(packed.bytes, encoding.name, plain.bytes.length)
    return unpacked?.equals(plain.bytes) ? [] : [reason('encoding-mismatch', { file, original })]
  })
}
