import {
  assignAssessment,
  changeAssignment,
  giveMoreTime,
  listAssignments,
  listAssignmentTargets,
  takeBackAssignment,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { assign, changeTimes, takeBack } from './assign.ts'
import { readAssignments, readTargets } from './assign.repository.ts'
import type { AssessmentNews } from './assessment-news.ts'
import { findGiven } from './desk-scope.ts'
import { giveTime } from './more-time.ts'

/** Who takes an assessment, and when: decided by those who gave it. */
export function assignRoutes(app: FastifyInstance, services: Services, news: AssessmentNews) {
  const { db } = services

  registerCall(app, listAssignmentTargets, async (actor, { id, search }) =>
    readTargets(db, await findGiven(actor, db, id), search),
  )

  registerCall(app, listAssignments, async (actor, { id }) => {
    const row = await findGiven(actor, db, id)
    return { data: await readAssignments(db, row.id) }
  })

  registerCall(app, assignAssessment, (actor, input) => assign(actor, services, news, input))

  registerCall(app, changeAssignment, (actor, input) => changeTimes(actor, services, input))

  registerCall(app, takeBackAssignment, async (actor, { id }) => {
    await takeBack(actor, services, id)
    return { message: 'It is taken back.' }
  })

  registerCall(app, giveMoreTime, async (actor, input) => {
    await giveTime(actor, services, input)
    return { message: 'The time is given.' }
  })
}
