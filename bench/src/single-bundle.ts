import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { defineSingleBundle } from '@brightyard/build'
import { freePort } from '@brightyard/tools'
import type { Site } from '@brightyard/tools'

export interface SingleBundle {
  address: string
  stop: () => Promise<void>
}

/** Builds the host with every remote compiled in, no federation, into `output`. */
export async function buildSingleBundle(
  host: string,
  remotes: readonly string[],
  output: string,
): Promise<void> {
  const configUrl = pathToFileURL(join(host, 'webpack.config.mjs'))
  const compiler = webpack(await defineSingleBundle(configUrl, { remotes, output }))
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)))
    })
  })
  if (stats?.hasErrors() === false) return
  throw new Error(`The single bundle could not be built.\n${stats?.toString('errors-only') ?? ''}`)
}

/** Serves it beside a running site, from that site's api and registry. */
export async function serveSingleBundle(
  host: string,
  build: string,
  site: Site,
): Promise<SingleBundle> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const edge = fork(join(import.meta.dirname, 'serve-single-bundle.js'), [host, build], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      PORT: String(port),
      PUBLIC_ORIGIN: address,
      API_URL: site.apiOrigin,
      REGISTRY_URL: site.registryOrigin,
      DATA_FOLDER: join(build, 'edge'),
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(edge, 'exit')
  const ready = once(edge, 'message').then(() => true)
  const serves = await Promise.race([ready, ended.then(() => false)])
  if (!serves) throw new Error('The edge of the single bundle did not start; see above.')
  return {
    address,
    stop: async () => {
      edge.kill('SIGTERM')
      await ended
    },
  }
}
