import {
  addOffering,
  addSessions,
  changeOffering,
  changeSession,
  getOwnOffering,
  listOwnOfferings,
  listOwnSessions,
  listOrganisers,
  listOwnTeachers,
  removeOffering,
  removeSession,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { insertSessions } from './add-sessions.ts'
import { listVendors } from './organiser-scope.ts'
import { deleteDraft, insertOwn, updateOwn } from './own-offering.repository.ts'
import { ownPictureRoutes } from './own-picture.ts'
import { listOwn, readOwnDetails } from './own-view.repository.ts'
import {
  deleteSession,
  listSessionsOfOwn,
  listTeachersOfOwn,
  updateSession,
} from './own-session.repository.ts'

const perPage = 50

/** What organisers do with their own offerings. */
export function organiserRoutes(app: FastifyInstance, services: Services) {
  const { db, lock, now } = services
  ownPictureRoutes(app, services)

  registerCall(app, listOwnOfferings, async (actor, { page = 1 }) => {
    const { total, data } = await listOwn(actor, db, { page, perPage, now: now() })
    return pageOfRows(listOwnOfferings, data, { page, perPage, total })
  })

  registerCall(app, addOffering, (actor, given) =>
    db.transaction((tx) => insertOwn(actor, tx, given, now())),
  )

  registerCall(app, getOwnOffering, (actor, { id }) =>
    readOwnDetails(actor, db, { id, now: now() }),
  )

  registerCall(app, removeOffering, async (actor, { id }) => {
    await db.transaction((tx) => deleteDraft(actor, tx, { id, lock }))
    return { message: 'The draft is deleted.' }
  })

  registerCall(app, changeOffering, (actor, given) =>
    db.transaction((tx) => updateOwn(actor, tx, given, { now: now(), lock })),
  )

  registerCall(app, listOwnSessions, async (actor, { id }) => ({
    data: await listSessionsOfOwn(actor, services, id),
  }))

  registerCall(app, addSessions, async (actor, given) => ({
    data: await db.transaction((tx) => insertSessions(actor, tx, given, services)),
  }))

  registerCall(app, changeSession, (actor, given) =>
    db.transaction((tx) => updateSession(actor, tx, services, given)),
  )

  registerCall(app, removeSession, async (actor, { id }) => {
    await db.transaction((tx) => deleteSession(actor, tx, { id, lock }))
    return { message: 'The date is removed.' }
  })

  registerCall(app, listOwnTeachers, async (actor, { offering }) => ({
    data: await listTeachersOfOwn(actor, db, offering),
  }))

  registerCall(app, listOrganisers, async (actor) => ({
    data: await listVendors(actor, db),
  }))
}
