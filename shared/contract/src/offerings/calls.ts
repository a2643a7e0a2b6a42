import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery, searchedInstead } from '../common/entities.ts'
import { PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { offeringKinds } from './constants.ts'
import { CalendarSession, Offering, OfferingCard, OfferingFacets } from './entities.ts'
import { CampGroup } from './camp.entities.ts'
import { OfferingFilter, OfferingQuery } from './filter.entities.ts'

const base = 'cms'
const path = '/api/offerings'

/** For the next page, POST the same query to links.next. */
export const listOfferings = defineCall({
  name: 'listOfferings',
  method: 'POST',
  base,
  path: `${path}/index`,
  session: 'none',
  reads: true,
  summary: 'Whatever can be booked, by filters',
  query: PageQuery,
  body: OfferingQuery,
  response: z.extend(pageOf(OfferingCard), searchedInstead),
})

export const listOfferingFacets = defineCall({
  name: 'listOfferingFacets',
  method: 'POST',
  base,
  path: `${path}/facets`,
  session: 'none',
  reads: true,
  summary: 'Filters of a list of offerings with their counts',
  body: OfferingFilter,
  response: OfferingFacets,
})

/** Sessions from one date to another, at most 62 days, 200 on a page. */
export const listCalendar = defineCall({
  name: 'listCalendar',
  method: 'POST',
  base,
  path: `${path}/calendar`,
  session: 'none',
  reads: true,
  summary: 'Sessions of a range of dates, by the same filters',
  query: PageQuery,
  body: z.extend(OfferingFilter, { from: z.iso.date(), to: z.iso.date() }),
  response: z.extend(pageOf(CalendarSession), {
    /** Sessions on each date that has any, all pages together. */
    days: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  }),
})

const RoomVendor = z.object({ vendor_id: z.int(), name: z.string() })

/**
 * What a school or residents' association offers its families. Its room is one that the student or the guardian's
 * kids are in: the one that `vendor_id` names, otherwise the room of the session, otherwise the first one by name.
 * `room` is null, and the list empty, where there is none.
 */
export const listRoomOfferings = defineCall({
  name: 'listRoomOfferings',
  method: 'POST',
  base,
  path: `${path}/room/:room_type`,
  session: 'required',
  reads: true,
  summary: "Activities of the user's school or residents' association",
  params: z.object({ room_type: z.enum(['school', 'residents']) }),
  query: PageQuery,
  body: OfferingQuery,
  response: z.extend(pageOf(OfferingCard), {
    room: z.nullable(RoomVendor),
    /** All that could be asked for. */
    rooms: z.array(RoomVendor),
    facets: z.nullable(OfferingFacets),
  }),
})

/** Each with its categories, and these with their sub-categories. */
export const listCampTypes = defineCall({
  name: 'listCampTypes',
  method: 'GET',
  base,
  path: '/api/camps/types',
  session: 'none',
  summary: 'Types of camps, with what each holds',
  response: z.object({
    data: z.array(
      z.extend(CampGroup, {
        groups: z.array(z.extend(CampGroup, { groups: z.array(CampGroup) })),
      }),
    ),
  }),
})

/** A slug of another kind is found too: the page of its `kind` shows it. */
export const getOffering = defineCall({
  name: 'getOffering',
  method: 'GET',
  base,
  path: `${path}/:kind/:slug`,
  session: 'none',
  summary: 'An offering with sessions, tickets and policy',
  params: z.object({
    kind: z.enum(offeringKinds),
    slug: z.string().check(z.regex(/^[\w-]{1,120}$/)),
  }),
  response: Offering,
})

export const getOfferingById = defineCall({
  name: 'getOfferingById',
  method: 'GET',
  base,
  path: '/api/offering/:id',
  session: 'none',
  summary: 'The same by its id',
  params: z.object({ id: PathId }),
  response: Offering,
})
