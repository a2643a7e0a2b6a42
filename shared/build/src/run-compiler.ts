import type { Compiler, MultiCompiler, MultiStats, Stats } from 'webpack'

/** The errors of a build in webpack's own words; the preset adds none of its own around them. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

const report = (stats: Stats | MultiStats) =>
  stats.toString({ all: false, errors: true, warnings: true, colors: false, moduleTrace: true })

/** Runs a compiler once and closes it. Warnings fail a build too: nobody reads the ones that do not. */
export function runCompiler(compiler: Compiler): Promise<Stats>
export function runCompiler(compiler: MultiCompiler): Promise<MultiStats>
export function runCompiler(compiler: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    const finish = (error: Error | null, stats?: Stats | MultiStats) =>
      compiler.close((closingError) => {
        const failure = error ?? closingError
        if (failure) reject(failure)
        else if (!stats) reject(new BuildFailed('webpack gave no result.'))
        else if (stats.hasErrors() || stats.hasWarnings()) reject(new BuildFailed(report(stats)))
        else resolve(stats)
      })
    compiler.run(finish)
  })
}
