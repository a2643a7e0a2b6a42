import type { Picture, RefundStep } from '@brightyard/contract'
import {
  activityModes,
  offeringCategories,
  offeringKinds,
  sessionStates,
  ticketScopes,
} from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { contentEntries } from './content.schema.ts'
import { vendors } from './users.schema.ts'

/** Whatever can be booked. Its title, slug, text and picture are the content entry's. */
export const offerings = pgTable(
  'offerings',
  {
    id: identity(),
    contentEntryId: integer('content_entry_id')
      .notNull()
      .references(() => contentEntries.id),
    kind: text({ enum: offeringKinds }).notNull(),
    category: text({ enum: offeringCategories }).notNull(),
    ageFrom: integer('age_from').notNull(),
    ageTo: integer('age_to').notNull(),
    mode: text({ enum: activityModes }).notNull(),
    /** Spoken there: `English`, `Hindi and English`. */
    language: text().notNull(),
    /** Empty when online, as are address and city. */
    venueName: text('venue_name').notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA name of the zone in which its times are meant, online too. */
    timeZone: text('time_zone').notNull(),
    /** The organiser. */
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    /** From the longest notice to the shortest; later than the last: nothing back. */
    refundSteps: jsonb('refund_steps').$type<RefundStep[]>().notNull(),
    /** Hours before the start until which a booking can be moved; null: never. */
    movesUntilHours: integer('moves_until_hours'),
    whatToBring: jsonb('what_to_bring').$type<string[]>().notNull().default([]),
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    /** The cheapest ticket. With the two below kept by `refreshOffering`, so that lists read one table. */
    priceFromInPaise: integer('price_from_in_paise').notNull().default(0),
    /** Of its scheduled sessions; null while it has none. */
    firstStartsAt: moment('first_starts_at'),
    lastEndsAt: moment('last_ends_at'),
    /** No longer offered, but still in bookings. */
    hiddenAt: moment('hidden_at'),
    /** Of a draft: the places that nobody has filled in yet, whose columns hold a stand-in. */
    gaps: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('offerings_content_entry').on(table.contentEntryId),
    index('offerings_vendor').on(table.vendorId),
    index('offerings_kind').on(table.kind, table.lastEndsAt),
    index('offerings_newest').on(table.createdAt, table.id),
    check('offerings_ages', sql`${table.ageFrom} between 0 and ${table.ageTo}`),
    check('offerings_venue', sql`(${table.mode} = 'online') = (${table.city} = '')`),
    check('offerings_price', sql`${table.priceFromInPaise} >= 0`),
    check('offerings_moves', sql`${table.movesUntilHours} >= 0`),
    check('offerings_place', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
)

const ofOffering = () =>
  integer('offering_id')
    .notNull()
    .references(() => offerings.id, { onDelete: 'cascade' })

/** What a seat costs, for one session or for a whole batch. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: identity(),
    offeringId: ofOffering(),
    position: integer().notNull(),
    name: text().notNull(),
    scope: text({ enum: ticketScopes }).notNull(),
    /** With tax, as people pay it. */
    priceInPaise: integer('price_in_paise').notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    /** Beside the seat. */
    includes: text().array().notNull().default([]),
    /** No longer sold, but still in bookings. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('ticket_types_offering').on(table.offeringId, table.position),
    check('ticket_types_price', sql`${table.priceInPaise} >= 0`),
    check('ticket_types_tax', sql`${table.taxPercent} between 0 and 100`),
  ],
)

export const teachers = pgTable(
  'teachers',
  {
    id: identity(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    name: text().notNull(),
    about: text().notNull().default(''),
    picture: jsonb().$type<Picture>(),
  },
  (table) => [index('teachers_vendor').on(table.vendorId)],
)

/** Sessions that are booked as one. */
export const batches = pgTable(
  'batches',
  {
    id: identity(),
    offeringId: ofOffering(),
    name: text().notNull(),
  },
  (table) => [
    // For the sessions' reference: a session and its batch are of the same offering.
    unique('batches_of_offering').on(table.id, table.offeringId),
    index('batches_offering').on(table.offeringId),
  ],
)

/** One date. `sessions` are sign-ins. */
export const offeringSessions = pgTable(
  'offering_sessions',
  {
    id: identity(),
    offeringId: ofOffering(),
    batchId: integer('batch_id'),
    teacherId: integer('teacher_id').references(() => teachers.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The date at the venue, for filters by day. */
    localDate: date('local_date').notNull(),
    capacity: integer().notNull(),
    /** Counted under this row's lock; several sessions are locked in the order of their ids. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** Part of them: what the organiser has given away outside the site, such as at the door. */
    seatsElsewhere: integer('seats_elsewhere').notNull().default(0),
    state: text({ enum: sessionStates }).notNull().default('scheduled'),
    /** Where it meets online; null: in the site's own room. */
    meetingUrl: text('meeting_url'),
    /** What those who had booked were told. */
    cancelReason: text('cancel_reason'),
    /** Incremented by each change of time, place or state: the SEQUENCE of calendar files. */
    sequence: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'offering_sessions_batch_of_offering',
      columns: [table.batchId, table.offeringId],
      foreignColumns: [batches.id, batches.offeringId],
    }),
    index('offering_sessions_offering').on(table.offeringId, table.startsAt),
    index('offering_sessions_start')
      .on(table.startsAt, table.id)
      .where(sql`${table.state} = 'scheduled'`),
    index('offering_sessions_batch').on(table.batchId),
    index('offering_sessions_teacher').on(table.teacherId, table.startsAt),
    check('offering_sessions_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
    check(
      'offering_sessions_elsewhere',
      sql`${table.seatsElsewhere} between 0 and ${table.seatsTaken}`,
    ),
    check('offering_sessions_take_time', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
