import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { exposedModules } from './exposed-modules.ts'
import { readDefinitionFiles, type RemoteDefinition } from './remote-definition.ts'

interface DefinitionWatchOptions {
  readonly onChange: () => void
  /** Gets what keeps a changed definition from being used. */
  readonly print: (text: string) => void
}

/** A build is configured with these when it starts, and an edge reads them when it does. */
const fixedParts = ({ routes, slots, publishes, subscribes }: RemoteDefinition) =>
  JSON.stringify([
    routes,
    slots,
    publishes.map(({ name }) => name),
    subscribes.map(({ name }) => name),
  ])

/**
 * Calls `onChange` once `src/routes.ts`, or what it imports, defines other pages, slots or channels than when this build
 * was configured, and every module that it names is there. Gives the definition as it is now.
 */
export async function watchDefinition(
  compiler: Compiler,
  { onChange, print }: DefinitionWatchOptions,
): Promise<RemoteDefinition> {
  const folder = compiler.context
  const { remote, files } = await readDefinitionFiles(folder)
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
  let awaited: string[] = []
  let isChanged = false

  async function readAgain() {
    try {
      const { remote: now } = await readDefinitionFiles(folder)
      if (fixedParts(now) === fixedParts(remote)) return
      awaited = [...now.routes, ...now.slots].flatMap(({ module }) =>
        ['.tsx', '.ts'].map((ending) => join(folder, 'src', module + ending)),
      )
      exposedModules(folder, now)
      isChanged = true
      onChange()
    } catch (error) {
      print(`✖ ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  // Nothing that runs in a browser imports the definition.
  compiler.hooks.afterCompile.tap(
    'watchDefinition',
    ({ fileDependencies, missingDependencies }) => {
      fileDependencies.addAll(sources)
      missingDependencies.addAll(awaited)
    },
  )
  compiler.hooks.watchRun.tapPromise('watchDefinition', async ({ modifiedFiles }) => {
    const watched = [...sources, ...awaited]
    if (!isChanged && watched.some((file) => modifiedFiles?.has(file))) await readAgain()
  })
  return remote
}
