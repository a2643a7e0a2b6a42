import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { offeringKinds } from './constants.ts'
import {
  OfferingInput,
  OwnOffering,
  OwnOfferingDetails,
  OwnSession,
  SessionInput,
} from './organiser.entities.ts'

// Roles 3 to 6, each for the own vendor; admins for every one. What is another vendor's does not exist.
const base = 'vendor'
const session = 'required'
const one = z.object({ id: PathId })

export const listOwnOfferings = defineCall({
  name: 'listOwnOfferings',
  method: 'GET',
  base,
  path: '/api/organiser/offerings',
  session,
  summary: "The organiser's offerings, the newest first, 50 on a page",
  query: PageQuery,
  response: pageOf(OwnOffering),
})

/**
 * It is listed once it has a session. 403 for admins, who have no vendor. A camp belongs to one of the sub-categories of
 * `listCampTypes`, which `camp_group` names; 422 for another one, and for a group of anything but a camp.
 */
export const addOffering = defineCall({
  name: 'addOffering',
  method: 'POST',
  base,
  path: '/api/organiser/offerings',
  session,
  summary: 'Offer something',
  body: z.extend(OfferingInput, {
    kind: z.enum(offeringKinds),
    /** False: a draft, which nobody else sees. */
    is_offered: z._default(z.boolean(), true),
  }),
  response: OwnOffering,
})

/** The same that `addOffering` and `changeOffering` take, with what cannot be changed. */
export const getOwnOffering = defineCall({
  name: 'getOwnOffering',
  method: 'GET',
  base,
  path: '/api/organiser/offerings/:id',
  session,
  summary: 'An offering as its organiser entered it',
  params: one,
  response: OwnOfferingDetails,
})

/** Only a draft: 409 `published` for what was offered once, which can be taken off the lists. */
export const removeOffering = defineCall({
  name: 'removeOffering',
  method: 'DELETE',
  base,
  path: '/api/organiser/offerings/:id',
  session,
  summary: 'Delete an offering that was never published',
  params: one,
  response: MessageResponse,
})

/**
 * Takes all its fields; ticket types that are left out are no longer sold. 409 `no_dates` for a draft that is offered
 * without a date to come, or with a ticket for a whole batch and no batch; 409 `changed_elsewhere` where somebody has changed it
 * since the revision that is given.
 */
export const changeOffering = defineCall({
  name: 'changeOffering',
  method: 'PUT',
  base,
  path: '/api/organiser/offerings/:id',
  session,
  summary: 'Change an offering',
  params: one,
  body: z.extend(z.omit(OfferingInput, { text: true }), {
    /** Without it the text stays as it is. */
    text: z.optional(OfferingInput.shape.text),
    /** False takes it off the lists; bookings stay. */
    is_offered: z.boolean(),
    /** Of `getOwnOffering`, which the change is made to; without it the last change holds. */
    revision: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: OwnOffering,
})

export const listOwnSessions = defineCall({
  name: 'listOwnSessions',
  method: 'GET',
  base,
  path: '/api/organiser/offerings/:id/sessions',
  session,
  summary: 'All sessions of an offering, by their time',
  params: one,
  response: z.object({ data: z.array(OwnSession) }),
})

/** 422 for dates that are over, or more than two years ahead, and for sessions longer than 24 hours. */
export const addSessions = defineCall({
  name: 'addSessions',
  method: 'POST',
  base,
  path: '/api/organiser/offerings/:id/sessions',
  session,
  summary: 'Add dates to an offering',
  params: one,
  body: z.object({
    /** With a name they are one batch, which is booked as a whole. */
    batch_name: z.optional(z.string().check(oneLine(), z.minLength(1), z.maxLength(80))),
    sessions: z.array(SessionInput).check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ data: z.array(OwnSession) }),
})

/**
 * 409 `seats_taken` for fewer seats than are taken; 409 `booked` for another time once somebody has booked on
 * the site.
 */
export const changeSession = defineCall({
  name: 'changeSession',
  method: 'PUT',
  base,
  path: '/api/organiser/sessions/:id',
  session,
  summary: 'Change time, seats or teacher of a session',
  params: one,
  body: z.extend(SessionInput, {
    /** Given away outside the site. */
    seats_elsewhere: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  response: OwnSession,
})

/**
 * Takes away a date that nobody has booked, of a batch too; 409 `booked` otherwise: `cancelSessions` tells the families
 * and gives back what they paid.
 */
export const removeSession = defineCall({
  name: 'removeSession',
  method: 'DELETE',
  base,
  path: '/api/organiser/sessions/:id',
  session,
  summary: 'Remove a date that nobody has booked',
  params: one,
  response: MessageResponse,
})

export const listOwnTeachers = defineCall({
  name: 'listOwnTeachers',
  method: 'GET',
  base,
  path: '/api/organiser/teachers',
  session,
  summary: "The organiser's teachers by name",
  response: z.object({ data: z.array(z.object({ id: DatabaseId, name: z.string() })) }),
})
