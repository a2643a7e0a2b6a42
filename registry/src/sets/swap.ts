import type { Position, ReleaseSet } from '@brightyard/contract/release'
import type { SwapRequest } from '@brightyard/contract/registry'
import { conflictNow, moveToNewSet, type MoveOutcome, type Refused } from '../positions/move.ts'
import { sitePosition } from '../positions/site-position.ts'
import type { RegistryContext } from '../registry-context.ts'
import { judgeCandidate, type Candidate } from '../releases/judge-candidate.ts'
import { judgeTogether } from '../releases/judge-together.ts'
import { keepCandidate } from '../releases/publish.ts'
import { tryCandidates } from '../releases/try-candidates.ts'
import { contentOf, type NewSet, type SetContent } from './sets.repository.ts'

/**
 * Makes one new set with all these releases in it, for everybody. They are judged beside the rest of the set as it
 * would be; if the site moves meanwhile, that judgement is void and the swap refused.
 */
export async function swapReleases(
  context: RegistryContext,
  request: SwapRequest,
): Promise<MoveOutcome> {
  const proposed = await proposeSet(context, request)
  if (proposed.kind !== 'proposed') return proposed
  const { before, set } = proposed
  return moveToNewSet(context, before, set, (number) => ({
    kind: 'swap',
    current: number,
    candidate: null,
    frozen: null,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  }))
}

export type Proposal =
  | { kind: 'proposed'; before: Position | null; set: NewSet }
  | { kind: 'unchanged'; set: ReleaseSet; position: Position }
  | Refused

/** The set that the request asks for, judged and kept, but not written yet. */
export async function proposeSet(
  context: RegistryContext,
  request: SwapRequest,
): Promise<Proposal> {
  const site = await sitePosition(context.db)
  const current = site?.current ?? null
  if (isUnexpected(current, request.expect)) return conflictNow(context.db)
  const blocked = site && blockedBy(site.position)
  if (blocked) return blocked
  const unknown = request.remove.find((name) => !current?.remotes[name])
  if (unknown !== undefined) return { kind: 'unknown-remote', name: unknown }

  const candidates = Object.entries(request.remotes).map(([name, choice]): Candidate => ({
    name,
    ...choice,
  }))
  const alone = await Promise.all(candidates.map((one) => judgeCandidate(context, one)))
  const { candidates: inSet, removals } = judgeTogether(alone, current, request.remove)
  const together = await tryCandidates(context, inSet, current, {
    removed: request.remove,
    allowUntried: request.allowUntried,
  })
  const verdicts = [...together.map(({ verdict }) => verdict), ...removals]
  if (verdicts.some(({ accepted }) => !accepted)) return { kind: 'refused', verdicts }

  const content: Record<string, SetContent[string]> = { ...contentOf(current) }
  for (const name of request.remove) delete content[name]
  for (const candidate of together) {
    const outcome = await keepCandidate(context, candidate, request.actor)
    if (outcome.kind === 'refused') return { kind: 'refused', verdicts: [outcome.verdict] }
    const { name, version } = outcome.release
    const before = current?.remotes[name]
    content[name] =
      before && before.release.version === version
        ? { version, lastGoodVersion: before.lastKnownGood?.version ?? null }
        : { version, lastGoodVersion: before?.release.version ?? null }
  }
  if (site && hasSameReleases(contentOf(site.current), content)) {
    return { kind: 'unchanged', set: site.current, position: site.position }
  }
  const set: NewSet = {
    previous: current?.number ?? null,
    actor: request.actor,
    reason: request.reason,
    restores: null,
    content,
  }
  return { kind: 'proposed', before: site?.position ?? null, set }
}

/** What keeps new releases from visitors: a freeze, or a candidate whose figures they would spoil. */
function blockedBy({ frozen, candidate }: Position): Refused | null {
  if (frozen) return { kind: 'frozen', freeze: frozen }
  return candidate && { kind: 'canary-running', share: candidate }
}

export const isUnexpected = (current: ReleaseSet | null, expect: number | undefined) =>
  expect !== undefined && expect !== (current?.number ?? 0)

export function hasSameReleases(one: SetContent, other: SetContent): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name]?.version === other[name]?.version)
}
