import { contentTypeIds } from '../content/constants.ts'

/** What the activities pages list. */
export const activityKinds = ['event', 'workshop', 'class', 'live-class'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Whatever can be booked: activities, and the camps of the TalentBox. */
export const offeringKinds = [...activityKinds, 'camp'] as const
export type OfferingKind = (typeof offeringKinds)[number]

/** The content type of each kind's texts and pictures. */
export const contentTypeOfKind = {
  event: contentTypeIds.Event,
  workshop: contentTypeIds.Workshop,
  class: contentTypeIds.Classes,
  'live-class': contentTypeIds.ClassDeck,
  // A camp belongs to a type of camps, through its category: all are entries of one tree.
  camp: contentTypeIds.CampaignsType,
} as const satisfies Record<OfferingKind, number>

export const offeringCategories = [
  'performing-arts',
  'sports',
  'art',
  'science',
  'maths',
  'coding',
  'language',
  'nature',
  'games',
  'life-skills',
] as const
export type OfferingCategory = (typeof offeringCategories)[number]

export const activityModes = ['in-person', 'online'] as const
export type ActivityMode = (typeof activityModes)[number]

/** A draft was never offered; what is unpublished was, and may have bookings. */
export const offeringStates = ['draft', 'published', 'unpublished'] as const
export type OfferingState = (typeof offeringStates)[number]

export const sessionStates = ['scheduled', 'cancelled'] as const
export type SessionState = (typeof sessionStates)[number]

/** What one ticket covers. */
export const ticketScopes = ['session', 'batch'] as const
export type TicketScope = (typeof ticketScopes)[number]

export const dayTypes = ['weekday', 'weekend'] as const
export type DayType = (typeof dayTypes)[number]

export const offeringSortings = ['next', 'price', 'price-desc', 'newest'] as const
export type OfferingSorting = (typeof offeringSortings)[number]

/** A room whose vendor's activities have a page of their own; the values of `vendor_type`. */
export const activityRooms = { school: 2, residents: 3 } as const
