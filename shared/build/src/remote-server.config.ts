import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { provided } from '@brightyard/release-files'
import { ForbiddenImports } from './forbidden-imports.ts'
import type { RemoteBuildParts } from './remote-browser.config.ts'
import { releaseEntry } from './release-plugin.ts'
import { assetRule, baseConfiguration, scriptRule } from './webpack-base.ts'

/** A getter per module: a page is evaluated at its first use, and a broken one breaks nothing else. */
function lazyExports(modules: RemoteBuildParts['modules']): string {
  const getters = modules.map(
    ({ name, file }) =>
      `Object.defineProperty(exports, ${JSON.stringify(name)}, { enumerable: true, get: () => require(${JSON.stringify(file)}) })`,
  )
  return `data:text/javascript,${encodeURIComponent(getters.join('\n'))}`
}

/** One CommonJS file for the render processes; it requires only what the host provides. */
export function remoteServerConfiguration(parts: RemoteBuildParts): Configuration {
  const { folder, name, version, modules, mode, output } = parts
  const base = baseConfiguration(folder, mode, name)
  return {
    ...base,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { server: lazyExports(modules) },
    output: {
      path: output,
      filename: releaseEntry.server,
      // Where the edge serves this release's files; `auto` has no meaning without a script's address.
      publicPath: `/r/${name}/${version}/`,
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
    },
    module: {
      // The entry is CommonJS whatever the remote's package.json says of its own files.
      rules: [scriptRule(mode), assetRule(false), { scheme: 'data', type: 'javascript/dynamic' }],
      // Files that code names by `import.meta.url` are fetched by browsers alone; their base would need node:url.
      parser: { javascript: { url: 'relative' } },
    },
    externals: Object.fromEntries(provided.map(({ key }) => [key, `commonjs2 ${key}`])),
    optimization: { minimize: false }, // keeps stack traces readable; the file is never sent to a browser
    plugins: [
      ...(base.plugins ?? []),
      new ForbiddenImports(provided.map(({ key }) => key)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  }
}
