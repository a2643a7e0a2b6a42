import * as z from '@brightyard/contract/schema'
import { ageBands } from '../catalog/constants.ts'
import { Picture } from '../common/entities.ts'
import {
  activityKinds,
  activityModes,
  dayTypes,
  offeringCategories,
  offeringKinds,
  ticketScopes,
} from './constants.ts'
import { RefundStep } from './policy.entities.ts'

export const Venue = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** Null where nobody has entered it. */
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
})
export type Venue = z.infer<typeof Venue>

/** A session as lists show it. */
export const SessionTime = z.object({
  id: z.int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** The date at the venue. */
  local_date: z.iso.date(),
  capacity: z.int(),
  seats_left: z.int(),
})
export type SessionTime = z.infer<typeof SessionTime>

/** Whatever can be booked, as lists show it. */
export const OfferingCard = z.object({
  id: z.int(),
  kind: z.enum(offeringKinds),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(Picture),
  category: z.enum(offeringCategories),
  /** Years, both included. */
  age: z.object({ from: z.int(), to: z.int() }),
  mode: z.enum(activityModes),
  language: z.string(),
  /** Null when online. */
  venue: z.nullable(Venue),
  /** IANA name of the zone in which its times are meant. */
  time_zone: z.string(),
  organiser: z.object({ id: z.int(), name: z.string() }),
  /** Of the cheapest ticket, with tax; 0: free of charge. */
  price_from_in_paise: z.int(),
  /** The next one that matches the filters; null when all are over. */
  next_session: z.nullable(SessionTime),
  /** Seats that can still be booked, in all sessions to come. */
  seats_left: z.int(),
  /** There are sessions to come, and none has a seat. */
  is_sold_out: z.boolean(),
  is_past: z.boolean(),
  what_to_bring: z.array(z.string()),
  /** Of a camp: its type, category and sub-category, the widest first. */
  groups: z.optional(z.array(z.object({ id: z.int(), title: z.string() }))),
})
export type OfferingCard = z.infer<typeof OfferingCard>

/** What a seat costs. */
export const TicketType = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(ticketScopes),
  /** With tax. */
  price_in_paise: z.int(),
  /** `18`, of the price with tax. */
  tax_percent: z.string(),
  /** What one gets for it, beside the seat. */
  includes: z.optional(z.array(z.string())),
})
export type TicketType = z.infer<typeof TicketType>

export const Teacher = z.object({
  id: z.int(),
  name: z.string(),
  about: z.string(),
  picture: z.nullable(Picture),
})
export type Teacher = z.infer<typeof Teacher>

export const OfferingSession = z.extend(SessionTime, {
  batch_id: z.nullable(z.int()),
  teacher_id: z.nullable(z.int()),
})
export type OfferingSession = z.infer<typeof OfferingSession>

/** Sessions that are booked as one. */
export const Batch = z.object({
  id: z.int(),
  name: z.string(),
  /** Of the first and of the last session. */
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  session_ids: z.array(z.int()),
  /** Free in every one of its sessions. */
  seats_left: z.int(),
})
export type Batch = z.infer<typeof Batch>

export const CancellationPolicy = z.object({
  /** From the longest notice to the shortest; later than the last: nothing back. */
  refund_steps: z.array(RefundStep),
  /** Null: a booking cannot be moved. */
  moves_until_hours: z.nullable(z.int()),
  /** The same in sentences for people. */
  sentences: z.array(z.string()),
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

export const Offering = z.extend(OfferingCard, {
  /** HTML of the editors; a page cleans it before it shows it. */
  body: z.string(),
  tags: z.array(z.string()),
  gallery: z.array(Picture),
  policy: CancellationPolicy,
  ticket_types: z.array(TicketType),
  /** Scheduled ones that are not over, the next first; of an offering that is over, all. */
  sessions: z.array(OfferingSession),
  batches: z.array(Batch),
  teachers: z.array(Teacher),
  related: z.array(OfferingCard),
})
export type Offering = z.infer<typeof Offering>

const Count = z.int()

/** How many offerings each filter would show; each group is counted without itself. */
export const OfferingFacets = z.object({
  total: Count,
  /** Of activities: camps are a list of their own. */
  kinds: z.array(z.object({ kind: z.enum(activityKinds), count: Count })),
  categories: z.array(z.object({ category: z.enum(offeringCategories), count: Count })),
  cities: z.array(z.object({ city: z.string(), count: Count })),
  modes: z.array(z.object({ mode: z.enum(activityModes), count: Count })),
  ages: z.array(z.object({ band: z.enum(ageBands), label: z.string(), count: Count })),
  prices: z.object({
    free: Count,
    /** Free ones included. */
    up_to: z.array(z.object({ price_in_paise: z.int(), count: Count })),
  }),
  days: z.array(z.object({ day: z.enum(dayTypes), count: Count })),
  free_seats: Count,
})
export type OfferingFacets = z.infer<typeof OfferingFacets>

/** A session in a calendar. */
export const CalendarSession = z.extend(SessionTime, {
  offering: z.pick(OfferingCard, {
    id: true,
    kind: true,
    slug: true,
    title: true,
    category: true,
    age: true,
    mode: true,
    venue: true,
    time_zone: true,
    price_from_in_paise: true,
  }),
})
export type CalendarSession = z.infer<typeof CalendarSession>
