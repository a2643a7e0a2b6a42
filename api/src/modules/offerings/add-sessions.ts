import type { OwnSession, SessionInput } from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { batches, offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockSessions } from '../bookings/seats.ts'
import { findOwn } from './organiser-scope.ts'
import { ownSessionOf } from './own-session.repository.ts'
import { liveStates } from './own-view.repository.ts'
import { refreshOffering } from './refresh-offering.ts'
import {
  refuseForeignTeacher,
  refuseOddTimes,
  refuseSameStart,
  sessionColumns,
} from './session-rules.ts'

interface NewDates {
  id: number
  batch_name?: string | undefined
  batch_id?: number | undefined
  sessions: SessionInput[]
}

/** Under the offering's lock, so that two who add the same date add it once. */
export async function insertSessions(
  actor: ActingUser,
  tx: Database,
  { id, batch_name, batch_id, sessions }: NewDates,
  { now, linkSecret, lock }: Pick<Services, 'now' | 'linkSecret' | 'lock'>,
): Promise<OwnSession[]> {
  const offering = await findOwn(actor, tx, id)
  const { timeZone, vendorId } = offering
  if (offering.kind === 'camp' && !batch_name && batch_id === undefined)
    throw invalidInput({
      batch_name: 'A camp is booked as a whole. Please give these days a name, such as their week.',
    })
  for (const session of sessions) {
    await refuseForeignTeacher(tx, vendorId, session.teacher_id)
    refuseOddTimes(session, now())
  }
  await lock(tx.select().from(offerings).where(eq(offerings.id, id)))
  const present = await lockSessions(tx, lock, id)
  const batchId =
    batch_id === undefined ? await newBatch(tx, id, batch_name) : await openBatch(tx, id, batch_id)
  refuseSameStart(sessions, { present, batchId, timeZone })
  const rows = await tx
    .insert(offeringSessions)
    .values(
      sessions.map((session) => ({
        ...sessionColumns(session, timeZone),
        offeringId: id,
        batchId,
      })),
    )
    .returning()
  await refreshOffering(tx, id)
  return rows.map(ownSessionOf(actor, linkSecret, offering))
}

/** Families choose batches by their names. */
async function newBatch(tx: Database, offeringId: number, name: string | undefined) {
  if (!name) return null
  const known = await tx.select().from(batches).where(eq(batches.offeringId, offeringId))
  if (known.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw invalidInput({
      batch_name: `“${name}” is there already. Choose it to add days to it, or give these another name.`,
    })
  const [batch] = await tx.insert(batches).values({ offeringId, name }).returning()
  return batch?.id ?? null
}

/** One that nobody has booked: families keep the days that they have booked, and no others. */
async function openBatch(tx: Database, offeringId: number, id: number) {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.offeringId, offeringId)))
  if (!batch) throw invalidInput({ batch_id: 'It is no longer there. Please choose another one.' })
  const booked = and(eq(bookings.batchId, id), inArray(bookings.state, [...liveStates]))
  if ((await tx.$count(bookings, booked)) > 0)
    throw conflict(
      'booked',
      `Families have booked “${batch.name}” as it is. Please add these days under another name.`,
    )
  return id
}
