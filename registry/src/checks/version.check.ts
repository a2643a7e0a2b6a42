import { isSameContent } from '@brightyard/release-files'
import type { RemoteDocument } from '@brightyard/contract/release'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** A kept release never changes: the same version again must be the same content. */
export function checkVersion(
  document: RemoteDocument | null,
  kept: RemoteDocument | null,
): Reason[] {
  if (!document || !kept || isSameContent(document, kept)) return []
  return [reason('version-taken', { name: document.name, version: document.version })]
}
