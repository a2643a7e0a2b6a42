import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import webpack from 'webpack'
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack'
import { HostAssets, provided, providedVersions } from '@brightyard/release-files'
import { describeFiles } from './described-files.ts'

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

const groupsOf = (compilation: Compilation, module: Module) =>
  module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block))

/**
 * The scripts that loading a chunk group fetches: its own, and those of the provided modules that its
 * modules consume, which are in a block of the consuming module.
 */
function scriptsOf(compilation: Compilation, group: ChunkGroup | null | undefined): string[] {
  if (!group) return []
  const consumed = group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((module) => groupsOf(compilation, module))
  return [...new Set([group, ...consumed].flatMap((one) => filesOf(one, /\.js$/)))]
}

/** The chunks behind the block through which the host provides a share key; none where it is eager. */
function sharedFiles(compilation: Compilation): Record<string, string[]> {
  const found = [...compilation.modules].flatMap((module) => {
    const key = shareKeyOf(module)
    return key
      ? [[key, groupsOf(compilation, module).flatMap((one) => filesOf(one, /\.js$/))] as const]
      : []
  })
  return Object.fromEntries(found)
}

const isOfOperators = (group: ChunkGroup) =>
  group.origins.length > 0 && group.origins.every(({ request }) => request?.includes('/ops/'))

/** The scripts of everything that a visitor's pages may import. */
function onDemandScripts(compilation: Compilation): string[] {
  const entries = [...compilation.entrypoints.values()]
  const reached = new Set<ChunkGroup>(entries)
  for (const group of reached) {
    for (const child of group.childrenIterable) if (!isOfOperators(child)) reached.add(child)
  }
  const initial = new Set(entries.flatMap((entry) => filesOf(entry, /\.js$/)))
  const files = [...reached].flatMap((group) => filesOf(group, /\.js$/))
  return [...new Set(files)].filter((file) => !initial.has(file)).toSorted()
}

/** Writes `host-assets.json` next to the folder of the browser build. */
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
    const scripts = [...entrypoints.values()].flatMap((entry) => filesOf(entry, /\.js$/))
    return HostAssets.parse({
      fingerprint: this.fingerprint,
      publicPath: outputOptions.publicPath,
      scripts,
      starter: named(compilation, /^starter\b.*\.js$/)[0],
      styles: named(compilation, /\.css$/),
      fonts: named(compilation, /\.woff2$/),
      chunks: Object.fromEntries(
        chunks.map(([name, group]) => [name, scriptsOf(compilation, group)]),
      ),
      onDemand: onDemandScripts(compilation),
      shared: sharedFiles(compilation),
      provides: providedVersions(compilation.compiler.context),
      files: describeFiles(compilation),
    })
  }
}
