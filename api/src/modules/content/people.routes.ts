import { getPanellist, getPartner, listMedia, listNewspapers } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findPanellist, findPartner, listIssues, listMediaItems } from './people.repository.ts'

/** Partners, panellists, the newspaper and the media gallery. */
export function peopleRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, getPartner, async (_, { slug }) => {
    const partner = await findPartner(db, slug, now())
    if (!partner) throw notFound('this partner')
    return partner
  })

  registerCall(app, getPanellist, async (_, { slug }) => {
    const panellist = await findPanellist(db, slug, now())
    if (!panellist) throw notFound('this panellist')
    return panellist
  })

  registerCall(app, listNewspapers, async (_, { page = 1, maxRows = 24, year }) => {
    const paging = { page, perPage: maxRows }
    const { data, total, years } = await listIssues(db, { year, now: now() }, paging)
    const query = { maxRows, year }
    return { ...pageOfRows(listNewspapers, data, { ...paging, total, query }), years }
  })

  registerCall(app, listMedia, async (_, { page = 1, maxRows = 12, kind }) => {
    const paging = { page, perPage: maxRows }
    const { data, total, counts } = await listMediaItems(db, { kind, now: now() }, paging)
    const query = { maxRows, kind }
    return { ...pageOfRows(listMedia, data, { ...paging, total, query }), counts }
  })
}
