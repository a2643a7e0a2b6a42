import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { existsSync, statSync } from 'node:fs'
import webpack from 'webpack'
import type { Configuration, MultiStats } from 'webpack'
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

/** Whoever started this starts it again, and with it what read the definition too. */
function onDefinitionChange() {
  if (process.send) process.send({ restart: true })
  else console.log('src/routes.ts has changed. Start this command again to see it.')
}

/** The command line, run in a package's folder. Returns the exit code. */
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
        onDefinitionChange,
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Transfer size: of the brotli sibling if there is one. */
const compressedSize = (file: string) =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

function fileLines({ compilation }: MultiStats['stats'][number], folder: string): string[] {
  const { outputOptions } = compilation
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => join(outputOptions.path ?? '', name))
    .sort()
    .map((file) => {
      const sizes = [statSync(file).size, compressedSize(file)].map((size) =>
        kilobytes(size).padStart(10),
      )
      return `${sizes.join(' ')}  ${relative(folder, file)}`
    })
}

/** Every file with its size and transfer size, and how long the build took. */
function buildReport({ stats }: MultiStats, folder: string, milliseconds: number): string {
  const lines = stats.flatMap((one) => fileLines(one, folder))
  return [
    `      size     brotli  file`,
    ...lines,
    `built in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n')
}
