import { join } from 'node:path'
import type { ReleaseOrigins } from './checks/origin.check.ts'
import type { Provided } from './checks/shared.check.ts'
import type { RegistryDatabase } from './database/open-registry-database.ts'
import { defaultLimits, type FetchLimits } from './fetching/fetch-budget.ts'
import type { RegistryContext } from './registry-context.ts'
import { diskBlobStore } from './releases/blob-store.ts'
import { releaseStore } from './releases/release-store.ts'
import { trialQueue } from './releases/trial-queue.ts'
import { announcements } from './deployments/announcements.ts'
import { latestDeployment } from './deployments/deployments.repository.ts'
import type { TryInBrowser } from './browser-trial/open-browser-trial.ts'
import type { Trial } from './trial/render-trial.ts'

export interface RegistryOptions extends ReleaseOrigins {
  database: RegistryDatabase
  /** Holds the blobs of the stored releases. */
  dataFolder: string
  /** What the host provides to its remotes, with versions. */
  provided: Provided
  limits?: FetchLimits
  /** Renders the pages of new releases before they are accepted; left out, nothing is rendered. */
  trial?: Trial | null
  /** Tries what browsers get of a new release; left out, nothing is tried. */
  tryInBrowser?: TryInBrowser | null
  /** Why no release is loaded in a browser, in half a sentence; left out, there is one, or nothing is tried. */
  withoutBrowser?: string | null
  onProblem?: (error: unknown) => void
}

export interface Registry extends RegistryContext {
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const {
    database,
    dataFolder,
    allowedOrigins,
    internalOrigins,
    provided,
    limits = defaultLimits,
    trial = null,
    tryInBrowser = null,
    withoutBrowser = tryInBrowser ? null : 'this registry tries nothing in a browser',
  } = options
  const { db } = database
  const blobs = diskBlobStore(join(dataFolder, 'blobs'))
  await blobs.removeDrafts()
  const news = announcements({
    onProblem: options.onProblem ?? (() => undefined),
    readCurrent: database.isShared
      ? async () => (await latestDeployment(db))?.number ?? null
      : undefined,
  })
  const store = releaseStore(db, blobs)
  return {
    db,
    store,
    blobs,
    provided,
    allowedOrigins,
    internalOrigins,
    limits,
    announcements: news,
    trials: trialQueue(),
    trial,
    tryInBrowser,
    withoutBrowser,
    async isReady() {
      try {
        await database.query('select 1')
        return true
      } catch {
        return false
      }
    },
    async close() {
      news.close()
      await database.close()
    },
  }
}
