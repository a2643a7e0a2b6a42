import { createRequire } from 'node:module'
import webpack from 'webpack'
import { runCompiler } from './run-compiler.ts'
import { baseConfiguration, scriptRule } from './webpack-base.ts'

/**
 * One TypeScript file and what it imports of ours, as CommonJS text. Installed packages stay outside,
 * resolved to their files for each importer.
 */
export async function bundleInMemory(folder: string, file: string): Promise<string> {
  const compiler = webpack({
    ...baseConfiguration(folder, 'production', 'definition'),
    name: 'definition',
    target: 'node20',
    entry: file,
    output: { filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    module: { rules: [scriptRule('production')] },
    optimization: { minimize: false },
    externals: ({ context, request }, decide) => {
      if (/^[./@]/.test(request)) return decide()
      decide(undefined, `commonjs ${createRequire(`${context}/`).resolve(request)}`)
    },
  })
  compiler.hooks.shouldEmit.tap('bundleInMemory', () => false)
  const { compilation } = await runCompiler(compiler)
  return String(compilation.assets['bundle.cjs']?.source())
}
