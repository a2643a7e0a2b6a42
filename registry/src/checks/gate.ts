import type { RemoteDocument } from '@brightyard/contract/release'
import { checkChannelNames, checkSubscriptions } from './channels.check.ts'
import type { Claims } from './claims.ts'
import { integrityOf } from '@brightyard/release-files'
import { checkContract, checkName, checkVersion } from './identity.check.ts'
import {
  readManifest,
  readRemoteDocument,
  toStoredDocument,
  type Outline,
} from './documents.check.ts'
import { checkEncodings, checkFiles } from './files.check.ts'
import { checkEntries, checkExposes, checkPublicPath } from './entries.check.ts'
import type { FetchedRelease } from './fetched-release.ts'
import type { Reason } from '@brightyard/contract/registry'
import type { ForeignPage } from './prefixes.check.ts'
import { reason } from './reason.ts'
import { checkOwnRoutes, routeCollisions } from './routes.check.ts'
import { checkShared, type Provided } from './shared.check.ts'
import { checkOwnSlots, checkSlotCollisions } from './slots.check.ts'

export interface GateOptions {
  /** The expected remote; left out, the release's own name counts. */
  expectedName?: string
  provided: Provided
  /** The stored release of that name and version, null when there is none. */
  stored: RemoteDocument | null
}

export interface Evaluation {
  url: string
  outline: Outline
  /** Null unless the release is accepted. */
  document: RemoteDocument | null
  /** Integrity of remote.json as it is stored. */
  digest: string
  reasons: Reason[]
}

/** Evaluates one release by itself. All checks run, even after one has failed. */
export function evaluateRelease(release: FetchedRelease, options: GateOptions): Evaluation {
  const { outline, document, reasons: remoteReasons } = readRemoteDocument(release.remote)
  const { manifest, reasons: manifestReasons } = readManifest(release.manifest)
  const digest = document ? integrityOf(toStoredDocument(release.remote, document)) : ''
  const reasons = [
    ...remoteReasons,
    ...manifestReasons,
    ...checkName(outline, manifest, options.expectedName),
    ...checkContract(outline),
    ...checkVersion(document, options.stored),
    ...checkFiles(outline, release),
    ...checkEncodings(outline, release),
    ...checkEntries(outline, manifest),
    ...checkExposes(outline, manifest),
    ...checkPublicPath(manifest),
    ...checkOwnRoutes(outline),
    ...checkOwnSlots(outline),
    ...checkChannelNames(outline),
    ...checkShared(outline, options.provided),
  ]
  const distinct = [...new Map(reasons.map((one) => [one.message, one])).values()]
  return {
    url: release.url,
    outline,
    document: distinct.length === 0 ? document : null,
    digest,
    reasons: distinct,
  }
}

/** Evaluates a release against the other remotes of the proposed set, and the owners of prefixes. */
export function evaluateInSet(
  claims: Claims,
  others: readonly Claims[],
  foreignPages: readonly ForeignPage[] = [],
): Reason[] {
  const collisions = routeCollisions(claims, others)
  const colliding = new Set(collisions.map(({ path }) => path))
  return [
    ...collisions.map((one) => reason('route-collision', one)),
    // Of a page that collides, the other page says more than the prefix.
    ...foreignPages
      .filter(({ path }) => !colliding.has(path))
      .map((one) => reason('prefix-owned', one)),
    ...checkSlotCollisions(claims, others),
    ...checkSubscriptions(claims, others),
  ]
}
