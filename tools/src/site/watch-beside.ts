import { assertPortsFree } from '../ports/ports.ts'
import { ServiceGroup } from '../services/service-group.ts'
import type { Progress } from '../../bootstrap/progress.mjs'
import { watchAddress, watchSettings, type WatchedRemote } from './watched-remote.ts'

export interface WatchBesideOptions {
  /** The remote's name: `shop`. */
  name: string
  remote: WatchedRemote
  /** Of the site that is running already. */
  origin: string
  /** For its log file. */
  logs: string
  progress: Progress
  /** As it was typed, for advice. */
  command: string
}

/** Serves a remote in watch mode to a site that somebody else has started; other browsers do not see it. */
export async function watchBeside(options: WatchBesideOptions) {
  const { name, remote, origin, logs, progress, command } = options
  await assertPortsFree({ ports: {}, watched: [remote.port], command })
  const services = new ServiceGroup(logs)
  const watch = watchSettings(remote, origin, {
    print: progress.print,
    onRestartWanted: () =>
      void progress.step(
        `${remote.folder}/src/routes.ts has changed: the watch mode starts again`,
        () => services.restart([watch]),
      ),
  })
  try {
    await progress.step('Watch mode', () => services.startInTurn([watch]))
  } catch (error) {
    await services.stop()
    throw error
  }
  progress.print(besideAnnouncement(name, origin, watchAddress(remote)))
  return {
    unexpectedExit: services.unexpectedExit,
    stop: () => services.stop(),
    kill: () => services.kill(),
  }
}

const besideAnnouncement = (name: string, origin: string, address: string) =>
  [
    '',
    `Brightyard is running already, at ${origin}.`,
    `mfe-${name} is rebuilt at every change. To see it there, open`,
    '',
    `  ${origin}/?remote.${name}=${address}`,
    '',
    `in a browser; others go on seeing the release. End that with ${origin}/?remote.${name}=`,
    'The page reloads at a change. For hot reload stop the site, and run this command alone.',
    '',
    'Ctrl-C stops the watch mode, not the site.',
  ].join('\n')
