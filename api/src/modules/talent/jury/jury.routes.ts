import {
  assignJury,
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  hideJuryLine,
  listJuryLines,
  previewVerdict,
  publishVerdict,
  repeatCampaign,
  saveJuryPoints,
  setCampaignAgeGroups,
  setCampaignClosing,
  setJuror,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageByKey } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { repeat, setClosing } from './campaign-desk.ts'
import { setAgeGroups } from './age-groups-desk.ts'
import { entryCertificateRoutes } from './entry-certificate.routes.ts'
import { listTasks, savePoints, viewFolder } from './juror-work.ts'
import { assign, seatJuror, viewDesk } from './jury-desk.ts'
import { hideLine, listLines } from './jury-lines.ts'
import { preview, publish } from './verdict.ts'

const perPage = 24

/** Jurors, the desk that gives them entries, the verdict, and certificates. */
export function juryRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  registerCall(app, getJuryWork, async (actor) => ({
    campaigns: await listTasks(actor, db, now()),
  }))
  registerCall(app, getJuryFolder, (actor, { slug }) => viewFolder(actor, services, slug))
  registerCall(app, saveJuryPoints, (actor, input) => savePoints(actor, services, input))
  registerCall(app, getJuryDesk, (actor, { slug }) => viewDesk(actor, db, slug, now()))
  registerCall(app, setJuror, (actor, input) => seatJuror(actor, services, input))
  registerCall(app, assignJury, (actor, input) => assign(actor, services, input))
  registerCall(app, previewVerdict, (actor, input) => preview(actor, services, input))
  registerCall(app, publishVerdict, (actor, input) => publish(actor, services, input))
  registerCall(app, setCampaignClosing, (actor, input) => setClosing(actor, services, input))
  registerCall(app, setCampaignAgeGroups, (actor, input) => setAgeGroups(actor, services, input))
  registerCall(app, repeatCampaign, (actor, input) => repeat(actor, services, input))
  registerCall(app, listJuryLines, async (actor, { slug, after, page = 1 }) => {
    const part = { slug, after, limit: perPage }
    const { data, hasMore, total } = await listLines(actor, db, part)
    const next = hasMore ? { after: data.at(-1)?.id } : null
    return pageByKey(listJuryLines, data, { page, perPage, total, next, params: { slug } })
  })
  registerCall(app, hideJuryLine, (actor, input) => hideLine(actor, services, input))
  entryCertificateRoutes(app, services)
}
