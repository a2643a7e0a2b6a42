import type { OfferingFacets, OfferingFilter } from '@brightyard/contract'
import { activityKinds, activityModes, dayTypes, offeringCategories } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { ageSpans, touches } from '../catalog/product-filter.ts'
import {
  groupsOf,
  isOpen,
  matchingBefore,
  onDay,
  sessionGroupsOf,
  sessionsBefore,
} from './offering-filter.ts'
import type { OfferingGroup } from './offering-filter.ts'

/** Paise. */
const priceSteps = [25_000, 50_000, 100_000, 200_000, 500_000] as const

/** Whether every group of filters matches except this one, whose counts show what it would match. */
function allBut(filter: OfferingFilter, without?: OfferingGroup): SQL<boolean> {
  const rest = Object.entries(groupsOf(filter)).flatMap(([group, condition]) =>
    group === without || condition === undefined ? [] : [condition],
  )
  return sql<boolean>`(${and(...rest) ?? sql`true`})`
}

const anySession = (...conditions: (SQL | undefined)[]) =>
  sql<boolean>`bool_or(${and(...conditions) ?? sql`true`})`

/** What the sessions of each offering fulfil. */
function datesOf(db: Database, filter: OfferingFilter, now: Date) {
  const { day, seats } = sessionGroupsOf(filter, now)
  return db
    .select({
      offeringId: offeringSessions.offeringId,
      all: anySession(day, seats).as('all_of_them'),
      weekday: anySession(seats, onDay('weekday')).as('on_weekdays'),
      weekend: anySession(seats, onDay('weekend')).as('on_weekends'),
      open: anySession(day, isOpen(now)).as('has_seats'),
    })
    .from(offeringSessions)
    .where(sessionsBefore(filter, now))
    .groupBy(offeringSessions.offeringId)
    .as('dates')
}

/** Offerings that could match, with their facet values and the facets they count for. */
function hitsOf(db: Database, filter: OfferingFilter, now: Date) {
  const dates = datesOf(db, filter, now)
  const counting = (group: OfferingGroup) =>
    sql<boolean>`(${allBut(filter, group)} and ${dates.all})`
  return db
    .select({
      kind: offerings.kind,
      category: offerings.category,
      city: offerings.city,
      mode: offerings.mode,
      ageFrom: offerings.ageFrom,
      ageTo: offerings.ageTo,
      price: offerings.priceFromInPaise,
      counts: sql<boolean>`(${allBut(filter)} and ${dates.all})`.as('counts'),
      forKind: counting('kind').as('for_kind'),
      forCategory: counting('category').as('for_category'),
      forCity: counting('city').as('for_city'),
      forMode: counting('mode').as('for_mode'),
      forAge: counting('age').as('for_age'),
      forPrice: counting('price').as('for_price'),
      forWeekday: sql<boolean>`(${allBut(filter)} and ${dates.weekday})`.as('for_weekday'),
      forWeekend: sql<boolean>`(${allBut(filter)} and ${dates.weekend})`.as('for_weekend'),
      forSeats: sql<boolean>`(${allBut(filter)} and ${dates.open})`.as('for_seats'),
    })
    .from(offerings)
    .innerJoin(dates, eq(dates.offeringId, offerings.id))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(matchingBefore(filter, now))
    .as('hits')
}

const countIf = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Which of the grouping sets a row belongs to: bits of what it is not grouped by. */
const sets = { kind: 0b0111, category: 0b1011, city: 0b1101, mode: 0b1110, all: 0b1111 } as const

/** How many offerings every filter would show, counted in one pass. */
export async function readOfferingFacets(
  db: Database,
  filter: OfferingFilter,
  now: Date,
): Promise<OfferingFacets> {
  const hits = hitsOf(db, filter, now)
  const rows = await db
    .select({
      set: sql<number>`grouping(${hits.kind}, ${hits.category}, ${hits.city}, ${hits.mode})`.mapWith(
        Number,
      ),
      kind: hits.kind,
      category: hits.category,
      city: hits.city,
      mode: hits.mode,
      total: countIf(sql`${hits.counts}`),
      ofKind: countIf(sql`${hits.forKind}`),
      ofCategory: countIf(sql`${hits.forCategory}`),
      ofCity: countIf(sql`${hits.forCity}`),
      ofMode: countIf(sql`${hits.forMode}`),
      weekday: countIf(sql`${hits.forWeekday}`),
      weekend: countIf(sql`${hits.forWeekend}`),
      seats: countIf(sql`${hits.forSeats}`),
      free: countIf(sql`${hits.forPrice} and ${hits.price} = 0`),
      ...Object.fromEntries(
        priceSteps.map((step) => [
          `price ${step}`,
          countIf(sql`${hits.forPrice} and ${hits.price} <= ${step}`),
        ]),
      ),
      ...Object.fromEntries(
        ageSpans.map(([band, from, to]) => [
          `age ${band}`,
          countIf(sql`${hits.forAge} and ${touches(hits, from, to)}`),
        ]),
      ),
    })
    .from(hits)
    .groupBy(
      sql`grouping sets ((), (${hits.kind}), (${hits.category}), (${hits.city}), (${hits.mode}))`,
    )
  const of = (set: number) => rows.filter((row) => row.set === set)
  const all = of(sets.all)[0]
  const counted = new Map(Object.entries(all ?? {}))
  const countOf = (key: string) => Number(counted.get(key) ?? 0)
  return {
    total: all?.total ?? 0,
    kinds: activityKinds
      .map((kind) => ({ kind, count: of(sets.kind).find((row) => row.kind === kind)?.ofKind ?? 0 }))
      .filter(hasAny),
    categories: offeringCategories
      .map((category) => ({
        category,
        count: of(sets.category).find((row) => row.category === category)?.ofCategory ?? 0,
      }))
      .filter(hasAny),
    cities: of(sets.city)
      .filter(({ city }) => city !== '')
      .map(({ city, ofCity }) => ({ city, count: ofCity }))
      .filter(hasAny)
      .toSorted((a, b) => b.count - a.count || a.city.localeCompare(b.city, 'en')),
    modes: activityModes
      .map((mode) => ({ mode, count: of(sets.mode).find((row) => row.mode === mode)?.ofMode ?? 0 }))
      .filter(hasAny),
    ages: ageSpans
      .map(([band]) => ({
        band,
        label: `${band.replace('-', '–')} years`,
        count: countOf(`age ${band}`),
      }))
      .filter(hasAny),
    prices: {
      free: all?.free ?? 0,
      up_to: priceSteps.map((step) => ({ price_in_paise: step, count: countOf(`price ${step}`) })),
    },
    days: dayTypes.map((day) => ({ day, count: all?.[day] ?? 0 })),
    free_seats: all?.seats ?? 0,
  }
}

const hasAny = ({ count }: { count: number }) => count > 0
