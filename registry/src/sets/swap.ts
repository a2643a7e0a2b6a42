import type { ReleaseSet } from '@brightyard/contract/release'
import type { RegistryContext } from '../registry-context.ts'
import { judgeCandidate, type Candidate } from '../releases/judge-candidate.ts'
import { judgeTogether } from '../releases/judge-together.ts'
import { tryCandidates } from '../releases/try-candidates.ts'
import { keepCandidate } from '../releases/publish.ts'
import type { SwapRequest, Verdict } from '@brightyard/contract/registry'
import { currentSet } from './current-set.ts'
import { contentOf, insertSet, loadSet, type NewSet, type SetContent } from './sets.repository.ts'

export type SwapOutcome =
  | { kind: 'swapped'; set: ReleaseSet }
  /** The current set has that content already. */
  | { kind: 'unchanged'; set: ReleaseSet }
  | { kind: 'refused'; verdicts: Verdict[] }
  /** Another set than the expected one is current. */
  | { kind: 'conflict'; current: ReleaseSet | null }
  | { kind: 'unknown-remote'; name: string }
  | { kind: 'unknown-set' }

/**
 * Makes one new set with all these releases in it. They are judged beside the rest of the set as it
 * would be; if anything else becomes current meanwhile, that judgement is void and the swap refused.
 */
export async function swapReleases(
  context: RegistryContext,
  request: SwapRequest,
): Promise<SwapOutcome> {
  const current = await currentSet(context.db)
  if (isUnexpected(current, request.expect)) return { kind: 'conflict', current }
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
  return makeCurrent(context, current, {
    previous: current?.number ?? null,
    actor: request.actor,
    reason: request.reason,
    restores: null,
    content,
  })
}

export const isUnexpected = (current: ReleaseSet | null, expect: number | undefined) =>
  expect !== undefined && expect !== (current?.number ?? 0)

/** The one place where the site changes. */
export async function makeCurrent(
  { db, announcements }: RegistryContext,
  current: ReleaseSet | null,
  set: NewSet,
): Promise<SwapOutcome> {
  if (current && hasSameReleases(contentOf(current), set.content)) {
    return { kind: 'unchanged', set: current }
  }
  const number = await insertSet(db, set)
  if (number === null) return { kind: 'conflict', current: await currentSet(db) }
  announcements.announce(number)
  const made = await loadSet(db, number)
  if (!made) throw new Error(`Set ${number} was made and cannot be read.`)
  return { kind: 'swapped', set: made }
}

function hasSameReleases(one: SetContent, other: SetContent): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name]?.version === other[name]?.version)
}
