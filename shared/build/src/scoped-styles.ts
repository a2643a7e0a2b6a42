import { relative } from 'node:path'
import { pageWideRules, styleTexts } from '@brightyard/release-files/styles'
import { parse } from 'acorn'
import webpack from 'webpack'
import type { Compiler, Module } from 'webpack'

/** Parsing every module a second time would cost a second of each build. */
const mayHoldStyles = /["']style["']|\binsertRule\b|\breplaceSync\b/

/** A remote's own module as the browser gets it, or null for what comes from a package. */
function ownText(module: Module, folder: string): { file: string; text: string } | null {
  if (!(module instanceof webpack.NormalModule) || !module.type.startsWith('javascript/'))
    return null
  const { resource } = module
  if (!resource.startsWith(folder) || resource.includes('/node_modules/')) return null
  const text = module.originalSource()?.source().toString() ?? ''
  return mayHoldStyles.test(text) ? { file: relative(folder, resource), text } : null
}

/**
 * Fails a remote's build on style rules that would apply to the whole page, as far as they are written down. Rules that
 * a script puts together are seen when the registry tries the release in a browser.
 */
export class ScopedStyles {
  private readonly remote: string

  constructor(remote: string) {
    this.remote = remote
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScopedStyles', (compilation) => {
      compilation.hooks.finishModules.tap('ScopedStyles', (modules) => {
        for (const module of modules) {
          const own = ownText(module, compiler.context)
          if (!own) continue
          for (const { rule, instead } of this.pageWide(own.text)) {
            const message = `${own.file}: “${rule}” applies to the whole page, not only to this remote. ${instead}`
            compilation.errors.push(new webpack.WebpackError(message))
          }
        }
      })
    })
  }

  private pageWide(text: string) {
    const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module' })
    return styleTexts(program).flatMap(({ css }) => pageWideRules(css, this.remote))
  }
}
