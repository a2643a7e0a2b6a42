import type { Outline } from './documents.check.ts'
import type { Manifest } from './manifest.schema.ts'
import type { Reason } from './reason.ts'
import { reason } from './reason.ts'

/** Both documents name the remote that was asked for; without an expected name, they name the same one. */
export function checkName(
  outline: Outline,
  manifest: Manifest | null,
  expectedName?: string,
): Reason[] {
  const expected = expectedName ?? outline.name
  if (expected === undefined) return []
  return [
    { file: 'remote.json', name: outline.name },
    { file: 'mf-manifest.json', name: manifest?.name },
  ].flatMap(({ file, name }) =>
    name === undefined || name === expected ? [] : [reason('wrong-name', { file, name, expected })],
  )
}
