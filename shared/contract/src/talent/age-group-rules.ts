import type { CampaignAgeGroup } from './campaign.entities.ts'

/** More would be hard to read, and to give prizes to. */
export const mostAgeGroups = 8

export interface AgeGroupProblem {
  /** The place of the group in the list. */
  at: number
  field: 'from' | 'to'
  message: string
}

/**
 * What keeps groups from being ranked by: each problem at its field. Groups overlap nowhere and leave out nobody. `ages`
 * are those of the campaign, null for no limit.
 */
export function problemsOfAgeGroups(
  groups: readonly CampaignAgeGroup[],
  ages: { from: number | null; to: number | null },
): AgeGroupProblem[] {
  const { from: youngest, to: oldest } = ages
  const wrong = groups.flatMap((group, at): AgeGroupProblem[] => {
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
  return wrong.length > 0 ? wrong : leftOut(groups, ages)
}

const years = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`)

/** Ages of the campaign that no group has. An entry of such an age would be called younger or older than its child is. */
function leftOut(
  groups: readonly CampaignAgeGroup[],
  { from: youngest, to: oldest }: { from: number | null; to: number | null },
): AgeGroupProblem[] {
  const inOrder = groups
    .map((group, at) => ({ ...group, at }))
    .toSorted((one, other) => one.from - other.from)
  const found = inOrder.flatMap(({ from, at }, place): AgeGroupProblem[] => {
    const before = inOrder[place - 1]
    const first = before ? before.to + 1 : youngest
    if (first === null || from <= first) return []
    const message = `No group is for ${years(first, from - 1)} years. Please begin at ${first}.`
    return [{ at, field: 'from', message }]
  })
  const last = inOrder.at(-1)
  if (!last || oldest === null || last.to >= oldest) return found
  const message = `No group is for ${years(last.to + 1, oldest)} years. Please go up to ${oldest}.`
  return [...found, { at: last.at, field: 'to', message }]
}
