import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { DatabaseId, oneLine, written } from '../common/fields.ts'
import {
  activityModes,
  offeringCategories,
  offeringKinds,
  offeringStates,
  ticketScopes,
} from './constants.ts'
import { RefundStep } from './policy.entities.ts'

const text = (most: number) =>
  z.string().check(oneLine(), z.maxLength(most, `Please use at most ${most} characters.`))
const needed = (most: number) => text(most).check(z.minLength(1, 'Please fill this in.'))

const ageNeeded = 'Please enter an age from 0 to 99.'
const Age = z.int(ageNeeded).check(z.minimum(0, ageNeeded), z.maximum(99, ageNeeded))

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

/** What a ticket includes, beside the seat. */
const Includes = z.array(needed(80)).check(z.maxLength(12, 'Please use at most 12 lines.'))

const priceNeeded = 'Please enter a price in rupees; 0 is free of charge.'
/** Paise. */
const Price = z
  .int(priceNeeded)
  .check(z.minimum(0, priceNeeded), z.maximum(100_000_000, 'Please enter at most ₹10,00,000.'))
const taxNeeded = 'Please enter a tax from 0 to 100 percent.'
const Tax = z.number(taxNeeded).check(z.minimum(0, taxNeeded), z.maximum(100, taxNeeded))
const movesNeeded = 'Please enter whole hours, at most 2160, or nothing.'

const Ticket = z.object({
  /** Of one that is there already. */
  id: z.optional(DatabaseId),
  name: needed(80),
  scope: z.enum(ticketScopes),
  /** With tax; 0: free of charge. */
  price_in_paise: Price,
  tax_percent: Tax,
  /** Left out, it stays as it is. */
  includes: z.optional(Includes),
})

const mostTickets = z.maxLength(10, 'Please offer at most 10.')
const Source = z.string().check(z.minLength(1), z.maxLength(300))

/** What organisers enter, complete: as families can book it. */
export const OfferingInput = z.object({
  title: needed(120),
  summary: needed(300),
  /** Paragraphs of plain text. */
  text: z
    .array(Paragraph)
    .check(
      z.minLength(1, 'Please write what happens there.'),
      z.maxLength(30, 'Please use at most 30 paragraphs.'),
    ),
  /** A new file by its upload, or the one it has by its address; null: none. Left out, it stays as it is. */
  picture: z.optional(z.nullable(z.object({ source: Source, alt: needed(200) }))),
  category: z.enum(offeringCategories, 'Please choose what it is about.'),
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
  moves_until_hours: z.nullable(
    z.int(movesNeeded).check(z.minimum(0, movesNeeded), z.maximum(24 * 90, movesNeeded)),
  ),
  what_to_bring: z.array(needed(120)).check(z.maxLength(20)),
  ticket_types: z.array(Ticket).check(z.minLength(1, 'Please add at least one.'), mostTickets),
})
export type OfferingInput = z.infer<typeof OfferingInput>

/** The same with gaps, which only a draft may have: null, an empty text, or no ticket yet. */
export const OfferingDraft = z.extend(OfferingInput, {
  summary: text(300),
  text: z.array(Paragraph).check(z.maxLength(30, 'Please use at most 30 paragraphs.')),
  picture: z.optional(z.nullable(z.object({ source: Source, alt: text(200) }))),
  category: z.nullable(OfferingInput.shape.category),
  camp_group: z.optional(z.nullable(DatabaseId)),
  age_from: z.nullable(Age),
  age_to: z.nullable(Age),
  language: text(60),
  ticket_types: z
    .array(
      z.extend(Ticket, {
        name: text(80),
        price_in_paise: z.nullable(Price),
        tax_percent: z.nullable(Tax),
      }),
    )
    .check(mostTickets),
})
export type OfferingDraft = z.infer<typeof OfferingDraft>

export const OwnOffering = z.object({
  id: z.int(),
  kind: z.enum(offeringKinds),
  slug: z.string(),
  title: z.string(),
  is_offered: z.boolean(),
  /** Null for a draft without a price yet. */
  price_from_in_paise: z.nullable(z.int()),
  /** Who offers it. */
  organiser: z.optional(z.object({ id: z.int(), name: z.string() })),
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

/**
 * An offering as its organiser entered it, to be changed: a draft with its gaps as null or empty. What is there from
 * before may be longer than what is taken now.
 */
export const OwnOfferingDetails = z.extend(OwnOffering, {
  state: z.enum(offeringStates),
  time_zone: z.string(),
  /** Paragraphs; null where editors of Brightyard have written it with headings and lists. */
  text: z.nullable(z.array(z.string())),
  camp_group: z.nullable(z.int()),
  picture: z.nullable(Picture),
  summary: z.string(),
  category: z.nullable(z.enum(offeringCategories)),
  age_from: z.nullable(z.int()),
  age_to: z.nullable(z.int()),
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
      price_in_paise: z.nullable(z.int()),
      tax_percent: z.nullable(z.number()),
      includes: z.array(z.string()),
    }),
  ),
})
export type OwnOfferingDetails = z.infer<typeof OwnOfferingDetails>
