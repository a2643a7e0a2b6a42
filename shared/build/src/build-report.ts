import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { MultiStats } from 'webpack'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes that travel: of the brotli sibling where there is one. */
const compressedSize = (file: string) =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

function fileLines({ compilation }: MultiStats['stats'][number], folder: string): string[] {
  const { outputOptions } = compilation
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => join(outputOptions.path ?? '', name))
    .sort()
    .map((file) => {
      const sizes = [statSync(file).size, compressedSize(file)].map((size) =>
        kilobytes(size).padStart(10),
      )
      return `${sizes.join(' ')}  ${relative(folder, file)}`
    })
}

/** Every file with its size as it is and as it travels, and how long the build took. */
export function buildReport({ stats }: MultiStats, folder: string, milliseconds: number): string {
  const lines = stats.flatMap((one) => fileLines(one, folder))
  return [
    `      size     brotli  file`,
    ...lines,
    `built in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n')
}
