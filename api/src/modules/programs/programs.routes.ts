import {
  enrolKids,
  finishProgramLesson,
  getEnrolledLesson,
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  leaveProgram,
  listProgramChapters,
  listProgramClasses,
  listProgramProgress,
  listPrograms,
  openProgramCertificate,
  quoteEnrolment,
  quoteLeaving,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../../database/schema/orders.schema.ts'
import { notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { checkGatewayStatus } from '../payments/expire-orders.ts'
import { openPaymentOf } from '../payments/open-payment.ts'
import { payRefundsOf } from '../payments/pay-refunds.ts'
import { listMeant, wordsSearched } from '../search/meaning.ts'
import { certificateRoute, openCertificate } from './certificate.routes.ts'
import { placeEnrolment } from './enrol-kids.ts'
import { findEnrolment, listEnrolments, viewEnrolment } from './enrolment.repository.ts'
import { leave, quoteOf } from './leaving.ts'
import { countByFilter, findsPrograms, listCards } from './program-card.repository.ts'
import { readChapter, readChapters, readClasses, readProgram } from './program.repository.ts'
import { calculateEnrolment, findHolds } from './quote-enrolment.ts'
import { finishLesson, openEnrolledLesson, openLesson } from './study.ts'

const perPage = 12

export function programsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  certificateRoute(app, services)

  registerCall(app, listPrograms, async (_, { page = 1, sort = 'featured', ...asked }) => {
    const offset = (page - 1) * perPage
    const { list, meaning } = await listMeant(db, asked, {
      now: now(),
      finds: (searching) => findsPrograms(db, searching),
      list: async (filter) => ({
        ...(await listCards(db, filter, { sort, limit: perPage, offset })),
        ...(await countByFilter(db, filter)),
      }),
      isEmpty: ({ total }) => total === 0,
    })
    const { data, total, ...counts } = list
    const query = { ...asked, sort }
    const rows = pageOfRows(listPrograms, data, { page, perPage, total, query })
    return { ...rows, ...counts, ...wordsSearched(meaning) }
  })

  registerCall(app, getProgram, (_, { id }) => readProgram(db, id))

  registerCall(app, listProgramChapters, async (_, { program_id }) => {
    const data = await readChapters(db, program_id)
    if (data.length === 0) throw notFound('this program')
    return { data }
  })

  registerCall(app, getProgramChapter, (_, { id }) => readChapter(db, id))

  registerCall(app, listProgramClasses, async (_, { program_id }) => ({
    data: await readClasses(db, { programId: program_id }),
  }))

  registerCall(app, getProgramClass, async (_, { id }) => {
    const [found] = await readClasses(db, { id })
    if (!found) throw notFound('this class')
    return found
  })

  registerCall(app, getProgramLesson, (_, { id }) => openLesson(services, id))

  registerCall(app, getEnrolledLesson, (actor, input) => openEnrolledLesson(actor, services, input))

  registerCall(app, listProgramProgress, async (actor) => {
    const data = []
    for (const row of await listEnrolments(actor, db)) data.push(await viewEnrolment(db, row))
    return { data }
  })

  registerCall(app, finishProgramLesson, (actor, input) => finishLesson(actor, services, input))

  registerCall(app, quoteEnrolment, async (actor, choice) => {
    refuseAllButGuardians(actor)
    return (await calculateEnrolment(actor, db, choice, { now: now(), unpaidPerDay })).quote
  })

  registerCall(app, enrolKids, async (actor, input) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    // What has been paid meanwhile is enrolled, not replaced.
    for (const { orderId, userId } of await findHolds(db, input.program_id))
      if (userId === actor.id) await checkGatewayStatus(services, orderId)
    const { orderId } = await placeEnrolment(actor, services, input)
    if (orderId === null) return { order_code: null, payment: null }
    const start = await openPaymentOf(services, orderId)
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const isToPay = order?.status === 'awaiting_payment'
    return { order_code: start.order_code, payment: isToPay ? start : null }
  })

  registerCall(app, quoteLeaving, async (actor, { id }) => {
    refuseAllButGuardians(actor)
    return quoteOf(db, actor, (await findEnrolment(actor, db, id)).enrolment, now())
  })

  registerCall(app, leaveProgram, async (actor, { id, refund_in_paise: agreedInPaise }) => {
    refuseAllButGuardians(actor)
    const { orderId } = await leave(actor, services, { id, agreedInPaise })
    if (orderId !== null) await payRefundsOf(services, orderId)
    return { message: 'Your kid has left the program. You can come back and go on at any time.' }
  })

  registerCall(app, openProgramCertificate, (actor, { id }) => openCertificate(actor, services, id))
}
