import { isDeepStrictEqual } from 'node:util'
import type { RemoteDocument } from '@brightyard/contract/release'

/** Two builds of the same sources differ only in their time and commit. */
export function isSameContent(one: RemoteDocument, other: RemoteDocument): boolean {
  const content = ({ builtAt: _when, commit: _where, ...rest }: RemoteDocument) => rest
  return isDeepStrictEqual(content(one), content(other))
}
