import {
  blurEntryPicture,
  changeEntry,
  consentToEntry,
  createEntry,
  entryConsent,
  getEntryChances,
  getSharedEntry,
  getTalentCampaign,
  listCampaignEntries,
  listOwnEntries as listOwnEntriesCall,
  payForEntry,
  readOwnEntry,
  removeEntryFile,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageByKey } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitPerson } from '../auth/throttle.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import { findCampaign, viewTalentCampaign } from './campaign.repository.ts'
import { chanceOf, listKids } from './entry-rules.ts'
import { findOwnEntry, listOwnEntries, viewOne, viewOwn } from './entry.repository.ts'
import { blur, removeFile } from './files/change-files.ts'
import { entryFilesRoutes } from './files/entry-files.routes.ts'
import { entryUploadsRoutes } from './files/entry-uploads.routes.ts'
import { payForOwnEntry } from './pay-entry.ts'
import { findShared, listPublic } from './public-entries.ts'
import { consent, send } from './send-entry.ts'
import { juryRoutes } from './jury/jury.routes.ts'
import { votesRoutes } from './votes/votes.routes.ts'
import { addEntry, changeOwnEntry, withdraw } from './write-entry.ts'

const perPage = 24

/** Campaigns of the TalentBox, and what kids take part with. */
export function talentRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  registerCall(app, getTalentCampaign, async (_, { slug }) =>
    viewTalentCampaign(db, await findCampaign(db, slug), now()),
  )

  registerCall(app, listCampaignEntries, async (_, { slug, show, after, page = 1 }) => {
    const campaign = await findCampaign(db, slug)
    const part = { winners: show === 'winners', after, limit: perPage, now: now() }
    const { data, total, hasMore } = await listPublic(db, campaign, part)
    const next = hasMore ? { show, after: data.at(-1)?.id } : null
    return pageByKey(listCampaignEntries, data, { page, perPage, total, next, params: { slug } })
  })

  registerCall(app, getSharedEntry, (_, { id }) => findShared(db, id, now()))

  registerCall(app, getEntryChances, async (actor, { slug }) => {
    const kids = await listKids(actor, db)
    const campaign = await findCampaign(db, slug)
    const moment = now()
    const chances = []
    for (const kid of kids) chances.push(await chanceOf(db, { campaign, kid, now: moment }))
    return {
      phase: phaseOf(campaign, moment),
      ends_at: campaign.endsAt.toISOString(),
      server_time: moment.toISOString(),
      consent: entryConsent,
      kids: chances,
    }
  })

  registerCall(app, listOwnEntriesCall, async (actor, { slug, before, page = 1 }) => {
    const part = { slug, before, limit: perPage }
    const { rows, total, hasMore } = await listOwnEntries(actor, db, part)
    const next = hasMore ? { slug, before: rows.at(-1)?.entry.id } : null
    const data = await viewOwn(db, rows, services)
    return pageByKey(listOwnEntriesCall, data, { page, perPage, total, next })
  })

  registerCall(app, readOwnEntry, async (actor, { id }) =>
    viewOne(db, await findOwnEntry(actor, db, id), services),
  )

  registerCall(app, createEntry, async (actor, input) => {
    await limitPerson(services, actor, { name: 'entry', limit: 60, windowInMinutes: 60 })
    return addEntry(actor, services, input)
  })
  registerCall(app, changeEntry, (actor, input) => changeOwnEntry(actor, services, input))
  registerCall(app, sendEntry, (actor, input) => send(actor, services, input))
  registerCall(app, consentToEntry, (actor, input) => consent(actor, services, input))
  registerCall(app, payForEntry, (actor, { id }) => payForOwnEntry(actor, services, id))
  registerCall(app, removeEntryFile, (actor, input) => removeFile(actor, services, input))
  registerCall(app, blurEntryPicture, (actor, input) => blur(actor, services, input))
  entryUploadsRoutes(app, services)
  entryFilesRoutes(app, services)
  votesRoutes(app, services)
  juryRoutes(app, services)
  registerCall(app, withdrawEntry, (actor, { id }) => withdraw(actor, services, id))
}
