import { isSameContent } from '@brightyard/release-files'
import type { RemoteDocument } from '@brightyard/contract/release'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** A stored release never changes: the same version must have the same content. */
export function checkVersion(
  document: RemoteDocument | null,
  stored: RemoteDocument | null,
): Reason[] {
  if (!document || !stored || isSameContent(document, stored)) return []
  return [reason('version-taken', { name: document.name, version: document.version })]
}
