import { integrityOf } from '@brightyard/release-files'
import type { Compilation, sources } from 'webpack'

/** Size and integrity (`sha384-` and base64) of every file that a build writes, by path. */
export type DescribedFiles = Record<string, { bytes: number; integrity: string }>

/** In watch mode most files are those of the build before. */
const described = new WeakMap<sources.Source, DescribedFiles[string]>()

function describe(source: sources.Source) {
  const known = described.get(source)
  if (known) return known
  const content = source.buffer()
  const description = { bytes: content.byteLength, integrity: integrityOf(content) }
  described.set(source, description)
  return description
}

export function describeFiles(compilation: Compilation): DescribedFiles {
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, describe(source)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
