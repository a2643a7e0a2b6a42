import type { CampaignAgeGroup } from './campaign.entities.ts'

/** More would be hard to read, and to give prizes to. */
export const mostAgeGroups = 8

export interface AgeGroupProblem {
  /** The place of the group in the list. */
  at: number
  field: 'from' | 'to'
  message: string
}

/** What keeps groups from being ranked by: each problem at its field. `ages` are those of the campaign, null for no limit. */
export function problemsOfAgeGroups(
  groups: readonly CampaignAgeGroup[],
  ages: { from: number | null; to: number | null },
): AgeGroupProblem[] {
  const { from: youngest, to: oldest } = ages
  return groups.flatMap((group, at): AgeGroupProblem[] => {
    const { from, to } = group
    if (from > to)
      return [{ at, field: 'to', message: 'The last age cannot be below the first one.' }]
    if (youngest !== null && from < youngest)
      return [{ at, field: 'from', message: `This campaign is from ${youngest} years.` }]
    if (oldest !== null && to > oldest)
      return [{ at, field: 'to', message: `This campaign is up to ${oldest} years.` }]
    const other = groups.find((one, place) => place < at && one.from <= to && from <= one.to)
    if (!other) return []
    const message = `This overlaps with the group of ${other.from} to ${other.to} years.`
    return [{ at, field: 'from', message }]
  })
}
