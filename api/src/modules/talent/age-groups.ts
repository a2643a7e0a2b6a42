import type { CampaignAgeGroup } from '@brightyard/contract'
import type { campaigns } from '../../database/schema/content.schema.ts'

type Groups = Pick<typeof campaigns.$inferSelect, 'ageGroups'>

/** The group of an age, or the nearest; of two that are as near, the younger. Null where all are ranked together. */
export function groupOf({ ageGroups }: Groups, age: number): CampaignAgeGroup | null {
  const distanceTo = ({ from, to }: CampaignAgeGroup) => Math.max(from - age, age - to, 0)
  return (
    ageGroups
      ?.toSorted((one, other) => one.from - other.from)
      .toSorted((one, other) => distanceTo(one) - distanceTo(other))[0] ?? null
  )
}

export const groupWords = ({ from, to }: CampaignAgeGroup) => `${from} to ${to} years`

/** Of those that are ranked together, the youngest first; empty where all are. */
export const groupsOf = ({ ageGroups }: Groups) =>
  (ageGroups ?? []).toSorted((one, other) => one.from - other.from).map(groupWords)

const steps = 3

/** All that the public learns of an age: the campaign's own group, or `7 to 9 years`. */
export function ageGroupOf(age: number, campaign: Groups): string {
  const group = groupOf(campaign, age)
  if (group) return groupWords(group)
  const first = Math.floor((Math.max(1, age) - 1) / steps) * steps + 1
  return `${first} to ${first + steps - 1} years`
}

/** Whole lists of those that are ranked together, the youngest first; groups of nobody are left out. */
export function inGroups<Row>(
  rows: readonly Row[],
  campaign: Groups,
  ageOf: (row: Row) => number,
): Row[][] {
  const groups = groupsOf(campaign)
  if (groups.length === 0) return [[...rows]]
  return groups
    .map((group) => rows.filter((row) => ageGroupOf(ageOf(row), campaign) === group))
    .filter((some) => some.length > 0)
}
