import type { Outline } from './documents.check.ts'
import type { Manifest } from './manifest.schema.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** Both documents name the expected remote; without an expected name, they name the same one. */
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
  const containers = [expected, `${expected}_${version}`.replaceAll(/\W/g, '_')]
  if (manifest && !containers.includes(manifest.name)) {
    reasons.push(reason('wrong-name', { file: 'mf-manifest.json', name: manifest.name, expected }))
  }
  return reasons
}
