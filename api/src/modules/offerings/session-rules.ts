import type { SessionInput } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type offeringSessions, teachers } from '../../database/schema/offerings.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { localDateOf } from './refresh-offering.ts'

interface Others {
  present: readonly (typeof offeringSessions.$inferSelect)[]
  batchId: number | null
  timeZone: string
}

/** 422 for a date that starts with another one of its batch, or of those that are booked one by one. */
export function refuseSameStart(
  given: readonly Pick<SessionInput, 'starts_at'>[],
  { present, batchId, timeZone }: Others,
) {
  const known = new Set(
    present
      .filter((one) => one.batchId === batchId && one.state === 'scheduled')
      .map(({ startsAt }) => startsAt.getTime()),
  )
  for (const { starts_at } of given) {
    const start = new Date(starts_at)
    if (known.has(start.getTime()))
      throw invalidInput({
        starts_at: `There is a date on ${clockText(start, timeZone)} already. To take more children, give that one more seats.`,
      })
    known.add(start.getTime())
  }
}

/** `1 April at 10:30 am`, by the clock of the place. */
function clockText(at: Date, timeZone: string): string {
  const day = at.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone })
  const time = at.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit', timeZone })
  return `${day} at ${time}`
}

const day = 24 * 60 * 60 * 1000
const furthest = 2 * 366 * day

/** 422 for what nobody means: in the past, years ahead, or longer than a day. */
export function refuseOddTimes(given: Pick<SessionInput, 'starts_at' | 'ends_at'>, now: Date) {
  const [startsAt, endsAt] = [Date.parse(given.starts_at), Date.parse(given.ends_at)]
  if (startsAt <= now.getTime())
    throw invalidInput({ starts_at: 'Please choose a time that is still to come.' })
  if (startsAt > now.getTime() + furthest)
    throw invalidInput({ starts_at: 'Please choose a date within the next two years.' })
  if (endsAt <= startsAt) throw invalidInput({ ends_at: 'It ends before it starts. Please check.' })
  if (endsAt > startsAt + day)
    throw invalidInput({
      ends_at: 'It lasts longer than a day. Please enter a date for each day.',
    })
}

/** What is stored of a date. */
export function sessionColumns(given: SessionInput, timeZone: string) {
  const [startsAt, endsAt] = [new Date(given.starts_at), new Date(given.ends_at)]
  return {
    startsAt,
    endsAt,
    localDate: localDateOf(startsAt, timeZone),
    capacity: given.capacity,
    teacherId: given.teacher_id,
    ...(given.meeting_url === undefined ? {} : { meetingUrl: given.meeting_url }),
  }
}

/** Only the own ones teach. */
export async function refuseForeignTeacher(tx: Database, vendorId: number, id: number | null) {
  if (id === null) return
  const [row] = await tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(and(eq(teachers.id, id), eq(teachers.vendorId, vendorId)))
  if (!row) throw invalidInput({ teacher_id: 'Please choose one of your teachers.' })
}
