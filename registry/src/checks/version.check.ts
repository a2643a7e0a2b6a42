import type { Outline } from './documents.check.ts'
import type { Reason } from './reason.ts'
import { reason } from './reason.ts'

/** A kept release never changes: the same version again must be the same content. */
export function checkVersion(
  { name, version }: Outline,
  digest: string,
  keptDigest: string | null,
): Reason[] {
  if (keptDigest === null || keptDigest === digest) return []
  if (name === undefined || version === undefined) return []
  return [reason('version-taken', { name, version })]
}
