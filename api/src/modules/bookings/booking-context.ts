import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { batches, offerings, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { guardianships, students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'

/** An offering with what its bookings show of it. */
export type BookedOffering = Awaited<ReturnType<typeof readOffering>>

export async function readOffering(db: Database, id: number) {
  const [row] = await db
    .select({
      offering: offerings,
      title: contentEntries.title,
      slug: contentEntries.slug,
      picture: contentEntries.picture,
      organiser: vendors.name,
    })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(eq(offerings.id, id))
  if (!row) throw notFound('what you want to book')
  return row
}

export async function readKidName(db: Database, studentId: number) {
  const [kid] = await db
    .select({ name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId))
  return kid?.name ?? ''
}

/** A ticket that is sold, and the session or batch of its offering that it is for. */
export async function findTicket(
  db: Database,
  chosen: { ticketTypeId: number; sessionId: number | undefined; batchId: number | undefined },
) {
  const [ticket] = await db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.id, chosen.ticketTypeId), isNull(ticketTypes.hiddenAt)))
  if (!ticket) throw notFound('this ticket')
  const target = targetOf(ticket.scope, chosen)
  if (target.batchId !== null) {
    const [batch] = await db.select().from(batches).where(eq(batches.id, target.batchId))
    if (batch?.offeringId !== ticket.offeringId) throw notFound('this batch')
  }
  return { ticket, target: { offeringId: ticket.offeringId, ...target } }
}

/** A session for tickets of a session, a batch for those of a batch. */
export function targetOf(
  scope: 'session' | 'batch',
  { sessionId, batchId }: { sessionId: number | undefined; batchId: number | undefined },
) {
  if (scope === 'batch') {
    if (batchId === undefined || sessionId !== undefined)
      throw invalidInput({ batch_id: 'Please choose a batch.' })
    return { sessionId: null, batchId }
  }
  if (sessionId === undefined || batchId !== undefined)
    throw invalidInput({ session_id: 'Please choose a date.' })
  return { sessionId, batchId: null }
}

export type BookedKid = Awaited<ReturnType<typeof findOwnKids>>[number]

/** The guardian's kids of these ids, in their order; 404 unless all are theirs. */
export async function findOwnKids(actor: ActingUser, db: Database, studentIds: readonly number[]) {
  const wanted = [...new Set(studentIds)]
  const rows = await db
    .select({
      studentId: students.id,
      name: users.name,
      birthDate: studentRecords.birthDate,
    })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(and(eq(guardianships.guardianId, actor.id), inArray(students.id, wanted)))
    .orderBy(asc(students.id))
  if (rows.length < wanted.length) throw notFound('this kid')
  return rows
}
