import { contractMajor, type RemoteDocument } from '@brightyard/contract/release'
import webpack from 'webpack'
import type { Compilation, Compiler } from 'webpack'
import { providedRanges } from '@brightyard/release-files'
import {
  newReleaseProblems,
  NewRemoteDocument,
  releaseLimits,
} from '@brightyard/release-files/rules'
import { describeFiles } from './described-files.ts'
import type { DescribedFiles } from './described-files.ts'
import type { ExposedModule } from './exposed-modules.ts'
import { payloadsOf } from './contract-kit/json-schema.ts'
import type { ReleaseIdentity } from './release-identity.ts'
import type { RemoteDefinition } from './remote-definition.ts'

export const releaseEntry = {
  browser: 'remoteEntry.js',
  server: 'server.cjs',
  manifest: 'mf-manifest.json',
} as const

/** The scripts of a module's own chunks. What the module itself imports lazily is not among them. */
function scriptsOf(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) throw new Error(`The build made no chunk "${chunk}".`)
  return group.getFiles().filter((file) => file.endsWith('.js') && !file.includes('hot-update'))
}

interface ReleaseParts {
  readonly remote: RemoteDefinition
  readonly identity: ReleaseIdentity
  readonly modules: readonly ExposedModule[]
}

/**
 * Writes `remote.json` once both builds of a remote have written their files. One instance serves both
 * compilers; in watch mode either of them may come again.
 */
export class ReleasePlugin {
  private readonly parts: ReleaseParts
  private readonly files = new Map<string, DescribedFiles>()
  private scripts: RemoteDocument['modules'] = {}

  constructor(parts: ReleaseParts) {
    this.parts = parts
  }

  apply(compiler: Compiler): void {
    const side = compiler.options.name ?? ''
    const { publicPath } = compiler.options.output
    if (side === 'browser' && publicPath !== 'auto') {
      throw new Error(
        `output.publicPath is “${String(publicPath)}”; it has to stay “auto”, because the site serves the files itself.`,
      )
    }
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        compilation.deleteAsset('mf-manifest-stats.json') // says more of the build than a site needs
        this.files.set(side, describeFiles(compilation))
        if (side === 'browser') this.scripts = this.modules(compilation)
      })
    })
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0 || this.files.size < 2) return
      const text = `${JSON.stringify(this.document(), null, 2)}\n`
      if (Buffer.byteLength(text) > releaseLimits.documentBytes) {
        throw new Error(
          `remote.json has more than ${releaseLimits.documentBytes / 1000} kB, and the site refuses it. Make it smaller, or split the remote.`,
        )
      }
      const { outputFileSystem } = compiler
      const path = `${compiler.outputPath}/remote.json`
      await new Promise<void>((resolve, reject) =>
        outputFileSystem?.writeFile(path, text, (error) => (error ? reject(error) : resolve())),
      )
    })
  }

  private modules(compilation: Compilation): RemoteDocument['modules'] {
    return Object.fromEntries(
      this.parts.modules.map(({ name, chunk }): [string, { scripts: string[] }] => [
        name,
        { scripts: scriptsOf(compilation, chunk) },
      ]),
    )
  }

  private document(): RemoteDocument {
    const { remote, identity } = this.parts
    const document = {
      name: remote.name,
      ...identity,
      contract: contractMajor,
      routes: remote.routes,
      slots: remote.slots,
      publishes: remote.publishes.map(({ name }) => name),
      subscribes: remote.subscribes.map(({ name }) => name),
      payloads: payloadsOf([...remote.publishes, ...remote.subscribes]),
      shared: providedRanges(),
      modules: this.scripts,
      files: { ...this.files.get('browser'), ...this.files.get('server') },
      entry: releaseEntry,
    }
    const problems = newReleaseProblems(document)
    if (problems.length > 0) {
      throw new Error(`The site would refuse this release:\n  ${problems.join('\n  ')}`)
    }
    return NewRemoteDocument.parse(document)
  }
}
