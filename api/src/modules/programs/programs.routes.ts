import {
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
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import { withSpelling } from '../search/spelling.ts'
import { certificateRoute, openCertificate } from './certificate.routes.ts'
import { leave, listEnrolments, viewEnrolment } from './enrolment.repository.ts'
import { countByFilter, findsPrograms, listCards } from './program-card.repository.ts'
import { readChapter, readChapters, readClasses, readProgram } from './program.repository.ts'
import { finishLesson, openEnrolledLesson, openLesson } from './study.ts'

const perPage = 12

export function programsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  certificateRoute(app, services)

  registerCall(app, listPrograms, async (_, { page = 1, sort = 'featured', ...asked }) => {
    const offset = (page - 1) * perPage
    const { query: filter, corrected } = await withSpelling(db, asked, {
      now: now(),
      finds: (search) => findsPrograms(db, search),
    })
    const { data, total } = await listCards(db, filter, { sort, limit: perPage, offset })
    const query = { ...asked, sort }
    const rows = pageOfRows(listPrograms, data, { page, perPage, total, query })
    return {
      ...rows,
      ...(await countByFilter(db, filter)),
      ...(corrected === null ? {} : { corrected }),
    }
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

  registerCall(app, leaveProgram, async (actor, { id }) => {
    refuseAllButGuardians(actor)
    await leave(actor, db, id)
    return { message: 'Your kid has left the program. You can come back and go on at any time.' }
  })

  registerCall(app, openProgramCertificate, (actor, { id }) => openCertificate(actor, services, id))
}
