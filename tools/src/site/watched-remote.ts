import type { ServiceSettings } from '../services/service.ts'

/** A remote that is served from memory and rebuilt at every change. */
export interface WatchedRemote {
  folder: string
  port: number
}

export const watchAddress = ({ port }: WatchedRemote) => `http://127.0.0.1:${port}/`

interface WatchEvents {
  /** Gets what is wrong with its builds. */
  print: (text: string) => void
  /** Its pages, slots or channels are others than at its start. */
  onRestartWanted: () => void
}

export const watchSettings = (
  remote: WatchedRemote,
  siteOrigin: string,
  { print, onRestartWanted }: WatchEvents,
): ServiceSettings => ({
  name: remote.folder,
  title: `The watch mode of ${remote.folder}`,
  entry: 'shared/build/bin/brightyard-build.mjs',
  args: ['--watch', '--port', String(remote.port), '--site', siteOrigin],
  cwd: remote.folder,
  probe: `${watchAddress(remote)}remote.json`,
  environment: { NODE_ENV: 'development' },
  onOutput: (text) => print(text.trimEnd()),
  onRestartWanted,
})

/** As the edge reads it: `shop=http://127.0.0.1:3200/`, separated by commas. */
export const remoteOverrides = (watched: Readonly<Record<string, WatchedRemote>>): string =>
  Object.entries(watched)
    .map(([name, remote]) => `${name}=${watchAddress(remote)}`)
    .join(',')
