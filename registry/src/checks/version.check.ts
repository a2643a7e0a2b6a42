import { isDeepStrictEqual } from 'node:util'
import type { RemoteDocument } from '@brightyard/contract/release'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** Two builds of the same sources differ in when and from which commit they were made, and in nothing else. */
export function isSameContent(one: RemoteDocument, other: RemoteDocument): boolean {
  const content = ({ builtAt: _when, commit: _where, ...rest }: RemoteDocument) => rest
  return isDeepStrictEqual(content(one), content(other))
}

/** A kept release never changes: the same version again must be the same content. */
export function checkVersion(
  document: RemoteDocument | null,
  kept: RemoteDocument | null,
): Reason[] {
  if (!document || !kept || isSameContent(document, kept)) return []
  return [reason('version-taken', { name: document.name, version: document.version })]
}
