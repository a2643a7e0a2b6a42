import * as z from '@brightyard/contract/schema'
import { attendances } from '../bookings/constants.ts'
import { Picture } from '../common/entities.ts'
import { offeringKinds } from '../offerings/constants.ts'
import { Teacher } from '../offerings/entities.ts'
import { liveStates } from './constants.ts'

/** What a link to a session online leads to, for the person who opens it. */
export const LiveClass = z.object({
  state: z.enum(liveStates),
  /** For count-downs by the server's clock. */
  now: z.iso.datetime(),
  /** Null for a link that is expired or another person's: it says nothing of the class. */
  session: z.nullable(
    z.object({
      title: z.string(),
      kind: z.enum(offeringKinds),
      slug: z.string(),
      picture: z.nullable(Picture),
      organiser: z.string(),
      teacher: z.nullable(Teacher),
      what_to_bring: z.array(z.string()),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      /** When the waiting room opens. */
      opens_at: z.iso.datetime(),
      time_zone: z.string(),
      /** Why it was cancelled, as the organiser put it. */
      cancel_reason: z.nullable(z.string()),
      /** Host: the organiser's people. */
      role: z.enum(['kid', 'host']),
      /** Who takes part; null for hosts. */
      kid: z.nullable(z.object({ student_id: z.int(), name: z.string() })),
      attendance: z.nullable(z.enum(attendances)),
      /** Kids who are booked. */
      booked: z.int(),
      /** The kid's next session online or elsewhere, of whatever they are booked for. */
      next: z.nullable(
        z.object({
          title: z.string(),
          starts_at: z.iso.datetime(),
          time_zone: z.string(),
        }),
      ),
    }),
  ),
})
export type LiveClass = z.infer<typeof LiveClass>

/** Where the session takes place: at the organiser's own link, or in the site's room. */
export const Meeting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({ kind: z.literal('room') }),
])
export type Meeting = z.infer<typeof Meeting>

export const LiveMember = z.object({
  id: z.int(),
  /** First name of a kid, full name of a host. */
  name: z.string(),
  is_host: z.boolean(),
  is_me: z.boolean(),
  /** Hands are in the order in which they went up. */
  hand_raised_at: z.nullable(z.iso.datetime()),
})
export type LiveMember = z.infer<typeof LiveMember>

export const LiveMessage = z.object({
  id: z.int(),
  name: z.string(),
  is_host: z.boolean(),
  is_mine: z.boolean(),
  /** Empty when a host has removed it. */
  text: z.string(),
  is_removed: z.boolean(),
  sent_at: z.iso.datetime(),
})
export type LiveMessage = z.infer<typeof LiveMessage>

/** The room as it is now. */
export const LiveRoom = z.object({
  state: z.enum(liveStates),
  now: z.iso.datetime(),
  /** Those who are here: hosts first, then by name. */
  members: z.array(LiveMember),
  /** The latest fifty, oldest first. */
  messages: z.array(LiveMessage),
})
export type LiveRoom = z.infer<typeof LiveRoom>
