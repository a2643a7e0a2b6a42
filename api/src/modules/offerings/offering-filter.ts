import type { DayType, OfferingFilter } from '@brightyard/contract'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { ageSpans, touches } from '../catalog/product-filter.ts'
import { wordsIn } from '../search/words.ts'
import type { Searching } from '../search/words.ts'

/** Filters that people set; each is counted without itself. Those of sessions are in `sessionGroupsOf`. */
export type OfferingGroup = 'kind' | 'category' | 'city' | 'mode' | 'age' | 'price'

const oneOf = (column: AnyPgColumn, values: readonly string[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined

/** The condition of each group that is set. */
export const groupsOf = (filter: OfferingFilter): Record<OfferingGroup, SQL | undefined> => ({
  kind: oneOf(offerings.kind, filter.kinds),
  category: oneOf(offerings.category, filter.categories),
  city: oneOf(offerings.city, filter.cities),
  mode: oneOf(offerings.mode, filter.modes),
  age: filter.ages?.length
    ? or(
        ...ageSpans
          .filter(([band]) => filter.ages?.includes(band))
          .map(([, from, to]) => sql`(${touches(offerings, from, to)})`),
      )
    : undefined,
  price:
    filter.max_price_in_paise === undefined
      ? undefined
      : lte(offerings.priceFromInPaise, filter.max_price_in_paise),
})

/** Whether a camp is of this category, of one of its sub-categories, or anywhere in this type. */
const isInCampGroup = (group: number) =>
  sql`${contentEntries.parentId} in (select own.id from ${contentEntries} own
    left join ${contentEntries} above on above.id = own.parent_id
    where ${group} in (own.id, own.parent_id, above.parent_id))`

const searchedTexts = [
  contentEntries.title,
  contentEntries.summary,
  offerings.city,
  vendors.name,
  sql`array_to_string(${contentEntries.tags}, ' ')`,
]

/** Offerings to come, or over, that match whatever the groups of filters say. */
export function matchingBefore(filter: OfferingFilter & Searching, now: Date): SQL | undefined {
  return and(
    isNull(offerings.hiddenAt),
    lte(contentEntries.publishedAt, now),
    filter.past ? lte(offerings.lastEndsAt, now) : gt(offerings.lastEndsAt, now),
    isNotNull(offerings.lastEndsAt),
    // Camps are a list of their own.
    filter.kinds?.includes('camp') ? undefined : ne(offerings.kind, 'camp'),
    filter.camp_group === undefined ? undefined : isInCampGroup(filter.camp_group),
    filter.vendor_id === undefined ? undefined : eq(offerings.vendorId, filter.vendor_id),
    wordsIn(filter, searchedTexts),
  )
}

export const matching = (filter: OfferingFilter & Searching, now: Date): SQL | undefined =>
  and(matchingBefore(filter, now), ...Object.values(groupsOf(filter)))

const isWeekend = sql`extract(isodow from ${offeringSessions.localDate}) > 5`
export const onDay = (day: DayType): SQL => (day === 'weekend' ? isWeekend : sql`not ${isWeekend}`)
/** Whether a seat of it can still be booked. */
export const isOpen = (now: Date): SQL =>
  sql`(${offeringSessions.seatsTaken} < ${offeringSessions.capacity} and ${gt(offeringSessions.startsAt, now)})`

/** Sessions that count, whatever the groups of filters say. */
export const sessionsBefore = (filter: OfferingFilter, now: Date): SQL | undefined =>
  and(
    eq(offeringSessions.state, 'scheduled'),
    filter.past ? lte(offeringSessions.endsAt, now) : gt(offeringSessions.endsAt, now),
    filter.from ? gte(offeringSessions.localDate, filter.from) : undefined,
    filter.to ? lte(offeringSessions.localDate, filter.to) : undefined,
  )

/** All of them must hold for one and the same session. */
export const sessionGroupsOf = (filter: OfferingFilter, now: Date) => ({
  day: filter.days?.length ? or(...filter.days.map(onDay)) : undefined,
  seats: filter.free_seats ? isOpen(now) : undefined,
})

export const matchingSessions = (filter: OfferingFilter, now: Date): SQL | undefined =>
  and(sessionsBefore(filter, now), ...Object.values(sessionGroupsOf(filter, now)))
