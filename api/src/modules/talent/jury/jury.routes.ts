import {
  assignJury,
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  previewVerdict,
  publishVerdict,
  repeatCampaign,
  saveJuryPoints,
  setCampaignClosing,
  setJuror,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { repeat, setClosing } from './campaign-desk.ts'
import { entryCertificateRoutes } from './entry-certificate.routes.ts'
import { listTasks, savePoints, viewFolder } from './juror-work.ts'
import { assign, seatJuror, viewDesk } from './jury-desk.ts'
import { preview, publish } from './verdict.ts'

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
  registerCall(app, repeatCampaign, (actor, input) => repeat(actor, services, input))
  entryCertificateRoutes(app, services)
}
