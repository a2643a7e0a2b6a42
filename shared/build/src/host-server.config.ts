import type { Configuration } from 'webpack'
import webpack from 'webpack'
import { assetRule, baseConfiguration, scriptRule } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

export interface HostServerParts {
  readonly folder: string
  readonly mode: BuildMode
  readonly output: string
}

/** Takes a module of Chakra from our own package, where it is made for a server. */
const onServer = (request: RegExp, module: string, folder: string) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: Resource) => {
    if (!chakra.test(resource.context)) return
    resource.request = module
    resource.context = folder
  })
interface Resource {
  request: string
  context: string
}
const chakra = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]/

/** One file for the render processes: everything is in it, and it provides the shared modules to releases. */
export function hostServerConfiguration({ folder, mode, output }: HostServerParts): Configuration {
  const base = baseConfiguration(folder, mode, 'host')
  return {
    ...base,
    name: 'render',
    target: 'node20',
    devtool: false,
    entry: { render: './server/render/render-program.ts' },
    output: {
      path: output,
      filename: 'render.cjs',
      publicPath: '/assets/',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      rules: [
        scriptRule(mode),
        assetRule(false),
        // The browser build links stylesheets; here the import only has to resolve.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    optimization: { minimize: false }, // keeps stack traces readable; the file is never sent to a browser
    plugins: [
      ...(base.plugins ?? []),
      onServer(/\/factory\.js$/, '@brightyard/ui/server/styled', folder),
      onServer(/\/memo\.js$/, '@brightyard/ui/server/memo', folder),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  }
}
