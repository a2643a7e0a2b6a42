import type { Outline } from './documents.check.ts'
import type { Manifest } from './manifest.schema.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'
import { type RemoteDocument, contractMajor } from '@brightyard/contract/release'
import { isSameContent } from '@brightyard/release-files'

/**
 * Both documents name the expected remote; without an expected name, they name the same one. Where both name another one,
 * that is said once.
 */
export function checkName(
  { name, version = '' }: Outline,
  manifest: Manifest | null,
  expectedName?: string,
): Reason[] {
  const expected = expectedName ?? name
  if (expected === undefined) return []
  const reasons: Reason[] = []
  if (name !== undefined && name !== expected) {
    reasons.push(reason('wrong-name', { file: 'remote.json', name, expected }))
  }
  // The container is named after the release, so that one tab can hold two releases of a remote.
  const containers = [name ?? expected, expected].flatMap((one) => [
    one,
    `${one}_${version}`.replaceAll(/\W/g, '_'),
  ])
  if (manifest && !containers.includes(manifest.name)) {
    reasons.push(reason('wrong-name', { file: 'mf-manifest.json', name: manifest.name, expected }))
  }
  return reasons
}

/** The host reads one major of remote.json. */
export function checkContract({ contract }: Outline): Reason[] {
  return contract === undefined || contract === contractMajor
    ? []
    : [reason('wrong-contract', { contract, expected: contractMajor })]
}

/** A stored release never changes: the same version must have the same content. */
export function checkVersion(
  document: RemoteDocument | null,
  stored: RemoteDocument | null,
): Reason[] {
  if (!document || !stored || isSameContent(document, stored)) return []
  return [reason('version-taken', { name: document.name, version: document.version })]
}
