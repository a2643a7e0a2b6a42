import { haltRule } from './halt-rule.ts'

/** What the visitors of one group of addresses saw of a set. */
export interface GroupCount {
  views: number
  failed: number
}

/**
 * No group counts for more than twice the usual number of page views, so that one address can neither make a candidate
 * bad nor hide that it is. Its share of failures stays what it is.
 */
export function bounded(groups: readonly GroupCount[]): GroupCount[] {
  const seen = groups.filter(({ views }) => views > 0)
  const sorted = seen.map(({ views }) => views).toSorted((one, other) => one - other)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const most = Math.max(haltRule.viewsOfAnyGroup, 2 * usual)
  return seen.map((group) => {
    const views = Math.min(group.views, most)
    // A view and its failure may arrive in different batches.
    const failed = Math.min(group.failed, group.views)
    return { views, failed: Math.round((failed * views) / group.views) }
  })
}

/** All but the groups with the most failures: a tenth of them, and two at least. */
export function withoutTheWorst(groups: readonly GroupCount[]): GroupCount[] {
  const worst = Math.max(haltRule.leastWorstGroups, Math.ceil(groups.length / 10))
  return groups.toSorted((one, other) => other.failed - one.failed).slice(worst)
}

export const totalOf = (groups: readonly GroupCount[]): GroupCount => ({
  views: groups.reduce((sum, { views }) => sum + views, 0),
  failed: groups.reduce((sum, { failed }) => sum + failed, 0),
})
