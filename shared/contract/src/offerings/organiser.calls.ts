import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { offeringKinds } from './constants.ts'
import { OfferingDraft, OwnOffering, OwnOfferingDetails } from './organiser.entities.ts'
import { OwnSession, SessionInput } from './organiser-session.entities.ts'

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
 * A draft, which nobody else sees and which may have gaps; `changeOffering` publishes it. A camp belongs to one of the
 * sub-categories of `listCampTypes`, which `camp_group` names; 422 for another one, and for a group of anything but a camp.
 */
export const addOffering = defineCall({
  name: 'addOffering',
  method: 'POST',
  base,
  path: '/api/organiser/offerings',
  session,
  summary: 'Begin an offering',
  body: z.extend(OfferingDraft, {
    kind: z.enum(offeringKinds),
    /** On whose behalf: one of `listOrganisers`. Admins name it; 403 for another than the own one of everybody else. */
    vendor_id: z.optional(DatabaseId),
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
 * Takes all its fields; ticket types that are left out are no longer sold. A draft may have gaps; 422 names each of them
 * when it is offered, `dates` where it has none to come or none that its tickets are for. 409 `changed_elsewhere` where
 * somebody has changed it since the revision that is given.
 */
export const changeOffering = defineCall({
  name: 'changeOffering',
  method: 'PUT',
  base,
  path: '/api/organiser/offerings/:id',
  session,
  summary: 'Change an offering',
  params: one,
  body: z.extend(OfferingDraft, {
    /** Without it the text stays as it is. */
    text: z.optional(OfferingDraft.shape.text),
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

/**
 * 422 for dates that are over, or more than two years ahead, for sessions longer than 24 hours, for a date that starts
 * with another one of the same batch (or of none), and for the name of a batch that is there already. 409 `booked` for a
 * batch that families have booked as it is.
 */
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
    /** Instead of a name: a batch that is there already, which they lengthen. */
    batch_id: z.optional(DatabaseId),
    sessions: z.array(SessionInput).check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ data: z.array(OwnSession) }),
})

/**
 * 422 for the time of another date, as of `addSessions`; 409 `seats_taken` for fewer seats than are taken; 409 `booked` for another time once somebody has booked on
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
 * and gives back what they paid. 409 `last_date` for the only date of what is published.
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
  query: z.object({
    /** Only of who offers this. */
    offering: z.optional(PathId),
  }),
  response: z.object({ data: z.array(z.object({ id: DatabaseId, name: z.string() })) }),
})

/** For admins, who offer on behalf of others. */
export const listOrganisers = defineCall({
  name: 'listOrganisers',
  method: 'GET',
  base,
  path: '/api/organiser/vendors',
  session,
  summary: 'Partners and schools by name',
  response: z.object({ data: z.array(z.object({ id: DatabaseId, name: z.string() })) }),
})
