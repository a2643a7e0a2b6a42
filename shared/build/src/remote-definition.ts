import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import * as z from '@brightyard/contract/schema'
import { readPackageFile } from '@brightyard/release-files'
import { NewName, NewRoutes, NewSlots, ownRouteProblems } from '@brightyard/release-files/rules'
import webpack from 'webpack'
import { runCompiler } from './run-compiler.ts'
import { baseConfiguration, scriptRule } from './webpack-base.ts'

const Named = z.object({ name: z.string(), schema: z.optional(z.unknown()) })

const RemoteDefinition = z.object({
  name: NewName,
  routes: NewRoutes,
  slots: NewSlots,
  publishes: z.array(Named),
  subscribes: z.array(Named),
})
export type RemoteDefinition = z.infer<typeof RemoteDefinition>

const packagePrefix = '@brightyard/mfe-'

/** A remote's package is called after it: `@brightyard/mfe-shop` is `shop`. */
export function remoteNameOf(folder: string): string {
  const { name } = readPackageFile(folder)
  if (name.startsWith(packagePrefix)) return name.slice(packagePrefix.length)
  throw new Error(
    `${folder}/package.json is called "${name}"; a remote is called "${packagePrefix}<name>".`,
  )
}

function refuse(folder: string, reason: string): never {
  throw new Error(`${join(folder, 'src/routes.ts')}: ${reason}`)
}

/** Evaluates `src/routes.ts`, which is data only, and validates it. */
export const readRemoteDefinition = async (folder: string): Promise<RemoteDefinition> =>
  (await readDefinitionFiles(folder)).remote

/** The same, with the files that it is read from. */
export async function readDefinitionFiles(folder: string) {
  const file = join(folder, 'src/routes.ts')
  if (!existsSync(file))
    refuse(folder, 'is missing; it exports `remote`, made with defineRemote().')
  const module: { exports: unknown } = { exports: {} }
  const { text, files } = await bundleInMemory(folder, file)
  const evaluate = vm.compileFunction(text, ['module', 'exports', 'require'], {
    filename: file,
  }) as (module: object, exports: unknown, require: NodeJS.Require) => void
  evaluate(module, module.exports, createRequire(file))

  const found = z.object({ remote: RemoteDefinition }).safeParse(module.exports)
  if (!found.success) {
    const problems = found.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    refuse(folder, `does not define a remote.\n  ${problems.join('\n  ')}`)
  }
  const { remote } = found.data
  if (remote.name !== remoteNameOf(folder)) {
    refuse(folder, `names the remote "${remote.name}", its package "${remoteNameOf(folder)}".`)
  }
  const collisions = ownRouteProblems(remote.routes).map((problem) =>
    problem.kind === 'reserved'
      ? `${problem.path}: lies under ${problem.reserved}, which the site’s own server answers.`
      : `${problem.path} and ${problem.otherPath} take the same addresses, for example ${problem.example}.`,
  )
  if (collisions.length > 0) {
    refuse(folder, `has pages that the site refuses.\n  ${collisions.join('\n  ')}`)
  }
  return { remote, files }
}

/**
 * One TypeScript file and what it imports of ours, as CommonJS text. Installed packages stay outside,
 * resolved to their files for each importer.
 */
async function bundleInMemory(folder: string, file: string) {
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
  const { assets, fileDependencies } = compilation
  return { text: String(assets['bundle.cjs']?.source()), files: [...fileDependencies] }
}
