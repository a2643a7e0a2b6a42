import type { Compiler, MultiCompiler, MultiStats, Stats } from 'webpack'

/** A failed build, with webpack's own messages. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** A server's entry is code in an address, as long as all its pages. */
const report = (stats: Stats | MultiStats) =>
  stats
    .toString({ all: false, errors: true, warnings: true, colors: false, moduleTrace: true })
    .replace(/\n *@ data:.*/g, '')

/** Runs a compiler once and closes it. Warnings fail a build too, or nobody would read them. */
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
