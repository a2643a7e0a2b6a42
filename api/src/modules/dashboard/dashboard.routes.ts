import {
  getDashboard,
  getOneDashboard,
  getStudentDashboard,
  getWhatIsNext,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notAuthorized } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readGuardianDashboard } from './guardian-dashboard.ts'
import { readOneDashboard } from './one-dashboard.ts'
import { readStudentDashboard } from './student-dashboard.ts'
import { readSchoolDashboard, readStaffDashboard } from './staff-dashboard.ts'
import { readWhatIsNext } from './what-is-next.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  registerCall(app, getDashboard, (actor) => {
    switch (actor.role) {
      case 'guardian':
        return readGuardianDashboard(actor, db, now())
      case 'student':
        throw notAuthorized()
      case 'school':
        return readSchoolDashboard(actor, db)
      default:
        return readStaffDashboard(actor, db, now())
    }
  })

  registerCall(app, getStudentDashboard, (actor) => {
    if (actor.role !== 'student') throw notAuthorized()
    return readStudentDashboard(actor, db, now())
  })

  registerCall(app, getWhatIsNext, (actor) => {
    if (actor.role !== 'guardian' && actor.role !== 'student') throw notAuthorized()
    return readWhatIsNext(actor, services)
  })

  registerCall(app, getOneDashboard, (actor, { id, of }) =>
    readOneDashboard(actor, db, { id, of, now: now() }),
  )
}
