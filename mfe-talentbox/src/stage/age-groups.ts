import type { Campaign, PublicEntry } from '@brightyard/contract/entities'

/** What is ranked together: by age group in the order of the campaign, or all as one without a name. */
export function byAgeGroup<Row>(
  rows: readonly Row[],
  { age_groups }: Pick<Campaign, 'age_groups'>,
  entryOf: (row: Row) => Pick<PublicEntry, 'age_group'>,
): { group: string | null; rows: Row[] }[] {
  if (age_groups.length === 0) return [{ group: null, rows: [...rows] }]
  return age_groups.flatMap((group) => {
    const found = rows.filter((row) => entryOf(row).age_group === group)
    return found.length > 0 ? { group, rows: found } : []
  })
}
