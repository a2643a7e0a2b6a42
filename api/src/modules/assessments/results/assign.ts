import { type AssessmentAssignment, mostAssignments } from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAssignments } from '../../../database/schema/assessments.schema.ts'
import { students, vendors } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import {
  extendRunning,
  isKidOf,
  isRoomOf,
  readAssignments,
  readEntitled,
} from './assign.repository.ts'
import { type AssessmentNews, tellFamilies } from './assessment-news.ts'
import { lockGiven, refuseUnpublished } from './desk-scope.ts'

export interface Times {
  opens_at: string | null
  closes_at: string | null
  extra_minutes: number
}

interface Assigning extends Times {
  id: number
  rooms: readonly { vendor_id: number; class_name: string }[]
  student_ids: readonly number[]
}

const started = () =>
  conflict(
    'started',
    'Somebody has started already. Now it can only close later, or give more time.',
  )

const columnsOf = ({ opens_at, closes_at, extra_minutes }: Times) => ({
  opensAt: opens_at ? new Date(opens_at) : null,
  closesAt: closes_at ? new Date(closes_at) : null,
  extraMinutes: extra_minutes,
})

/** What people would see: the own times, or else the assessment's. */
function refuseImpossible(times: Times, row: AssessmentRow, now: Date) {
  const { opensAt, closesAt } = columnsOf(times)
  const [opens, closes] = [opensAt ?? row.opensAt, closesAt ?? row.closesAt]
  if (closesAt && closesAt <= now)
    throw invalidInput({ closes_at: 'This time is over. Please choose one to come.' })
  if (opens && closes && closes <= opens)
    throw invalidInput({ closes_at: 'It would close before it opens. Please choose a later time.' })
}

/** Of the organisation that gave it alone; another one's do not exist. */
async function refuseStrangers(
  tx: Database,
  row: AssessmentRow,
  { rooms, student_ids }: Assigning,
) {
  const kids = [...new Set(student_ids)]
  const known = await tx.$count(students, and(inArray(students.id, kids), isKidOf(row, tx)))
  if (known < kids.length) throw notFound('this student')
  const places = [...new Set(rooms.map(({ vendor_id }) => vendor_id))]
  const own = await tx.$count(vendors, and(inArray(vendors.id, places), isRoomOf(row)))
  if (own < places.length) throw notFound('this room')
}

const isSame = (stored: AssessmentAssignment, times: Times) =>
  [stored.opens_at ?? null, stored.closes_at ?? null, stored.extra_minutes].join() ===
  [
    times.opens_at && new Date(times.opens_at).toISOString(),
    times.closes_at && new Date(times.closes_at).toISOString(),
    times.extra_minutes,
  ].join()

/** All of them or none. Families of kids who did not have it yet are told. */
export function assign(
  actor: ActingUser,
  { db, now }: Services,
  news: AssessmentNews,
  input: Assigning,
) {
  return db.transaction(async (tx) => {
    const row = await lockGiven(actor, tx, input.id)
    refuseUnpublished(row)
    if (input.rooms.length + input.student_ids.length === 0)
      throw invalidInput({ rooms: 'Please choose a kid, a class or a room.' })
    await refuseStrangers(tx, row, input)
    const before = await readAssignments(tx, row.id)
    const known = (one: { student_id?: number; vendor_id?: number; class_name?: string }) =>
      before.find((other) =>
        one.student_id === undefined
          ? other.vendor_id === one.vendor_id && other.class_name === one.class_name
          : other.student_id === one.student_id,
      )
    const targets = [...input.rooms, ...input.student_ids.map((student_id) => ({ student_id }))]
    const other = targets.map(known).find((one) => one && !isSame(one, input))
    if (other) throw assignedAlready(other)
    const added = targets.filter((target) => !known(target))
    if (added.length === 0) return { added: 0, data: before }
    refuseImpossible(input, row, now())
    if (before.length + added.length > mostAssignments)
      throw conflict(
        'too_many',
        `An assessment can be assigned to ${mostAssignments} kids, classes and rooms. Please assign it to classes.`,
      )
    const had = new Set((await readEntitled(tx, row.id)).map(({ student_id }) => student_id))
    const stored = await tx
      .insert(assessmentAssignments)
      .values(
        added.map((target) => ({
          assessmentId: row.id,
          ...('student_id' in target
            ? { studentId: target.student_id }
            : { vendorId: target.vendor_id, className: target.class_name }),
          ...columnsOf(input),
          assignedBy: actor.id,
          createdAt: now(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: assessmentAssignments.id })
    await extendRunning(tx, row)
    const newcomers = (await readEntitled(tx, row.id)).flatMap(({ student_id }) =>
      had.has(student_id) ? [] : [student_id],
    )
    await tellFamilies(tx, news, { assessmentId: row.id, what: 'assigned', studentIds: newcomers })
    return { added: stored.length, data: await readAssignments(tx, row.id) }
  })
}

const assignedAlready = ({ name, class_name }: AssessmentAssignment) =>
  conflict(
    'assigned_already',
    `${class_name ? `Class ${class_name} of ${name}` : name} has it already, with other times. Change them in the list.`,
  )

/** The assignment with its assessment, both of which nobody else changes now. */
async function lockAssignment(actor: ActingUser, tx: Database, id: number) {
  const [found] = await tx
    .select({ assessmentId: assessmentAssignments.assessmentId })
    .from(assessmentAssignments)
    .where(eq(assessmentAssignments.id, id))
  const row = await lockGiven(actor, tx, found?.assessmentId ?? 0)
  const [assignment] = await readAssignments(tx, row.id, id)
  if (!assignment) throw notFound('this assignment')
  return { row, assignment }
}

export function changeTimes(
  actor: ActingUser,
  { db, now }: Services,
  { id, ...times }: Times & { id: number },
): Promise<AssessmentAssignment> {
  return db.transaction(async (tx) => {
    const { row, assignment } = await lockAssignment(actor, tx, id)
    refuseUnpublished(row)
    if (isSame(assignment, times)) return assignment
    refuseImpossible(times, row, now())
    if (assignment.started > 0) refuseLess(assignment, times, row)
    await tx
      .update(assessmentAssignments)
      .set(columnsOf(times))
      .where(eq(assessmentAssignments.id, id))
    await extendRunning(tx, row)
    const [changed = assignment] = await readAssignments(tx, row.id, id)
    return changed
  })
}

function refuseLess(before: AssessmentAssignment, times: Times, row: AssessmentRow) {
  const closes = (iso: string | null) =>
    iso ? Date.parse(iso) : (row.closesAt?.getTime() ?? Infinity)
  const opens = (iso: string | null) => (iso ? Date.parse(iso) : (row.opensAt?.getTime() ?? 0))
  const isLess =
    closes(times.closes_at) < closes(before.closes_at) ||
    opens(times.opens_at) !== opens(before.opens_at) ||
    times.extra_minutes < before.extra_minutes
  if (isLess) throw started()
}

export function takeBack(actor: ActingUser, { db }: Services, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { assignment } = await lockAssignment(actor, tx, id)
    if (assignment.started > 0) throw started()
    await tx.delete(assessmentAssignments).where(eq(assessmentAssignments.id, id))
  })
}
