import { contentTypeIds } from '../content/constants.ts'

/** What can be booked; activities are all of them together. */
export const activityKinds = ['event', 'workshop', 'class', 'live-class'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** The content type of each kind's texts and pictures. */
export const contentTypeOfKind = {
  event: contentTypeIds.Event,
  workshop: contentTypeIds.Workshop,
  class: contentTypeIds.Classes,
  'live-class': contentTypeIds.ClassDeck,
} as const satisfies Record<ActivityKind, number>

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
