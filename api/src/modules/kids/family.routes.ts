import { addKid, claimKid, listFamily } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { conflict, invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { hashPassword } from '../auth/passwords.ts'
import { countOne } from '../auth/throttle.repository.ts'
import { readProfile } from '../profile/profile.repository.ts'
import { newFirstPassword, refuseOtherAges } from '../students/new-credentials.ts'
import { createStudent } from '../students/student-record.repository.ts'
import { refuseOtherRoles } from '../students/student-scope.ts'
import { claim } from './claim-kid.ts'
import { listFamilyOf } from './family.repository.ts'
import { listRequestsOf } from './guardian-request.repository.ts'
import { guardianRequestRoutes } from './guardian-requests.routes.ts'

const guardians = ['guardian'] as const
const maxKids = 20

/** How guardians add and list their kids. */
export function familyRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  guardianRequestRoutes(app, services)
  registerCall(app, listFamily, async (actor) => {
    refuseOtherRoles(actor, guardians)
    return { data: await listFamilyOf(actor, db, now()) }
  })

  registerCall(app, addKid, async (actor, { name, birth_date, class_name }) => {
    refuseOtherRoles(actor, guardians)
    refuseOtherAges(birth_date, now())
    if ((await listFamilyOf(actor, db, now())).length >= maxKids) {
      throw conflict('too_many_kids', `An account holds at most ${maxKids} kids.`)
    }
    const profile = await readProfile(actor, db)
    const first_password = newFirstPassword()
    const { studentId, userId, loginId } = await createStudent(
      actor,
      db,
      { guardianId: actor.id },
      {
        name,
        birthDate: birth_date,
        className: class_name,
        guardianName: profile.name,
        guardianContact: profile.email ?? profile.mobile ?? '',
        passwordHash: await hashPassword(first_password),
        now: now(),
      },
    )
    return { student_id: studentId, user_id: userId, name, login_id: loginId, first_password }
  })

  registerCall(app, claimKid, async (actor, { login_id, birth_date }, { request }) => {
    refuseOtherRoles(actor, guardians)
    const tries = { key: `kid-claim:${actor.id}`, limit: 10, windowInMinutes: 60 }
    const retryAfter = await countOne(db, tries, now())
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
    const { email, mobile, ...profile } = await readProfile(actor, db)
    const claimed = await claim(actor, services, {
      loginId: login_id.toUpperCase(),
      birthDate: birth_date,
      // An unverified contact gives no access to a record.
      contacts: [
        profile.email_verified ? email : null,
        profile.mobile_verified ? mobile : null,
      ].filter((one) => one !== null),
    })
    if (!claimed) {
      throw invalidInput({
        login_id:
          'We could not match this. Please check kid ID and birth date, and that the school, or the kid’s guardian here, has entered your email or mobile number.',
      })
    }
    const { outcome, studentId } = claimed
    request.log.info({ event: 'kid_claimed', outcome, studentId })
    if (outcome === 'asked') {
      const sent = await listRequestsOf(actor, db, now())
      const asked = sent.find((one) => one.login_id === login_id.toUpperCase())
      if (!asked) throw new Error('The request was not made.')
      return { outcome, request: asked }
    }
    const family = await listFamilyOf(actor, db, now())
    const added = family.find((one) => one.student_id === studentId)
    if (!added) throw new Error('The kid was not added.')
    return { outcome, kid: added }
  })
}
