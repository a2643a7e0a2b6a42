import { listCalendar, listOfferingFacets, listOfferings } from '@brightyard/contract/calls'
import type { OfferingFilter } from '@brightyard/contract/entities'
import { queryOf } from '@brightyard/runtime/queries'

/** The next ones; of what is over, the last ones. */
export const cardsQuery = (filter: OfferingFilter, maxRows = 8) =>
  queryOf(listOfferings, { ...filter, sort: 'next', maxRows })

export const facetsQuery = (filter: OfferingFilter) => queryOf(listOfferingFacets, filter)

/** Every date from today on, for so many days. */
export const datesQuery = (filter: OfferingFilter, today: string, days: number) =>
  queryOf(listCalendar, { ...filter, from: today, to: dateAfter(today, days - 1) })

/** The calendar day that is so many days after another. */
export function dateAfter(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}
