import { once } from 'node:events'
import { createServer } from 'node:net'
import { basename } from 'node:path'
import webpack from 'webpack'
import type { Configuration, MultiCompiler, MultiStats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

export interface DevServerOptions {
  readonly port: number
  /** The site's origin, which loads this remote's files from here. */
  readonly site: string
  /** Called with what the developer has to know: what is wrong with a build, and that it is cured. */
  readonly print?: (text: string) => void
}

/**
 * Serves a remote's release from memory, rebuilt on every change: the same files as `dist/release/`,
 * including `remote.json` and `server.cjs`, so the edge can use it as an override. What is wrong with a build is
 * printed, and shown over the page.
 */
export async function serveRemote(
  configurations: Configuration[],
  { port, site, print = console.log }: DevServerOptions,
): Promise<WebpackDevServer> {
  await assertPortFree(port)
  const compiler = webpack(configurations)
  printProblems(compiler, print)
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
  print(
    `Serving http://127.0.0.1:${port}/remote.json to ${site}; every saved change is built again.`,
  )
  return server
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

/** Prints each problem once, although browser and server builds both have it, and later that there is none any more. */
function printProblems(compiler: MultiCompiler, print: (text: string) => void) {
  const name = basename(compiler.options[0]?.context ?? '')
  let isBroken = false
  compiler.hooks.done.tap('printProblems', (stats) => {
    const problems = problemsOf(stats)
    if (problems.length > 0) {
      print(`✖ ${name} does not build:\n\n${problems.join('\n\n')}\n`)
    } else if (isBroken) print(`✔ ${name} builds again.`)
    isBroken = problems.length > 0
  })
}

function problemsOf(stats: MultiStats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  return [
    ...new Set(
      errors.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join('\n')),
    ),
  ]
}
