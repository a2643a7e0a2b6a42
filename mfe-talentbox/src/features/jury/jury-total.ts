import type { CampaignCriterion } from '@brightyard/contract/entities'

/** Of 10, to one decimal; null while a criterion has no points. */
export function juryTotal(
  criteria: readonly CampaignCriterion[],
  points: ReadonlyMap<string, number>,
): number | null {
  if (criteria.length === 0 || criteria.some(({ key }) => !points.has(key))) return null
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0)
  const all = criteria.reduce((sum, { key, weight }) => sum + weight * (points.get(key) ?? 0), 0)
  return Math.round((all / Math.max(1, weights)) * 10) / 10
}
