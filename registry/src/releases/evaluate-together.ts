import type { Reason, Verdict } from '@brightyard/contract/registry'
import type { ReleaseSet } from '@brightyard/contract/release'
import { checkReaders } from '../checks/channels.check.ts'
import type { Claims } from '../checks/claims.ts'
import { evaluateInSet } from '../checks/gate.ts'
import { checkPrefixes, type PrefixOwnership } from '../checks/prefixes.check.ts'
import { reason } from '../checks/reason.ts'
import { verdictOf, type EvaluatedCandidate } from './evaluate-candidate.ts'

export interface EvaluatedSet {
  candidates: EvaluatedCandidate[]
  /** Of remotes that would be removed although others still need them. */
  removals: Verdict[]
  /** Prefixes that change their owner with this set. */
  handedOver: PrefixOwnership
}

/** Where the candidates would go. */
export interface ProposedPlace {
  current: ReleaseSet | null
  /** Of prefixes. */
  owners: PrefixOwnership
  /** Remotes that leave the set. */
  removed?: readonly string[]
}

/** Adds problems that only appear together with the other remotes of the proposed set. */
export function evaluateTogether(
  candidates: readonly EvaluatedCandidate[],
  { current, owners, removed = [] }: ProposedPlace,
): EvaluatedSet {
  const named = candidates.filter((candidate) => !isMisnamed(candidate))
  const replaced = new Set([...removed, ...named.map(({ name }) => name)])
  const documentOf = (name: string) => current?.remotes[name]?.release.document ?? null
  const staying: Claims[] = Object.entries(current?.remotes ?? {})
    .filter(([name]) => !replaced.has(name))
    .map(([, { release }]) => release.document)
  const claims = named.map(claimsOf)
  const { foreign, handedOver } = checkPrefixes(claims, owners)
  const setToBe = [...staying, ...claims]

  return {
    handedOver,
    candidates: candidates.map((candidate) => {
      const index = named.indexOf(candidate)
      if (index < 0) return candidate
      const { outline, name } = candidate
      const others = [...staying, ...claims.toSpliced(index, 1)]
      const own = claims[index]
      // The channels of an unreadable release are unknown.
      const before = outline.publishes && name !== null ? documentOf(name) : null
      const inSet = own ? evaluateInSet(own, others, foreign[index]) : []
      return withReasons(candidate, [...inSet, ...checkReaders(before, setToBe)])
    }),
    removals: removed.flatMap((name) => {
      const document = documentOf(name)
      const reasons = checkReaders(document, setToBe)
      if (!document || reasons.length === 0) return []
      const url = current?.remotes[name]?.release.sourceUrl ?? name
      return [verdictOf(url, document, reasons, name)]
    }),
  }
}

/**
 * Whether a release is of another remote than the one that it was given for. What it claims says nothing about that place:
 * its pages would collide with its own current release.
 */
const isMisnamed = ({ name, outline }: EvaluatedCandidate) =>
  outline.name !== undefined && outline.name !== name

/** Adds the pages of a single release that lie under another remote's prefix. */
export function withPrefixReasons(candidate: EvaluatedCandidate, owners: PrefixOwnership) {
  if (isMisnamed(candidate)) return candidate
  const { foreign } = checkPrefixes([claimsOf(candidate)], owners)
  const reasons = foreign.flat().map((page) => reason('prefix-owned', page))
  return withReasons(candidate, reasons)
}

export const withReasons = (candidate: EvaluatedCandidate, more: readonly Reason[]) => {
  const reasons = [...candidate.verdict.reasons, ...more]
  return { ...candidate, verdict: { ...candidate.verdict, reasons, accepted: !reasons.length } }
}

const claimsOf = ({ name, outline, verdict }: EvaluatedCandidate): Claims => ({
  name: name ?? verdict.url,
  routes: outline.routes,
  slots: outline.slots,
  publishes: outline.publishes ?? [],
  subscribes: outline.subscribes ?? [],
})
