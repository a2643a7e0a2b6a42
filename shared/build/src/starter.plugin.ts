import { join } from 'node:path'
import webpack from 'webpack'
import type { Compiler } from 'webpack'

/** The module that a page runs until somebody uses it, below the host's folder. */
const source = 'src/starter/starter.ts'

/** Builds the starter into a file of its own, which shares nothing with the scripts that it loads. */
export class StarterPlugin {
  private readonly file: string
  private readonly name: string

  /** `hash`: what the names of files have before their ending. */
  constructor(folder: string, hash: string) {
    this.file = join(folder, source)
    this.name = `starter${hash}.js`
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('StarterPlugin', async (compilation) => {
      const entry = new webpack.EntryPlugin(compiler.context, this.file, { name: 'starter' })
      const child = compilation.createChildCompiler('StarterPlugin', { filename: this.name }, [
        entry,
      ])
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error) => (error ? reject(error) : resolve()))
      })
    })
  }
}
