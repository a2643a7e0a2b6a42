import webpack from 'webpack'
import type { Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

export interface DevServerOptions {
  readonly port: number
  /** The site's origin, which loads this remote's files from here. */
  readonly site: string
}

/**
 * Serves a remote's release from memory, rebuilt on every change: the same files as `dist/release/`,
 * including `remote.json` and `server.cjs`, so the edge can use it as an override.
 */
export async function serveRemote(
  configurations: Configuration[],
  { port, site }: DevServerOptions,
): Promise<WebpackDevServer> {
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': site, vary: 'Origin' },
      // The page has the site's origin, so the socket's URL cannot be derived from it.
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
      devMiddleware: { publicPath: '/' },
      static: false,
    },
    webpack(configurations),
  )
  await server.start()
  console.log(
    `Serving http://127.0.0.1:${port}/remote.json to ${site}; every saved change is built again.`,
  )
  return server
}
