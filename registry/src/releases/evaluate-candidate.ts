import type { StoredRelease } from '@brightyard/contract/release'
import { readRemoteDocument, type Outline } from '../checks/documents.check.ts'
import { evaluateRelease } from '../checks/gate.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from '../checks/reason.ts'
import { checkShared } from '../checks/shared.check.ts'
import { fetchRelease } from '../fetching/fetch-release.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { Verdict } from '@brightyard/contract/registry'
import type { AcceptedRelease } from './release-store.ts'
import { findRelease } from './releases.repository.ts'

export type Candidate =
  { name?: string | undefined; url: string } | { name: string; version: string }

/** A candidate by itself; how it fits into a set is evaluated once all candidates are known. */
export interface EvaluatedCandidate {
  /** The remote that it would replace. */
  name: string | null
  verdict: Verdict
  outline: Outline
  /** To be stored when it is accepted. */
  fetched: Omit<AcceptedRelease, 'storedBy'> | null
  stored: StoredRelease | null
}

export function evaluateCandidate(
  context: RegistryContext,
  candidate: Candidate,
): Promise<EvaluatedCandidate> {
  return 'url' in candidate
    ? evaluateAddress(context, candidate.url, candidate.name)
    : evaluateStored(context, candidate.name, candidate.version)
}

async function evaluateAddress(
  context: RegistryContext,
  address: string,
  expectedName: string | undefined,
): Promise<EvaluatedCandidate> {
  const { allowedOrigins, internalOrigins, limits, provided, db } = context
  const outcome = await fetchRelease(address, { allowedOrigins, internalOrigins, limits })
  if (outcome.kind === 'refused') {
    return toEvaluated(outcome.url, { routes: [], slots: [] }, outcome.reasons, expectedName)
  }
  const { release } = outcome
  const { name, version } = readRemoteDocument(release.remote).outline
  const stored = name && version ? await findRelease(db, name, version) : null
  const { outline, document, digest, reasons } = evaluateRelease(release, {
    provided,
    stored: stored?.document ?? null,
    ...(expectedName === undefined ? {} : { expectedName }),
  })
  return {
    ...toEvaluated(release.url, outline, reasons, expectedName),
    fetched: document && { fetched: release, document, digest },
    stored: document && stored,
  }
}

/** A stored release has passed every check; only the host may have changed since. */
async function evaluateStored(
  { db, provided }: RegistryContext,
  name: string,
  version: string,
): Promise<EvaluatedCandidate> {
  const stored = await findRelease(db, name, version)
  const url = stored?.sourceUrl ?? `${name} ${version}`
  if (!stored) {
    const reasons = [reason('remote-unknown', { name })]
    return toEvaluated(url, { routes: [], slots: [] }, reasons, name)
  }
  const reasons = [
    ...(stored.prunedAt === undefined ? [] : [reason('release-pruned', { name, version })]),
    ...checkShared(stored.document, provided),
  ]
  return { ...toEvaluated(url, stored.document, reasons, name), stored }
}

function toEvaluated(
  url: string,
  outline: Outline,
  reasons: Reason[],
  expectedName: string | undefined,
): EvaluatedCandidate {
  return {
    name: expectedName ?? outline.name ?? null,
    outline,
    fetched: null,
    stored: null,
    verdict: verdictOf(url, outline, reasons, expectedName),
  }
}

export function verdictOf(
  url: string,
  outline: Outline,
  reasons: Reason[],
  expectedName?: string,
): Verdict {
  const files = Object.values(outline.files ?? {})
  return {
    url,
    name: outline.name ?? expectedName ?? null,
    version: outline.version ?? null,
    accepted: reasons.length === 0,
    reasons,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    routes: outline.routes.map(({ path }) => path),
    slots: outline.slots.map(({ name }) => name),
    trialPages: [],
    browserTrial: { state: 'not-tried', why: 'it was refused before any trial' },
  }
}
