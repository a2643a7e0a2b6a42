import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { DatabaseId, oneLine, written } from '../common/fields.ts'
import {
  activityModes,
  offeringCategories,
  offeringKinds,
  offeringStates,
  sessionStates,
  ticketScopes,
} from './constants.ts'
import { OfferingSession } from './entities.ts'
import { RefundStep } from './policy.entities.ts'

const text = (most: number) =>
  z.string().check(oneLine(), z.maxLength(most, `Please use at most ${most} characters.`))
const needed = (most: number) => text(most).check(z.minLength(1, 'Please fill this in.'))

const Age = z.int().check(z.minimum(0), z.maximum(99))

const Paragraph = z
  .string()
  .check(
    written(),
    z.minLength(1, 'Please fill this in.'),
    z.maxLength(2000, 'Please use at most 2000 characters.'),
  )

const RefundSteps = z.array(RefundStep).check(
  z.maxLength(5),
  z.refine(
    (steps) => new Set(steps.map(({ hours_before }) => hours_before)).size === steps.length,
    'Please enter each number of hours once.',
  ),
  z.refine(
    (steps) =>
      steps.every((one) =>
        steps.every(
          (other) =>
            one.hours_before <= other.hours_before || one.percent_back >= other.percent_back,
        ),
      ),
    'Who cancels earlier cannot get less back. Please check the steps.',
  ),
)

const httpsOnly = 'Please enter an address that starts with https://.'

/** Asked of what is no address too: every check of a text runs. */
function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** As a browser reads it, without a name and password in it. */
const MeetingUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    normalize: true,
    error: httpsOnly,
  })
  .check(
    z.maxLength(500),
    z.refine((address) => !hasCredentials(address), httpsOnly),
  )

/** What a ticket includes, beside the seat. */
const Includes = z.array(needed(80)).check(z.maxLength(12, 'Please use at most 12 lines.'))

/** What organisers enter. */
export const OfferingInput = z.object({
  title: needed(120),
  summary: needed(300),
  /** Paragraphs of plain text. */
  text: z.array(Paragraph).check(z.minLength(1), z.maxLength(30)),
  /** A new file by its upload, or the one it has by its address; null: none. Left out, it stays as it is. */
  picture: z.optional(
    z.nullable(
      z.object({ source: z.string().check(z.minLength(1), z.maxLength(300)), alt: needed(200) }),
    ),
  ),
  category: z.enum(offeringCategories),
  /** Of a camp: its sub-category. Left out, it stays as it is. */
  camp_group: z.optional(DatabaseId),
  age_from: Age,
  age_to: Age,
  mode: z.enum(activityModes),
  language: needed(60),
  /** Empty when online. */
  venue_name: text(120),
  address: text(200),
  city: text(60),
  location: z.nullable(
    z.object({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** IANA name of one that the server knows: `Asia/Kolkata`. */
  time_zone: z.string().check(z.regex(/^[\w+-]+(\/[\w+-]+)*$/, 'Please choose a time zone.')),
  /** In any order. */
  refund_steps: RefundSteps,
  moves_until_hours: z.nullable(z.int().check(z.minimum(0), z.maximum(24 * 90))),
  what_to_bring: z.array(needed(120)).check(z.maxLength(20)),
  ticket_types: z
    .array(
      z.object({
        /** Of one that is there already. */
        id: z.optional(DatabaseId),
        name: needed(80),
        scope: z.enum(ticketScopes),
        /** With tax; 0: free of charge. */
        price_in_paise: z.int().check(z.minimum(0), z.maximum(100_000_000)),
        tax_percent: z.number().check(z.minimum(0), z.maximum(100)),
        /** Left out, it stays as it is. */
        includes: z.optional(Includes),
      }),
    )
    .check(z.minLength(1, 'Please enter a ticket.'), z.maxLength(10)),
})
export type OfferingInput = z.infer<typeof OfferingInput>

export const SessionInput = z.object({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  capacity: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** One of the organiser's. */
  teacher_id: z.nullable(DatabaseId),
  /** Where it meets online, if not in the site's own room; left out, it stays as it is. */
  meeting_url: z.optional(z.nullable(MeetingUrl)),
})
export type SessionInput = z.infer<typeof SessionInput>

export const OwnOffering = z.object({
  id: z.int(),
  kind: z.enum(offeringKinds),
  slug: z.string(),
  title: z.string(),
  is_offered: z.boolean(),
  price_from_in_paise: z.int(),
  /** Null while it has no sessions. */
  first_starts_at: z.nullable(z.iso.datetime()),
  last_ends_at: z.nullable(z.iso.datetime()),
  state: z.optional(z.enum(offeringStates)),
  /** IANA name of the zone in which its times are meant. */
  time_zone: z.optional(z.string()),
  /** What is to come: its dates, when the next one starts, and the seats of all; those of a course count once. */
  to_come: z.optional(
    z.object({
      dates: z.int(),
      next_starts_at: z.nullable(z.iso.datetime()),
      seats: z.int(),
      seats_taken: z.int(),
    }),
  ),
})
export type OwnOffering = z.infer<typeof OwnOffering>

/** An offering as its organiser entered it, to be changed; what is there from before may be longer than what is taken now. */
export const OwnOfferingDetails = z.extend(OwnOffering, {
  state: z.enum(offeringStates),
  time_zone: z.string(),
  /** Paragraphs; null where editors of Brightyard have written it with headings and lists. */
  text: z.nullable(z.array(z.string())),
  camp_group: z.nullable(z.int()),
  picture: z.nullable(Picture),
  summary: z.string(),
  category: z.enum(offeringCategories),
  age_from: z.int(),
  age_to: z.int(),
  mode: z.enum(activityModes),
  language: z.string(),
  venue_name: z.string(),
  address: z.string(),
  city: z.string(),
  location: OfferingInput.shape.location,
  refund_steps: z.array(RefundStep),
  moves_until_hours: z.nullable(z.int()),
  what_to_bring: z.array(z.string()),
  /** Another one whenever what `changeOffering` takes has changed. */
  revision: z.string(),
  /** Live bookings on the site. */
  bookings: z.int(),
  batches: z.array(z.object({ id: z.int(), name: z.string() })),
  ticket_types: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      scope: z.enum(ticketScopes),
      price_in_paise: z.int(),
      tax_percent: z.number(),
      includes: z.array(z.string()),
    }),
  ),
})
export type OwnOfferingDetails = z.infer<typeof OwnOfferingDetails>

export const OwnSession = z.extend(OfferingSession, {
  state: z.enum(sessionStates),
  seats_taken: z.int(),
  seats_elsewhere: z.int(),
  meeting_url: z.nullable(z.string()),
  /** The path of its room, for the person who asked; null where it is not online or was cancelled. */
  room_path: z.nullable(z.string()),
})
export type OwnSession = z.infer<typeof OwnSession>
