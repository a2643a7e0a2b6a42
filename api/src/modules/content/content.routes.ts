import {
  getCmsPage,
  getContent,
  getHome,
  isContentTypeId,
  listOpenPages,
  listCampaigns,
  listContent,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findOpenPages } from './open-page.repository.ts'
import { listCampaignsOf } from './campaign.repository.ts'
import { findContent, listContentCards, listPlaces, listTags } from './content.repository.ts'
import { readHome } from './home.repository.ts'
import { findCmsPage } from './page.repository.ts'

const openPagesOnPage = 5000

export function contentRoutes(app: FastifyInstance, { db, reads, now }: Services) {
  registerCall(
    app,
    listContent,
    async (_, { type, also, page = 1, maxRows = 12, tag, place, search, when }) => {
      const types = also === undefined ? [type] : [type, also]
      if (!types.every(isContentTypeId)) throw notFound('this kind of content')
      const paging = { page, perPage: maxRows }
      const filter = { types, now: now(), tag, place, search, when }
      const { total, data } = await listContentCards(reads, filter, paging)
      const query = { maxRows, also, tag, place, search, when }
      const rows = pageOfRows(listContent, data, { ...paging, total, query, params: { type } })
      return {
        ...rows,
        tags: await listTags(reads, types, now()),
        places: await listPlaces(reads, types, now()),
      }
    },
  )

  registerCall(app, getContent, async (_, { type, slug }) => {
    const entry = isContentTypeId(type) && (await findContent(db, type, slug, now()))
    if (!entry) throw notFound('this page')
    return entry
  })

  registerCall(app, getCmsPage, async (_, { slug }) => {
    const page = await findCmsPage(db, slug)
    if (!page) throw notFound('this page')
    return page
  })

  registerCall(app, getHome, () => readHome(db, now()))

  registerCall(app, listCampaigns, async (_, { page = 1, maxRows = 24, state }) => {
    const paging = { page, perPage: maxRows }
    const { total, data } = await listCampaignsOf(db, { state, now: now() }, paging)
    return pageOfRows(listCampaigns, data, { ...paging, total, query: { maxRows, state } })
  })

  registerCall(app, listOpenPages, async (_, { kind, page = 1 }) => {
    const paging = { page, perPage: openPagesOnPage }
    const { total, data } = await findOpenPages(db, kind, { ...paging, now: now() })
    return pageOfRows(listOpenPages, data, { ...paging, total, params: { kind } })
  })
}
