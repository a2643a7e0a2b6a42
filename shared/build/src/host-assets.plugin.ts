import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import webpack from 'webpack'
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack'
import { describeFiles } from './described-files.ts'
import { HostAssets } from './host-assets.ts'
import { provided, providedVersions } from './provided.ts'

const filesOf = (group: ChunkGroup | null | undefined, ending: RegExp) =>
  (group?.getFiles() ?? []).filter((file) => ending.test(file) && !file.includes('hot-update'))

const named = (compilation: Compilation, ending: RegExp) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => ending.test(name))

const shareKeyOf = (module: Module) =>
  module.type === 'provide-module'
    ? provided.find(({ key }) => module.identifier().includes(`) ${key}@`))?.key
    : undefined

/** The chunks behind the async block through which the host provides a share key. */
function sharedFiles(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, modules } = compilation
  const found = [...modules].flatMap((module) => {
    const key = shareKeyOf(module)
    const [block] = module.blocks
    return key
      ? [[key, block ? filesOf(chunkGraph.getBlockChunkGroup(block), /\.js$/) : []] as const]
      : []
  })
  return Object.fromEntries(found)
}

/** Writes `host-assets.json` beside the folder of the browser build. */
export class HostAssetsPlugin {
  private readonly file: string
  private readonly fingerprint: string

  constructor(file: string, fingerprint: string) {
    this.file = file
    this.fingerprint = fingerprint
  }

  apply(compiler: Compiler): void {
    let text = ''
    compiler.hooks.thisCompilation.tap('HostAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name: 'HostAssetsPlugin', stage }, () => {
        text = `${JSON.stringify(this.describe(compilation), null, 2)}\n`
      })
    })
    compiler.hooks.afterEmit.tapPromise('HostAssetsPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return
      await mkdir(dirname(this.file), { recursive: true })
      await writeFile(this.file, text)
    })
  }

  private describe(compilation: Compilation): HostAssets {
    const { entrypoints, namedChunkGroups, outputOptions } = compilation
    const chunks = [...namedChunkGroups].filter(([name]) => !entrypoints.has(name))
    return HostAssets.parse({
      fingerprint: this.fingerprint,
      publicPath: outputOptions.publicPath,
      scripts: [...entrypoints.values()].flatMap((entry) => filesOf(entry, /\.js$/)),
      styles: named(compilation, /\.css$/),
      fonts: named(compilation, /\.woff2$/),
      chunks: Object.fromEntries(chunks.map(([name, group]) => [name, filesOf(group, /\.js$/)])),
      shared: sharedFiles(compilation),
      provides: providedVersions(compilation.compiler.context),
      files: describeFiles(compilation),
    })
  }
}
