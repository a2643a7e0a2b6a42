import type { FailureCount, FailureMeasure, HaltFigures } from '@brightyard/contract/release'
import { fisherGreater } from './canary-statistics.ts'

/** The rule in numbers; docs/decisions/0018-automatic-halt.md says why these. */
export const haltRule = {
  /** Below this many page views on either side there is no decision. */
  leastViews: 100,
  /** A group of addresses counts for so many page views, or for twice the median of all groups if that is more. */
  viewsOfAnyGroup: 50,
  /** Groups that are left out each way, most for and most against a halt: a tenth, and at least so many. */
  leastExtremeGroups: 2,
  /** So many groups of the candidate stay. */
  leastGroupsLeft: 2,
  /** The next look is due when the page views have grown by this factor. */
  growthPerLook: 1.25,
  /** Chance that a candidate as good as the current set is halted by mistake, over all looks and measures. */
  alpha: 0.01,
  /** The smallest difference worth a halt: half as many failures again, and half a percentage point more. */
  minRatio: 1.5,
  minDifference: 0.005,
} as const

export type Figures = Readonly<
  Record<FailureMeasure, { candidate: FailureCount; current: FailureCount }>
>

/** Number of the look that is due after this many page views, from 1; 0 while there are too few. */
export const lookDue = (views: number): number =>
  views < haltRule.leastViews
    ? 0
    : 1 + Math.floor(Math.log(views / haltRule.leastViews) / Math.log(haltRule.growthPerLook))

/**
 * The measure by which the candidate is worse, with its figures; null when there is none. Each look spends
 * 1 / (look × (look + 1)) of the accepted chance of a false alarm, which adds up to that chance over any number of looks.
 */
export function worse(figures: Figures, look: number): HaltFigures | null {
  const measures = Object.entries(figures) as [FailureMeasure, Figures[FailureMeasure]][]
  const threshold = haltRule.alpha / measures.length / (look * (look + 1))
  for (const [measure, { candidate, current }] of measures) {
    if (Math.min(candidate.views, current.views) < haltRule.leastViews) continue
    const rate = candidate.failed / candidate.views
    const currentRate = current.failed / current.views
    if (rate < currentRate * haltRule.minRatio || rate - currentRate < haltRule.minDifference)
      continue
    const pValue = fisherGreater(candidate, current)
    if (pValue < threshold) return { measure, candidate, current, pValue, threshold, look }
  }
  return null
}
