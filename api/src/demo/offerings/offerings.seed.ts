import type { Picture } from '@brightyard/contract'
import { contentTypeOfKind } from '@brightyard/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import {
  batches,
  offerings,
  offeringSessions,
  teachers,
  ticketTypes,
} from '../../database/schema/offerings.schema.ts'
import { enrolments, vendors } from '../../database/schema/users.schema.ts'
import { rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import type { ThemePictures } from '../content/theme-pictures.ts'
import { insertRows } from '../insert-rows.ts'
import { moreOfferings, offeringPlans, writeOffering } from './plans.ts'
import type { OfferingPlan } from './plans.ts'
import { batchName, sessionDates, timeZone } from './session-dates.ts'
import { entryPicture, galleryOf, type OfferingPictures } from './offering-pictures.ts'
import * as places from './venues.data.ts'

const day = 24 * 60 * 60 * 1000

/** Offerings, sessions, tickets and teachers, whose texts are the content entries stored before. */
export async function seedOfferings(
  tx: Database,
  { faces, pictureOf }: OfferingPictures,
  { now, residentId }: { now: Date; residentId: number },
) {
  const vendorIds = await seedOrganisers(tx, residentId)
  const teacherIds = await seedTeachers(tx, vendorIds, faces)
  const entryIds = await seedEntries(tx, pictureOf, now)
  const venueOf = new Map(rowsOf(places.venues).map(([key = '', ...cells]) => [key, cells]))
  const made = offeringPlans.map((plan) => ({
    plan,
    dates: sessionDates(plan.when, now),
    priceFromInPaise: Math.min(...plan.tickets.map(({ rupees }) => rupees * 100)),
  }))
  const rows = await tx
    .insert(offerings)
    .values(
      made.map(({ plan, dates, priceFromInPaise }, index) => {
        const [venueName, address, city, latitude, longitude] = venueOf.get(plan.venue) ?? []
        return {
          contentEntryId: entryIds.get(`${plan.kind} ${plan.title}`) ?? 0,
          kind: plan.kind,
          category: plan.category,
          ageFrom: plan.ages[0],
          ageTo: plan.ages[1],
          mode: city ? ('in-person' as const) : ('online' as const),
          language: places.spoken[city ?? ''] ?? 'English',
          venueName: venueName ?? '',
          address: address ?? '',
          city: city ?? '',
          latitude: latitude ? Number(latitude) : null,
          longitude: longitude ? Number(longitude) : null,
          timeZone,
          vendorId: vendorIds.get(plan.organiser) ?? 0,
          ...plan.policy,
          whatToBring: plan.bring,
          gallery: galleryOf(plan, pictureOf),
          priceFromInPaise,
          firstStartsAt: dates[0]?.startsAt ?? null,
          lastEndsAt: dates.at(-1)?.endsAt ?? null,
          createdAt: new Date(now.getTime() - (20 + ((index * 37) % 60)) * day),
        }
      }),
    )
    .returning({ id: offerings.id })
  const offered = made.map((one, index) => ({ ...one, id: rows[index]?.id ?? 0 }))
  const classes = offered.filter(({ plan }) => plan.kind === 'class')
  const batchRows = await tx
    .insert(batches)
    .values(classes.map(({ id, plan }) => ({ offeringId: id, name: batchName(plan.when) })))
    .returning()
  const batchOf = new Map(batchRows.map(({ id, offeringId }) => [offeringId, id]))
  await insertRows(
    tx,
    offeringSessions,
    offered.flatMap(({ id, plan, dates }) =>
      dates.map((date, index) => ({
        ...date,
        offeringId: id,
        batchId: batchOf.get(id) ?? null,
        teacherId: teacherIds.get(plan.teacher) ?? null,
        capacity: plan.seats,
        ...takenOf(plan, index / dates.length),
      })),
    ),
  )
  await tx.insert(ticketTypes).values(
    offered.flatMap(({ id, plan }) =>
      plan.tickets.map(({ name, isBatch, rupees }, position) => ({
        offeringId: id,
        position,
        name,
        scope: isBatch ? ('batch' as const) : ('session' as const),
        priceInPaise: rupees * 100,
        taxPercent: '18',
      })),
    ),
  )
  await tx.execute(sql`update ${contentEntries} c set starts_at = o.first_starts_at,
    ends_at = o.last_ends_at, price_in_paise = o.price_from_in_paise,
    place = case when o.mode = 'online' then 'Online' else o.venue_name || ', ' || o.city end
    from ${offerings} o where o.content_entry_id = c.id`)
}

/** Dates that are further away have more seats left; a batch has the same in all. */
function takenOf({ kind, seats, taken }: OfferingPlan, later: number) {
  const fewer = kind === 'class' || taken === 1 ? 1 : 1 - later / 2
  const sold = Math.floor(seats * taken * fewer)
  return { seatsTaken: sold, seatsElsewhere: sold }
}

async function seedOrganisers(tx: Database, residentId: number) {
  const rows = rowsOf(places.organisers).map(([key = '', name = '', type]) => ({
    key,
    name,
    vendorType: Number(type),
  }))
  const present = await tx.select({ id: vendors.id, name: vendors.name }).from(vendors)
  const missing = rows.filter(({ name }) => present.every((one) => one.name !== name))
  const added = await tx
    .insert(vendors)
    .values(missing.map(({ name, vendorType }) => ({ name, vendorType })))
    .returning({ id: vendors.id, name: vendors.name })
  const idOf = new Map([...present, ...added].map(({ id, name }) => [name, id]))
  const ids = new Map(rows.map(({ key, name }) => [key, idOf.get(name) ?? 0]))
  const vendorId = ids.get('residents') ?? 0
  await tx.insert(enrolments).values({ studentId: residentId, vendorId })
  return ids
}

async function seedTeachers(
  tx: Database,
  vendorIds: ReadonlyMap<string, number>,
  faces: ReadonlyMap<string, Picture>,
) {
  const plans = rowsOf(places.teachers)
  const rows = await tx
    .insert(teachers)
    .values(
      plans.map(([key = '', name = '', organiser = '', , about = '']) => ({
        vendorId: vendorIds.get(organiser) ?? 0,
        name,
        about,
        picture: faces.get(key) ?? null,
      })),
    )
    .returning({ id: teachers.id })
  return new Map(plans.map(([key = ''], index) => [key, rows[index]?.id ?? 0]))
}

/** The ids of all entries that are offered, by kind and title. */
async function seedEntries(tx: Database, pictureOf: ThemePictures, now: Date) {
  await tx.insert(contentEntries).values(
    moreOfferings.map((plan, index) => ({
      contentTypeId: contentTypeOfKind[plan.kind],
      slug: slugOf(plan.title),
      title: plan.title,
      summary: plan.summary,
      body: writeOffering({ title: plan.title }),
      picture: entryPicture(plan, pictureOf),
      tags: plan.tags,
      publishedAt: new Date(now.getTime() - (5 + index) * day),
    })),
  )
  const rows = await tx
    .select({
      id: contentEntries.id,
      type: contentEntries.contentTypeId,
      title: contentEntries.title,
    })
    .from(contentEntries)
    .where(inArray(contentEntries.contentTypeId, Object.values(contentTypeOfKind)))
  return new Map(
    offeringPlans.flatMap(({ kind, title }) => {
      const type = contentTypeOfKind[kind]
      const row = rows.find((one) => one.type === type && one.title === title)
      return row ? [[`${kind} ${title}`, row.id]] : []
    }),
  )
}
