import type { PracticeKid, PracticeSession } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { practiceSessions, practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { mayPractise, subscriptionNeeded } from '../subscriptions/practice-right.ts'
import { askNext } from './ask-next.ts'
import { masteryOf } from './engine/knowledge-tracing.ts'
import { findTopic } from './engine/topics.ts'
import { readMasteries } from './mastery.repository.ts'
import { findOpenSession } from './session.repository.ts'
import { viewSession } from './session-view.ts'

/** Starts a session, or goes on with the open one. */
export function startSession(
  services: Services,
  kid: PracticeKid,
  chosen: { topic: string; worksheetId?: number | undefined },
): Promise<PracticeSession> {
  return services.db.transaction(async (tx) => {
    await lockStudent(tx, kid.student_id)
    const worksheet =
      chosen.worksheetId === undefined ? null : await findWorksheet(tx, kid, chosen.worksheetId)
    const topic = findTopic(worksheet?.topic ?? chosen.topic)
    if (!topic) throw invalidInput({ topic: 'Please choose a topic.' })
    const open = worksheet
      ? await sessionOfWorksheet(tx, worksheet.id)
      : await findOpenSession(tx, kid.student_id, topic.code)
    if (open) return viewSession(tx, open)
    const now = services.now()
    const right = await mayPractise(tx, kid.student_id, now)
    const mayStart = worksheet
      ? worksheet.vendorId !== null || right.is_subscribed
      : right.may_practise
    if (!mayStart) throw subscriptionNeeded(kid.name)
    const [session] = await tx
      .insert(practiceSessions)
      .values({
        studentId: kid.student_id,
        topic: topic.code,
        worksheetId: worksheet?.id ?? null,
        startedAt: now,
        masteryBefore: masteryOf(topic.skills, await readMasteries(tx, kid.student_id)),
      })
      .returning()
    if (!session) throw new Error('The session was not stored.')
    await askNext(tx, session, [], now)
    return viewSession(tx, session)
  })
}

async function findWorksheet(tx: Database, kid: PracticeKid, id: number) {
  const [found] = await tx
    .select()
    .from(practiceWorksheets)
    .where(and(eq(practiceWorksheets.id, id), eq(practiceWorksheets.studentId, kid.student_id)))
  if (!found) throw notFound('this worksheet')
  return found
}

async function sessionOfWorksheet(tx: Database, worksheetId: number) {
  const [found] = await tx
    .select()
    .from(practiceSessions)
    .where(eq(practiceSessions.worksheetId, worksheetId))
  return found
}
