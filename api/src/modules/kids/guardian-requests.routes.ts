import { answerGuardianRequest, listGuardianRequests } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { guardianRequests } from '../../database/schema/family.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { nameOfActor, reportStudentEvent, tellGuardian } from '../students/report-student-event.ts'
import { refuseOtherRoles } from '../students/student-scope.ts'
import {
  addGuardian,
  answerRequest,
  findReceivedRequest,
  listRequestsOf,
  stateOf,
} from './guardian-request.repository.ts'

/** How a kid's guardians decide about another one. */
export function guardianRequestRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  registerCall(app, listGuardianRequests, async (actor) => {
    refuseOtherRoles(actor, ['guardian'])
    return { data: await listRequestsOf(actor, db, now()) }
  })

  registerCall(app, answerGuardianRequest, async (actor, { id, accepts }) => {
    refuseOtherRoles(actor, ['guardian'])
    const asked = await db.transaction(async (tx) => {
      const found = await findReceivedRequest(actor, tx, id)
      if (!found) throw notFound('this request')
      // Locked before it is read again: of two answers at once, the second sees the first.
      await lockStudent(tx, found.studentId)
      const request = await findReceivedRequest(actor, tx, id)
      if (!request) throw notFound('this request')
      refuseClosed(stateOf(request, now()))
      await answerRequest(actor, tx, id, accepts ? 'accepted' : 'declined')
      if (accepts) await addGuardian(tx, request.guardianId, request.studentId)
      return announceAnswer(actor, services, { request, accepts }, tx)
    })
    return {
      message: accepts
        ? `${asked} is now a guardian too.`
        : `${asked} was declined. Nothing has changed.`,
    }
  })
}

function refuseClosed(state: ReturnType<typeof stateOf>) {
  if (state === 'expired')
    throw conflict('request_expired', 'This request has expired. It can be made again.')
  if (state !== 'waiting')
    throw conflict('answered_already', `This request has already been ${state}.`)
}

/** Tells the kid's other guardians, and the one who asked. Returns that one's name. */
async function announceAnswer(
  actor: ActingUser,
  services: Services,
  made: { request: typeof guardianRequests.$inferSelect; accepts: boolean },
  tx: Database,
): Promise<string> {
  const { request, accepts } = made
  const { studentId, guardianId } = request
  const answer = accepts ? 'accepted' : 'declined'
  const [asker] = await tx.select().from(users).where(eq(users.id, guardianId))
  const [kid] = await tx
    .select({ name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId))
  if (!asker || !kid) throw notFound('this request')
  const who = await nameOfActor(tx, actor.id)
  await reportStudentEvent(
    services,
    {
      studentId,
      event: accepts ? 'guardian-added' : 'guardian-declined',
      actorId: actor.id,
      details: request.contact,
      notice: {
        title: `${who} has ${answer} ${asker.name} as a guardian of ${kid.name}`,
        description: `${who} has ${answer} ${asker.name} (${request.contact}) as another guardian of ${kid.name}.`,
      },
    },
    tx,
  )
  if (accepts) return asker.name // told as a guardian already
  const notice = {
    title: 'Your request to become a guardian was declined',
    description: `The guardian of the kid with the ID that you entered has declined your request. If this is wrong, please speak to them or to the school.`,
  }
  await tellGuardian(services, asker, notice, tx)
  return asker.name
}
