import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  FolderInUseError,
  lockFolder,
  processName,
  writeHolder,
} from '@brightyard/database/folder-lock'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'

/** Where a running site stores its data. */
export interface SiteFolder {
  path: string
  apiData: string
  registryData: string
  /** What the release origin serves: the squads' static host. */
  releases: string
  /** The edge's copies of stored releases. */
  edgeData: string
  logs: string
}

export function siteFolder(path: string): SiteFolder {
  return {
    path,
    apiData: join(path, 'api'),
    registryData: join(path, 'registry'),
    releases: join(path, 'releases'),
    edgeData: join(path, 'edge'),
    logs: join(path, 'logs'),
  }
}

const parts = ({ apiData, registryData, releases, edgeData, logs }: SiteFolder) => [
  apiData,
  registryData,
  releases,
  edgeData,
  logs,
]

export function makeSiteFolder(folder: SiteFolder): void {
  for (const part of parts(folder)) mkdirSync(part, { recursive: true })
}

/** Deletes the site's data, but not the lock, which the caller holds, nor the record of what was built. */
export function emptySiteFolder(folder: SiteFolder, { keepPictures = false } = {}): void {
  for (const part of parts(folder)) {
    if (part !== folder.apiData || !keepPictures) rmSync(part, { recursive: true, force: true })
  }
  if (!keepPictures || !existsSync(folder.apiData)) return
  for (const name of readdirSync(folder.apiData)) {
    if (name !== 'media') rmSync(join(folder.apiData, name), { recursive: true })
  }
}

/** Said of a site that has been told to stop, in place of its address. */
const stopping = 'stopping'

/** The address of the site that runs from a folder; null if there is none, or if it is stopping. */
export function runningSite(path: string): string | null {
  if (!existsSync(path)) return null
  try {
    lockFolder(path)()
    return null
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    const note = error.holder?.note ?? ''
    return URL.canParse(note) ? note : null
  }
}

export interface SiteLock {
  /** From now on others learn that the site is stopping. */
  markStopping: () => void
  unlock: () => void
}

/**
 * One site per folder: two would write the same database. `commandBeside` gives the command that starts a second site
 * beside the running one, for the advice.
 */
export async function lockSiteFolder(
  path: string,
  site: string,
  commandBeside: () => Promise<string>,
): Promise<SiteLock> {
  try {
    const release = lockFolder(path, site)
    let isHeld = true
    return {
      markStopping: () => {
        if (isHeld) writeHolder(path, stopping)
      },
      unlock: () => {
        isHeld = false
        release()
      },
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    const { holder } = error
    if (holder?.note === stopping) {
      throw new UserFacingError(
        `Brightyard in ${path} is stopping: ${processName(holder)}.`,
        'Try again in a moment.',
      )
    }
    throw new UserFacingError(
      `Brightyard is already running from ${path}: ${[processName(holder), holder?.note].filter(Boolean).join(', ')}`,
      'Open that address, or stop it with Ctrl-C in its terminal.\n' +
        'A second one needs its own folder and ports:\n' +
        `  BRIGHTYARD_FOLDER=.brightyard-2 ${await commandBeside()}`,
    )
  }
}
