import {
  activityRooms,
  getOffering,
  getOfferingById,
  listCalendar,
  listCampTypes,
  listOfferingFacets,
  listOfferings,
  listRoomOfferings,
} from '@brightyard/contract'
import type { OfferingFilter } from '@brightyard/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { listFamilyRooms, readCurrentRoom } from '../kids/room.repository.ts'
import { listMeant, wordsSearched } from '../search/meaning.ts'
import type { Searching } from '../search/words.ts'
import { readCampTypes } from './camp-tree.repository.ts'
import { listCalendarSessions } from './calendar.repository.ts'
import { readOfferingFacets } from './offering-facet.repository.ts'
import { findsOfferings, listOfferingCards } from './offering-list.repository.ts'
import { findOfferingById, findOfferingBySlug } from './offering.repository.ts'

const sessionsOnPage = 200
const mostDays = 62
const day = 24 * 60 * 60 * 1000

export function offeringsRoutes(app: FastifyInstance, { db, reads, now, inTurn }: Services) {
  /** The list as it is asked for or meant; in turn where there is a search. */
  const listed = <Filter extends OfferingFilter, List extends { total: number }>(
    asked: Filter,
    { ip }: FastifyRequest,
    list: (filter: Filter & Searching) => Promise<List>,
  ) => {
    const listing = () =>
      listMeant(db, asked, {
        now: now(),
        finds: (searching) => findsOfferings(reads, { ...searching, past: asked.past }, now()),
        list,
        isEmpty: ({ total }) => total === 0,
      })
    return asked.search ? inTurn(ip, listing) : listing()
  }

  registerCall(app, listOfferings, async (_, { page = 1, ...asked }, { request }) => {
    refuseUpsideDown(asked)
    const paging = { page, perPage: asked.maxRows }
    const { list, meaning } = await listed(asked, request, (query) =>
      listOfferingCards(reads, query, paging, now()),
    )
    const { total, data } = list
    return { ...pageOfRows(listOfferings, data, { ...paging, total }), ...wordsSearched(meaning) }
  })

  registerCall(app, listOfferingFacets, async (_, asked, { request }) => {
    refuseUpsideDown(asked)
    const facets = (query: OfferingFilter) => readOfferingFacets(reads, query, now())
    return asked.search
      ? (await listed(asked, request, facets)).list
      : inTurn(request.ip, () => facets(asked))
  })

  registerCall(app, listCalendar, async (_, { page = 1, ...asked }, { request }) => {
    refuseUpsideDown(asked)
    if (Date.parse(asked.to) - Date.parse(asked.from) > mostDays * day)
      throw invalidInput({ to: `Please choose at most ${mostDays} days.` })
    const paging = { page, perPage: sessionsOnPage }
    const { list } = await listed(asked, request, (filter) =>
      listCalendarSessions(reads, filter, paging, now()),
    )
    const { total, data, days } = list
    return { ...pageOfRows(listCalendar, data, { ...paging, total }), days }
  })

  registerCall(app, listRoomOfferings, async (actor, { room_type, page = 1, ...query }) => {
    refuseUpsideDown(query)
    const paging = { page, perPage: query.maxRows }
    const params = { room_type }
    const rooms = await listFamilyRooms(actor, db, activityRooms[room_type])
    const { roomVendor } = await readCurrentRoom(actor, db)
    const wanted = query.vendor_id ?? roomVendor?.id
    const room =
      rooms.find(({ vendor_id }) => vendor_id === wanted) ??
      (query.vendor_id === undefined ? rooms[0] : undefined)
    if (!room) {
      const none = pageOfRows(listRoomOfferings, [], { ...paging, total: 0, params })
      return { ...none, room: null, rooms, facets: null }
    }
    const ofRoom = { ...query, vendor_id: room.vendor_id }
    const { total, data } = await listOfferingCards(db, ofRoom, paging, now())
    return {
      ...pageOfRows(listRoomOfferings, data, { ...paging, total, params }),
      room,
      rooms,
      facets: await readOfferingFacets(reads, ofRoom, now()),
    }
  })

  registerCall(app, listCampTypes, async () => ({ data: await readCampTypes(db, now()) }))

  registerCall(app, getOffering, async (_, { kind, slug }) => {
    const offering = await findOfferingBySlug(db, { kind, slug: slug.toLowerCase() }, now())
    if (!offering) throw notFound('this activity')
    return offering
  })

  registerCall(app, getOfferingById, async (_, { id }) => {
    const offering = await findOfferingById(db, id, now())
    if (!offering) throw notFound('this activity')
    return offering
  })
}

function refuseUpsideDown({ from, to }: OfferingFilter) {
  if (from === undefined || to === undefined || from <= to) return
  throw invalidInput({ to: 'The last date is before the first. Please change one of them.' })
}
