import { resolve } from 'node:path'
import webpack from 'webpack'
import type { RuleSetRule, WebpackPluginInstance } from 'webpack'
import { exposedModules } from './exposed-modules.ts'
import { readRemoteDefinition } from './remote-definition.ts'

/** One `import()` per module of a remote, with a chunk of its own as in the federated site. */
async function importsOf(remoteFolder: string): Promise<string[]> {
  const folder = resolve(remoteFolder)
  const remote = await readRemoteDefinition(folder)
  return exposedModules(folder, remote).map(({ name, file, chunk }) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(`${remote.name}-${chunk}`)} */`
    const request = JSON.stringify(resolve(folder, file))
    return `${JSON.stringify(`${remote.name}/${name}`)}: () => import(${comment} ${request}),`
  })
}

/** Replaces the shell's loader: the same `loadModule`, with every module compiled in. */
export async function compiledInModules(
  remotes: readonly string[],
): Promise<{ plugin: WebpackPluginInstance; rule: RuleSetRule }> {
  const imports = (await Promise.all(remotes.map(importsOf))).flat()
  const source = `
const modules = {
${imports.join('\n')}
}
export async function loadModule(remote, release, module) {
  const load = modules[remote + '/' + module]
  if (!load) throw new Error(remote + ' has no module ' + module + '.')
  return load()
}
`
  const request = `data:text/javascript,${encodeURIComponent(source)}`
  return {
    plugin: new webpack.NormalModuleReplacementPlugin(/[\\/]load-module\.ts$/, (data) => {
      data.request = request
    }),
    rule: { scheme: 'data', type: 'javascript/auto' },
  }
}
