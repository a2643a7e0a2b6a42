import type { ReleaseOrigins } from './checks/origin.check.ts'
import type { Provided } from './checks/shared.check.ts'
import type { Database } from './database/open-registry-database.ts'
import type { FetchLimits } from './fetching/fetch-budget.ts'
import type { BlobStore } from './releases/blob-store.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { Announcements } from './deployments/announcements.ts'
import type { TrialQueue } from './releases/trial-queue.ts'
import type { TryInBrowser } from './browser-trial/open-browser-trial.ts'
import type { Trial } from './trial/render-trial.ts'

/** Dependencies of every operation. */
export interface RegistryContext extends ReleaseOrigins {
  db: Database
  store: ReleaseStore
  blobs: BlobStore
  provided: Provided
  limits: FetchLimits
  announcements: Announcements
  trials: TrialQueue
  /** Null without a host to render with. */
  trial: Trial | null
  /** Null where what browsers get is not tried. */
  tryInBrowser: TryInBrowser | null
  /** Why no release is loaded in a browser, in half a sentence; null where they are. */
  withoutBrowser: string | null
}
