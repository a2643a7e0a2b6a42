import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { buildReport } from './build-report.ts'
import { serveRemote } from './dev-server.ts'
import { runCompiler } from './run-compiler.ts'

const usage = `brightyard-build            builds the package in this folder for production
brightyard-build --development   the same, not minified, for hot reload (host only)
brightyard-build --watch         serves this remote with hot reload
  --port <number>                where to (4100)
  --site <origin>                the site that it is seen in (http://localhost:3000)`

async function configurations(folder: string): Promise<Configuration[]> {
  const file = pathToFileURL(join(folder, 'webpack.config.mjs')).href
  const loaded = (await import(file)) as {
    default: Configuration | Configuration[] | Promise<Configuration | Configuration[]>
  }
  return [await loaded.default].flat()
}

async function build(folder: string) {
  const started = performance.now()
  const stats = await runCompiler(webpack(await configurations(folder)))
  console.log(buildReport(stats, folder, performance.now() - started))
}

/** The command line, run in a package's folder. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      watch: { type: 'boolean', default: false },
      development: { type: 'boolean', default: false },
      port: { type: 'string', default: '4100' },
      site: { type: 'string', default: 'http://localhost:3000' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const folder = process.cwd()
  process.env['NODE_ENV'] = values.watch || values.development ? 'development' : 'production'
  try {
    if (values.watch) {
      await serveRemote(await configurations(folder), {
        port: Number(values.port),
        site: values.site,
      })
    } else {
      await build(folder)
    }
    return 0
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    return 1
  }
}
