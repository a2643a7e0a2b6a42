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

/** A candidate by itself; how it fits into a set is judged after all of them are known. */
export interface EvaluatedCandidate {
  /** The remote whose place it would take. */
  name: string | null
  verdict: Verdict
  outline: Outline
  /** To be kept, when nothing speaks against it. */
  fetched: Omit<AcceptedRelease, 'storedBy'> | null
  kept: StoredRelease | null
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
  const { allowedOrigins, limits, provided, db } = context
  const outcome = await fetchRelease(address, { allowedOrigins, limits })
  if (outcome.kind === 'refused') {
    return judged(outcome.url, { routes: [], slots: [] }, outcome.reasons, expectedName)
  }
  const { release } = outcome
  const { name, version } = readRemoteDocument(release.remote).outline
  const kept = name && version ? await findRelease(db, name, version) : null
  const { outline, document, digest, reasons } = evaluateRelease(release, {
    provided,
    kept: kept?.document ?? null,
    ...(expectedName === undefined ? {} : { expectedName }),
  })
  return {
    ...judged(release.url, outline, reasons, expectedName),
    fetched: document && { fetched: release, document, digest },
    kept: document && kept,
  }
}

/** A kept release has passed every check but those on what has changed since: the host. */
async function evaluateStored(
  { db, provided }: RegistryContext,
  name: string,
  version: string,
): Promise<EvaluatedCandidate> {
  const kept = await findRelease(db, name, version)
  const url = kept?.sourceUrl ?? `${name} ${version}`
  if (!kept) {
    const reasons = [reason('remote-unknown', { name })]
    return judged(url, { routes: [], slots: [] }, reasons, name)
  }
  const reasons = [
    ...(kept.prunedAt === undefined ? [] : [reason('release-pruned', { name, version })]),
    ...checkShared(kept.document, provided),
  ]
  return { ...judged(url, kept.document, reasons, name), kept }
}

function judged(
  url: string,
  outline: Outline,
  reasons: Reason[],
  expectedName: string | undefined,
): EvaluatedCandidate {
  return {
    name: expectedName ?? outline.name ?? null,
    outline,
    fetched: null,
    kept: null,
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
    tried: [],
  }
}
