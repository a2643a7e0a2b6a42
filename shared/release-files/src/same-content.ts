import { isDeepStrictEqual } from 'node:util'
import type { RemoteDocument } from '@brightyard/contract/release'

/** Two builds of the same sources differ in when and from which commit they were made, and in nothing else. */
export function isSameContent(one: RemoteDocument, other: RemoteDocument): boolean {
  const content = ({ builtAt: _when, commit: _where, ...rest }: RemoteDocument) => rest
  return isDeepStrictEqual(content(one), content(other))
}
