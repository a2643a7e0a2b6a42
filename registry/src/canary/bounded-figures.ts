import { haltRule } from './halt-rule.ts'

/** Page views, and those of them that failed. */
export interface Count {
  views: number
  failed: number
}

/** What the visitors of one group of addresses saw of both sets. */
export interface GroupCount {
  candidate: Count
  current: Count
}

type Side = keyof GroupCount

/**
 * No group counts for more than twice the usual number of page views of a set. Its share of failures stays what it is.
 */
export function bounded(groups: readonly GroupCount[]): GroupCount[] {
  const most = { candidate: mostViews(groups, 'candidate'), current: mostViews(groups, 'current') }
  return groups.map(({ candidate, current }) => ({
    candidate: boundedCount(candidate, most.candidate),
    current: boundedCount(current, most.current),
  }))
}

function mostViews(groups: readonly GroupCount[], side: Side): number {
  const seen = groups.map((group) => group[side].views).filter((views) => views > 0)
  const sorted = seen.toSorted((one, other) => one - other)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.max(haltRule.viewsOfAnyGroup, 2 * usual)
}

function boundedCount(count: Count, most: number): Count {
  if (count.views === 0) return { views: 0, failed: 0 }
  const views = Math.min(count.views, most)
  // A view and its failure may arrive in different batches.
  const failed = Math.min(count.failed, count.views)
  return { views, failed: Math.round((failed * views) / count.views) }
}

export const totalOf = (groups: readonly GroupCount[], side: Side): Count => ({
  views: groups.reduce((sum, group) => sum + group[side].views, 0),
  failed: groups.reduce((sum, group) => sum + group[side].failed, 0),
})

/**
 * All but the groups that speak most for a halt and those that speak most against it: a tenth of the candidate's groups
 * each way, and two at least. A group is dropped from both sets, because an attacker in it may have reported for both. Two
 * groups of the candidate always stay; where there are too few, only those that speak for a halt are dropped.
 */
export function withoutExtremes(groups: readonly GroupCount[]): GroupCount[] {
  const candidate = totalOf(groups, 'candidate')
  const current = totalOf(groups, 'current')
  const rate = (candidate.failed + current.failed) / Math.max(1, candidate.views + current.views)
  const excess = ({ views, failed }: Count, { views: all }: Count) =>
    (failed - rate * views) / Math.max(1, all)
  const sorted = groups
    .map((group) => ({
      group,
      // How far the group moves the difference between the two rates.
      weight: excess(group.candidate, candidate) - excess(group.current, current),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ group }) => group)
  const ofCandidate = groups.filter((group) => group.candidate.views > 0).length
  const count = Math.max(haltRule.leastExtremeGroups, Math.ceil(ofCandidate / 10))
  const rest = sorted.slice(count)
  let spare = rest.filter((group) => group.candidate.views > 0).length - haltRule.leastGroupsLeft
  let left = count
  return rest.toReversed().filter((group) => {
    const seen = group.candidate.views > 0
    if (left === 0 || (seen && spare <= 0)) return true
    left -= 1
    if (seen) spare -= 1
    return false
  })
}
