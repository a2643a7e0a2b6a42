import { once } from 'node:events'
import { createServer } from 'node:net'
import { basename, relative } from 'node:path'
import webpack from 'webpack'
import type { Compiler, Configuration, Stats, Watching } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { watchDefinition } from './definition-watch.ts'

export interface DevServerOptions {
  readonly port: number
  /** The site's origin, which loads this remote's files from here. */
  readonly site: string
  /** Called with what the developer has to know: each build, and what is wrong with it. */
  readonly print?: (text: string) => void
  /** Called when the remote has other pages, slots or channels: they are seen by a server that starts anew. */
  readonly onDefinitionChange?: () => void
}

/** What changes there takes a new install or a build of its own, and watching it is dear. */
const watchOptions = { ignored: /[\\/](node_modules|dist|\.git)[\\/]/ }

/**
 * Serves a remote's release from memory, rebuilt on every change: the same files as `dist/release/`,
 * including `remote.json` and `server.cjs`. Browsers show the site's watched remotes by themselves, so the server's build
 * comes later, once nothing is saved for a moment. What is wrong with a build is printed, and shown over the page.
 */
export async function serveRemote(
  [forBrowsers = {}, forServers = {}]: Configuration[],
  { port, site, print = console.log, onDefinitionChange = () => {} }: DevServerOptions,
): Promise<WebpackDevServer> {
  await assertPortFree(port)
  const compiler = webpack({ ...forBrowsers, watchOptions })
  const { name } = await watchDefinition(compiler, { onChange: onDefinitionChange, print })
  printBuilds(compiler, print, `${site}/?remote.${name}=http://127.0.0.1:${port}/`)
  const firstBuild = buildAfter(compiler, webpack({ ...forServers, watchOptions }), print)
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': site, vary: 'Origin' },
      client: {
        // The page has the site's origin, so the socket's URL cannot be derived from it.
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
        // A page that throws has the site's own error page.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { publicPath: '/', stats: 'none' },
      static: false,
    },
    compiler,
  )
  await server.start()
  await firstBuild
  print(
    `Serving http://127.0.0.1:${port}/remote.json to ${site}; every saved change is built again.`,
  )
  return server
}

/** Lets the browser fetch what has changed before this process is busy again. */
const pauseMs = 500

/**
 * Builds with `second` what `first` has built without errors, into the same memory, and ends with it. Settles when there
 * is something to serve, or something to mend.
 */
function buildAfter(first: Compiler, second: Compiler, print: (text: string) => void) {
  let watching: Watching | undefined
  let pause: NodeJS.Timeout | undefined
  return new Promise<void>((settle) => {
    second.hooks.done.tap('buildAfter', (stats) => {
      watching?.suspend()
      const problems = problemsOf(stats)
      if (problems.length > 0)
        print(`✖ It does not build for the server:\n\n${problems.join('\n\n')}\n`)
      settle()
    })
    first.hooks.done.tap('buildAfter', (stats) => {
      if (stats.hasErrors()) return settle()
      if (watching) {
        pause = setTimeout(() => watching?.resume(), pauseMs)
        return
      }
      second.outputFileSystem = first.outputFileSystem
      watching = second.watch(watchOptions, () => undefined)
    })
    first.hooks.invalid.tap('buildAfter', () => {
      clearTimeout(pause)
      watching?.suspend()
    })
    first.hooks.watchClose.tap('buildAfter', () => {
      clearTimeout(pause)
      watching?.close(() => undefined)
    })
  })
}

/** The dev server itself would end the process with a stack trace. */
async function assertPortFree(port: number) {
  const probe = createServer()
  try {
    probe.listen({ port, host: '127.0.0.1', exclusive: true })
    await once(probe, 'listening')
  } catch {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: --port.`)
  }
  probe.close()
  await once(probe, 'close')
}

/** One line for each build after the first: what changed, how long it took, where to look. Each problem once. */
function printBuilds(compiler: Compiler, print: (text: string) => void, address: string) {
  const folder = compiler.context
  const name = basename(folder)
  const changed = new Set<string>()
  let since = 0
  let isBroken = false
  compiler.hooks.watchRun.tap('printBuilds', ({ modifiedFiles, removedFiles }: Compiler) => {
    since ||= performance.now()
    for (const file of [...(modifiedFiles ?? []), ...(removedFiles ?? [])]) {
      // A folder is named beside the file in it
      if (/\.\w+$/.test(file)) changed.add(relative(folder, file))
    }
  })
  compiler.hooks.done.tap('printBuilds', (stats) => {
    const problems = problemsOf(stats)
    const time = `${((performance.now() - since) / 1000).toFixed(1)} s`
    if (problems.length > 0) {
      print(`✖ ${name} does not build:\n\n${problems.join('\n\n')}\n`)
    } else if (isBroken || changed.size > 0) {
      const done = isBroken ? 'builds again' : 'built again'
      print(`✔ ${name} ${done} in ${time} (${listed([...changed])}): ${address}`)
    }
    isBroken = problems.length > 0
    since = 0
    changed.clear()
  })
}

const listed = ([first = 'nothing that it knows', ...more]: string[]) =>
  more.length > 0 ? `${first} and ${more.length} more` : first

function problemsOf(stats: Stats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  return [
    ...new Set(
      errors.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join('\n')),
    ),
  ]
}
