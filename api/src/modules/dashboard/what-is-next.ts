import type { NextOfKid, WhatIsNext } from '@brightyard/contract'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import { roomPath } from '../live/live-token.ts'
import { topicOf } from '../practice/session-view.ts'
import { listEnrolments, viewEnrolment } from '../programs/enrolment.repository.ts'
import { nextAssessment } from '../assessments/next-assessment.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import { titlesOfOrders } from './order-titles.ts'

type Needs = Pick<Services, 'db' | 'now' | 'linkSecret'>

/** What comes next for a student, or for each kid of a guardian. */
export async function readWhatIsNext(actor: ActingUser, services: Needs): Promise<WhatIsNext> {
  const { db } = services
  const kids = await db
    .select({ student_id: students.id, user_id: users.id, name: users.name, avatar: users.avatar })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(isVisibleTo(actor, db))
    .orderBy(asc(users.name), asc(students.id))
    .limit(20)
  const ids = kids.map(({ student_id }) => student_id)
  const sessions = await nextSessions(actor, services, ids)
  const practice = await practiceDue(services, ids)
  const programs = await programsToGoOn(actor, services)
  const assessments = new Map<number, NextOfKid['assessment']>()
  for (const kid of kids)
    assessments.set(kid.student_id, await nextAssessment(services, kid.student_id, kid))
  return {
    kids: kids.map((kid) => ({
      kid,
      session: sessions.get(kid.student_id) ?? null,
      practice: practice.get(kid.student_id) ?? null,
      assessment: assessments.get(kid.student_id) ?? null,
      program: programs.get(kid.student_id) ?? null,
    })),
    parcels: actor.role === 'guardian' ? await parcelsOf(actor, services) : [],
  }
}

/** The session of each kid that runs or comes first. */
async function nextSessions(
  actor: ActingUser,
  { db, now, linkSecret }: Needs,
  studentIds: readonly number[],
): Promise<Map<number, NextOfKid['session']>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([bookingSeats.studentId], {
      studentId: bookingSeats.studentId,
      code: bookings.code,
      session: offeringSessions,
      offering: offerings,
      title: contentEntries.title,
    })
    .from(bookingSeats)
    .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
    .innerJoin(offeringSessions, eq(offeringSessions.id, bookingSeats.sessionId))
    .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      and(
        inArray(bookingSeats.studentId, [...studentIds]),
        isNull(bookingSeats.releasedAt),
        eq(bookings.state, 'confirmed'),
        eq(offeringSessions.state, 'scheduled'),
        gt(offeringSessions.endsAt, now()),
      ),
    )
    .orderBy(asc(bookingSeats.studentId), asc(offeringSessions.startsAt), asc(bookingSeats.id))
  return new Map(
    rows.map(({ studentId, code, session, offering, title }) => [
      studentId,
      {
        code,
        title,
        kind: offering.kind,
        place: [offering.venueName, offering.city].filter(Boolean).join(', '),
        starts_at: session.startsAt.toISOString(),
        ends_at: session.endsAt.toISOString(),
        state: session.state,
        time_zone: offering.timeZone,
        room_path:
          offering.mode === 'online'
            ? roomPath(linkSecret, { userId: actor.id, studentId }, session)
            : null,
      },
    ]),
  )
}

/** The worksheet of each kid that is due first, and how many there are. */
async function practiceDue(
  { db }: Needs,
  studentIds: readonly number[],
): Promise<Map<number, NextOfKid['practice']>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(practiceWorksheets)
    .where(
      and(
        inArray(practiceWorksheets.studentId, [...studentIds]),
        isNull(practiceWorksheets.doneAt),
      ),
    )
    .orderBy(asc(practiceWorksheets.dueAt), asc(practiceWorksheets.id))
  const found = new Map<number, NonNullable<NextOfKid['practice']>>()
  for (const { studentId, topic, dueAt } of rows) {
    const first = found.get(studentId)
    if (first) first.to_do += 1
    else
      found.set(studentId, {
        title: topicOf(topic).title,
        due_at: dueAt?.toISOString() ?? null,
        to_do: 1,
      })
  }
  return found
}

/** The program of each kid that was begun first and is not done. */
async function programsToGoOn(
  actor: ActingUser,
  { db }: Needs,
): Promise<Map<number, NextOfKid['program']>> {
  const found = new Map<number, NextOfKid['program']>()
  for (const row of await listEnrolments(actor, db)) {
    const { studentId, state } = row.enrolment
    if (state !== 'active' || found.has(studentId)) continue
    const { enrolment_id, program, lessons_done, next_lesson } = await viewEnrolment(db, row)
    if (!next_lesson) continue
    found.set(studentId, {
      enrolment_id,
      program_id: program.id,
      title: program.title,
      lesson_id: next_lesson.id,
      lesson: next_lesson.title,
      done: lessons_done.length,
      total: program.lesson_count,
    })
  }
  return found
}

async function parcelsOf(actor: ActingUser, { db }: Needs): Promise<WhatIsNext['parcels']> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, actor.id),
        eq(orders.orderType, 'shop'),
        inArray(orders.status, ['paid', 'packed', 'shipped']),
      ),
    )
    .orderBy(asc(orders.deliveryTo), asc(orders.id))
    .limit(5)
  const titles = await titlesOfOrders(db, rows)
  return rows.map(({ id, status, deliveryFrom, deliveryTo }) => ({
    order_id: id,
    title: titles.get(id) ?? '',
    status,
    delivery: deliveryFrom && deliveryTo ? { from: deliveryFrom, to: deliveryTo } : null,
  }))
}
