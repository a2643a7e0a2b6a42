import type { Compiler } from 'webpack'

/**
 * Federation names its entry by a hash of what it says, folders included, and webpack makes a module's id of its name.
 * With an id of its own, the same source gives the same files in every folder.
 */
export class FederationEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryPlugin', (modules) => {
        for (const module of modules) {
          if (/[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, 'federation')
        }
      })
    })
  }
}
