import type { Progress } from '../../bootstrap/progress.mjs'
import { buildChanged, remoteFolders } from '../building/build-changed.ts'
import {
  emptySiteFolder,
  lockSiteFolder,
  makeSiteFolder,
  siteFolder,
} from '../folder/site-folder.ts'
import { temporaryFolder } from '../folder/temporary-folder.ts'
import { assertPortsFree, commandOnFreePorts, freePorts, remotesCommand } from '../ports/ports.ts'
import type { Ports } from '../ports/ports.ts'
import { composeSet } from '../releases/compose-set.ts'
import { copyReleases } from '../releases/copy-releases.ts'
import { inRoot } from '../root.ts'
import { ServiceGroup } from '../services/service-group.ts'
import type { UnexpectedExit } from '../services/service-group.ts'
import { serviceSettings } from './service-settings.ts'
import { watchSettings } from './watched-remote.ts'
import type { WatchedRemote } from './watched-remote.ts'

/** For a site that a test or a measurement starts. */
const silentProgress: Progress = {
  step: async (_title, run) => run(() => undefined),
  print: () => undefined,
}

export interface SiteOptions {
  /** Free ones unless given. */
  ports?: Ports
  /** Where the databases, releases and logs go; a temporary folder, removed by `stop`, unless given. */
  folder?: string
  /** Empties the folder first: fresh demonstration data; drawing its pictures takes longer than everything else. */
  fresh?: boolean | 'but-pictures'
  /** Further environment of every server: DATABASE_URL, LOG_LEVEL, … */
  environment?: Record<string, string>
  /** Updates the bundles first; builds what changed unless given. */
  build?: (progress: Progress) => Promise<void>
  /** Deploys the builds that are not live; otherwise a site that has a set keeps it. */
  deploy?: boolean
  /** Folders of the built remotes that make up the first set; every mfe-* unless given. */
  remotes?: readonly string[]
  /** Remotes in watch mode, by name: the edge serves them from there instead of from the set. */
  watched?: Readonly<Record<string, WatchedRemote>>
  progress?: Progress
  /** As it was typed, for advice: `pnpm dev shop`; `npm start` unless given. */
  command?: string
  /** Cancels the start between two steps. */
  signal?: AbortSignal | undefined
}

export interface Site {
  /** Of the site itself: `http://localhost:3000`. */
  origin: string
  apiOrigin: string
  registryOrigin: string
  releasesOrigin: string
  folder: string
  /** Settles when a server ends although nobody stopped it. */
  unexpectedExit: Promise<UnexpectedExit>
  /** Stops every server, the edge first, and unlocks the folder. */
  stop: () => Promise<void>
  /** Kills what is left, for when `stop` takes too long. */
  kill: () => void
}

const address = (port: number) => `http://localhost:${port}`

/** Builds, starts and composes the whole site. When it fails, everything it started is stopped. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const {
    fresh = false,
    deploy = false,
    environment = {},
    build = buildChanged,
    remotes = remoteFolders().map((name) => inRoot(name)),
    watched = {},
    progress = silentProgress,
    command = 'npm start',
    signal,
  } = options
  const ports = options.ports ?? (await freePorts())
  const given = options.folder
  const isTemporary = given === undefined
  const { path, remove } = isTemporary
    ? temporaryFolder('brightyard-site-')
    : { path: given, remove: () => undefined }
  const folder = siteFolder(path)
  const wanted = { ports, watched: Object.values(watched).map(({ port }) => port), command }
  const lock = await lockSiteFolder(path, address(ports.site), () => commandOnFreePorts(wanted))
  signal?.addEventListener('abort', lock.markStopping)
  const services = new ServiceGroup(folder.logs, { dataIsThrownAway: isTemporary })
  const stop = async () => {
    lock.markStopping()
    await services.stop()
    lock.unlock()
    remove()
  }
  const origins = {
    site: address(ports.site),
    api: address(ports.api),
    registry: address(ports.registry),
    releases: address(ports.releases),
  }
  const settings = serviceSettings({ ports, origins, folder, environment, watched })
  const watchModes = Object.values(watched).map((remote) =>
    watchSettings(remote, origins.site, {
      print: progress.print,
      onRestartWanted: () =>
        void progress.step(
          `${remote.folder}/src/routes.ts has changed: its watch mode and the edge start again`,
          () => services.restart(readers),
        ),
    }),
  )
  /** Of the definitions of watched remotes, when they start: the edge takes them from the watch modes. */
  const readers = [...watchModes, settings.edge]

  try {
    await assertPortsFree(wanted)
    signal?.throwIfAborted()
    if (fresh) emptySiteFolder(folder, { keepPictures: fresh === 'but-pictures' })
    makeSiteFolder(folder)
    await build(progress)
    signal?.throwIfAborted()
    await progress.step('API, registry and release origin', () =>
      services.start([settings.api, settings.registry, settings.releases]),
    )
    signal?.throwIfAborted()
    await progress.step('Releases', async (say) => {
      const releases = copyReleases(remotes, folder.releases, origins.releases)
      say(
        await composeSet(releases, {
          registryOrigin: origins.registry,
          registryData: folder.registryData,
          command: remotesCommand(ports, process.env),
          deploy,
          print: progress.print,
        }),
      )
    })
    signal?.throwIfAborted()
    await progress.step(Object.keys(watched).length > 0 ? 'Watch mode and edge' : 'Edge', () =>
      services.startInTurn(readers),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: origins.site,
    apiOrigin: origins.api,
    registryOrigin: origins.registry,
    releasesOrigin: origins.releases,
    folder: path,
    unexpectedExit: services.unexpectedExit,
    stop,
    kill: () => services.kill(),
  }
}
