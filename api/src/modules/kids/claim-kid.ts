import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { guardiansOf, reportStudentEvent, nameOfActor } from '../students/report-student-event.ts'
import { findClaimable } from './family.repository.ts'
import { addGuardian, answerWithinDays, insertRequest } from './guardian-request.repository.ts'

export interface Claim {
  loginId: string
  birthDate: string
  /** The confirmed contacts of the acting guardian. */
  contacts: readonly string[]
}

type Claimed = NonNullable<Awaited<ReturnType<typeof findClaimable>>>

/**
 * The first guardian joins at once, on the word of the school that wrote down the contact. Everyone after that asks:
 * schools can write down any contact at any time, so it must not open the account of a child that has a guardian.
 * Null where no kid matches.
 */
export function claim(actor: ActingUser, services: Services, given: Claim) {
  return services.db.transaction(async (tx) => {
    const found = await findClaimable(actor, tx, given)
    if (!found) return null
    // Locked, then read again: the school may have changed the contact in the meantime.
    await lockStudent(tx, found.studentId)
    const kid = await findClaimable(actor, tx, given)
    return kid ? { studentId: kid.studentId, outcome: await join(actor, services, kid, tx) } : null
  })
}

async function join(actor: ActingUser, services: Services, kid: Claimed, tx: Database) {
  const guardians = await guardiansOf(tx, kid.studentId)
  if (guardians.some(({ id }) => id === actor.id)) return 'added' as const
  if (guardians.length > 0) {
    await askGuardians(actor, services, kid, tx)
    return 'asked' as const
  }
  await addGuardian(tx, actor.id, kid.studentId)
  await reportStudentEvent(
    services,
    {
      studentId: kid.studentId,
      event: 'guardian-added',
      actorId: actor.id,
      details: `${kid.contact}, the first guardian`,
    },
    tx,
  )
  return 'added' as const
}

async function askGuardians(actor: ActingUser, services: Services, kid: Claimed, tx: Database) {
  const { studentId, name, contact } = kid
  if (!(await insertRequest(actor, tx, { studentId, contact, now: services.now() }))) return
  const who = await nameOfActor(tx, actor.id)
  await reportStudentEvent(
    services,
    {
      studentId,
      event: 'guardian-requested',
      actorId: actor.id,
      details: contact,
      notice: {
        title: `${who} asks to become a guardian of ${name}`,
        description: `${who} (${contact}) asks to become a guardian of ${name}, with all the rights that you have. Accept or decline under My kids within ${answerWithinDays} days. Without your consent nothing happens.`,
      },
    },
    tx,
  )
}
