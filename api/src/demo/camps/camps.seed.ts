import { contentTypeIds } from '@brightyard/contract'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import {
  batches,
  offerings,
  offeringSessions,
  teachers,
  ticketTypes,
} from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { termsOf } from '../../modules/bookings/booking-terms.ts'
import { refreshOffering } from '../../modules/offerings/refresh-offering.ts'
import { rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import { timeZone } from '../offerings/session-dates.ts'
import * as places from '../offerings/venues.data.ts'
import { orderCodeOf } from '../people/order-code.ts'
import { campDates, campPlans, groups } from './camp-plans.ts'
import type { CampPictures, CampPlan } from './camp-plans.ts'

const day = 24 * 60 * 60 * 1000
const contentTypeId = contentTypeIds.CampaignsType

/** Camps with their dates and packages, in the types that are on the content shelves. */
export async function seedCamps(tx: Database, pictures: CampPictures, now: Date) {
  const ids = await seedGroups(tx, pictures, now)
  const venueOf = new Map(rowsOf(places.venues).map(([key = '', ...cells]) => [key, cells]))
  const idOf = await peopleIds(tx)
  for (const [index, plan] of campPlans.entries()) {
    const [entry] = await tx
      .insert(contentEntries)
      .values({
        contentTypeId,
        slug: slugOf(plan.title),
        title: plan.title,
        summary: plan.summary,
        body: plan.body,
        picture: pictures.get(plan.title) ?? null,
        parentId: ids.get(plan.group) ?? null,
        tags: [plan.group],
        publishedAt: new Date(now.getTime() - (4 + index) * day),
      })
      .returning({ id: contentEntries.id })
    const [venueName = '', address = '', city = '', latitude, longitude] =
      venueOf.get(plan.venue) ?? []
    const [offering] = await tx
      .insert(offerings)
      .values({
        contentEntryId: entry?.id ?? 0,
        kind: 'camp',
        category: plan.category,
        ageFrom: plan.ages[0],
        ageTo: plan.ages[1],
        mode: city ? 'in-person' : 'online',
        language: places.spoken[city] ?? 'English',
        venueName,
        address,
        city,
        latitude: latitude ? Number(latitude) : null,
        longitude: longitude ? Number(longitude) : null,
        timeZone,
        vendorId: idOf(places.organisers, plan.organiser),
        ...plan.policy,
        whatToBring: plan.bring,
        gallery: places.galleries[plan.category].flatMap(
          (theme) => pictures.get(`gallery ${theme}`) ?? [],
        ),
        createdAt: new Date(now.getTime() - (15 + ((index * 29) % 50)) * day),
      })
      .returning({ id: offerings.id })
    const id = offering?.id ?? 0
    await seedDates(tx, id, plan, { teacherId: idOf(places.teachers, plan.teacher), now })
    await tx.insert(ticketTypes).values(
      plan.packages.map((sold, position) => ({
        ...sold,
        offeringId: id,
        position,
        scope: 'batch' as const,
        taxPercent: '18',
      })),
    )
    await refreshOffering(tx, id)
  }
}

/** Later weeks have more places left; a full camp has none in any. */
async function seedDates(
  tx: Database,
  offeringId: number,
  plan: CampPlan,
  { teacherId, now }: { teacherId: number; now: Date },
) {
  const weeks = campDates(plan.when, now)
  for (const [index, { name, dates }] of weeks.entries()) {
    const [batch] = await tx.insert(batches).values({ offeringId, name }).returning()
    const fewer = plan.taken === 1 ? 1 : 1 - index / weeks.length / 2
    const taken = Math.floor(plan.seats * plan.taken * fewer)
    await tx.insert(offeringSessions).values(
      dates.map((date) => ({
        ...date,
        offeringId,
        batchId: batch?.id ?? null,
        teacherId,
        capacity: plan.seats,
        seatsTaken: taken,
        seatsElsewhere: taken,
      })),
    )
  }
}

/** The ids of all groups by title: types are there already. */
async function seedGroups(tx: Database, pictures: CampPictures, now: Date) {
  const types = await tx
    .select({ id: contentEntries.id, title: contentEntries.title })
    .from(contentEntries)
    .where(eq(contentEntries.contentTypeId, contentTypeId))
  const ids = new Map(types.map(({ id, title }) => [title, id]))
  for (const { title, summary, subtitle, above } of groups) {
    const [row] = await tx
      .insert(contentEntries)
      .values({
        contentTypeId,
        slug: slugOf(title),
        title,
        summary,
        subtitle,
        picture: pictures.get(title) ?? null,
        parentId: ids.get(above) ?? null,
        publishedAt: new Date(now.getTime() - 90 * day),
      })
      .returning({ id: contentEntries.id })
    ids.set(title, row?.id ?? 0)
  }
  return ids
}

/** Organisers and teachers by the keys of their tables. */
async function peopleIds(tx: Database) {
  const rows = [
    ...(await tx.select({ id: vendors.id, name: vendors.name }).from(vendors)),
    ...(await tx.select({ id: teachers.id, name: teachers.name }).from(teachers)),
  ]
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (table: string, key: string) =>
    ids.get(rowsOf(table).find(([one]) => one === key)?.[1] ?? '') ?? 0
}

/** Free of charge, so that no order belongs to them: one camp to come, and one where both kids were. */
const booked = [
  { kid: 0, title: 'City Tree Count', isNext: true },
  { kid: 0, title: 'Monsoon Frog Watch', isNext: false },
  { kid: 1, title: 'Monsoon Frog Watch', isNext: false },
] as const

interface Family {
  guardianId: number
  studentIds: readonly [number, number]
  now: Date
}

export async function seedCampBookings(tx: Database, { guardianId, studentIds, now }: Family) {
  for (const [index, { kid, title, isNext }] of booked.entries()) {
    const [found] = await tx
      .select({ offering: offerings, batchId: batches.id, ticketTypeId: ticketTypes.id })
      .from(batches)
      .innerJoin(offerings, eq(offerings.id, batches.offeringId))
      .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
      .innerJoin(ticketTypes, eq(ticketTypes.offeringId, offerings.id))
      .where(and(eq(contentEntries.title, title), isNull(ticketTypes.hiddenAt)))
      .orderBy((isNext ? asc : desc)(batches.id))
      .limit(1)
    if (!found) throw new Error(`There is no camp ${title}.`)
    const studentId = studentIds[kid]
    const [row] = await tx
      .insert(bookings)
      .values({
        ...termsOf(found.offering),
        code: orderCodeOf(`camp ${index}`),
        userId: guardianId,
        studentId,
        offeringId: found.offering.id,
        batchId: found.batchId,
        ticketTypeId: found.ticketTypeId,
        state: isNext ? 'confirmed' : 'attended',
        createdAt: new Date(now.getTime() - (isNext ? 3 : 40) * day),
      })
      .returning({ id: bookings.id })
    const ofBatch = eq(offeringSessions.batchId, found.batchId)
    for (const { id: sessionId } of await tx.select().from(offeringSessions).where(ofBatch))
      await tx.insert(bookingSeats).values({
        bookingId: row?.id ?? 0,
        sessionId,
        studentId,
        isPresent: isNext ? null : true,
      })
    await tx
      .update(offeringSessions)
      .set({ seatsTaken: sql`${offeringSessions.seatsTaken} + 1` })
      .where(ofBatch)
  }
}
