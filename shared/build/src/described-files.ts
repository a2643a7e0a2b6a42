import { integrityOf } from '@brightyard/release-files'
import type { Compilation } from 'webpack'

/** Size and integrity (`sha384-` and base64) of every file that a build writes, by path. */
export type DescribedFiles = Record<string, { bytes: number; integrity: string }>

export function describeFiles(compilation: Compilation): DescribedFiles {
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => {
        const content = source.buffer()
        return [name, { bytes: content.byteLength, integrity: integrityOf(content) }] as const
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
