import type { WebFormCard } from '@brightyard/contract'
import { questionsOf } from '@brightyard/contract'
import { and, asc, desc, eq, exists, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  formAnswers,
  formDrafts,
  formVersions,
  webForms,
} from '../../database/schema/forms.schema.ts'
import { enrolments, guardianships, students, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { isInClass } from './form-class.ts'
import { answersOf, headOf } from './form.repository.ts'

interface Part {
  after: number | undefined
  /** `after` is that of a full one. */
  isAmongFull: boolean
  limit: number
  now: Date
}

/** Endless ones come last. */
const closing = sql`coalesce(${webForms.closesAt}, 'infinity'::timestamptz)`

/** Takes no more answers, and comes after all that do. */
const isFull = sql<boolean>`coalesce(${answersOf} >= ${webForms.maxAnswers}, false)`

const own = (actor: ActingUser) => ({
  answers: sql<number>`(select count(*) from ${formAnswers} a
    where a.form_id = ${webForms.id} and a.user_id = ${actor.id})`.mapWith(Number),
  lastId: sql<number | null>`(select max(a.id) from ${formAnswers} a
    where a.form_id = ${webForms.id} and a.user_id = ${actor.id})`,
  hasDraft: sql<boolean>`exists (select 1 from ${formDrafts} d
    where d.form_id = ${webForms.id} and d.user_id = ${actor.id})`,
})

const isGuardian = (actor: ActingUser, db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(guardianships)
      .where(eq(guardianships.guardianId, actor.id)),
  )

const inRoom = (db: Database) =>
  and(
    eq(enrolments.vendorId, webForms.roomId),
    or(isNull(webForms.className), isInClass(db, webForms.className)),
  )

/** Has a kid in the form's room. */
const isGuardianThere = (actor: ActingUser, db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(guardianships)
      .innerJoin(enrolments, eq(enrolments.studentId, guardianships.studentId))
      .where(and(eq(guardianships.guardianId, actor.id), inRoom(db))),
  )

/** Learns or works there. */
const isThere = (actor: ActingUser, db: Database) =>
  or(
    eq(webForms.roomId, actor.vendorId ?? 0),
    exists(
      db
        .select({ one: sql`1` })
        .from(students)
        .innerJoin(enrolments, eq(enrolments.studentId, students.id))
        .where(and(eq(students.userId, actor.id), inRoom(db))),
    ),
  )

/** As `isFor` decides about one form. */
const isForThem = (actor: ActingUser, db: Database) =>
  or(
    and(isNull(webForms.roomId), or(eq(webForms.isForGuardians, false), isGuardian(actor, db))),
    isGuardianThere(actor, db),
    and(eq(webForms.isForGuardians, false), isThere(actor, db)),
  )

/** Forms on the list that take answers of this person, or will; the next to close first, the full ones last. */
export async function listOpen(
  actor: ActingUser,
  db: Database,
  { after, isAmongFull, limit, now }: Part,
) {
  const where = and(
    eq(webForms.isListed, true),
    isForThem(actor, db),
    isNull(webForms.closedAt),
    or(isNull(webForms.closesAt), gt(webForms.closesAt, now)),
  )
  const from =
    after === undefined
      ? undefined
      : sql`(${isFull}, ${closing}, ${webForms.id}) > (select ${isAmongFull}::boolean, coalesce(f.closes_at, 'infinity'::timestamptz), f.id
          from ${webForms} f where f.id = ${after})`
  const data = await select(actor, db, {
    where: and(where, from),
    orderBy: [asc(isFull), asc(closing), asc(webForms.id)],
    limit,
    now,
  })
  return { data, total: await db.$count(webForms, where) }
}

/** Forms that this person has answered, the last first; also those that are on no list. */
export async function listAnswered(actor: ActingUser, db: Database, { after, limit, now }: Part) {
  const { lastId } = own(actor)
  const answered = sql`exists (select 1 from ${formAnswers} a
    where a.form_id = ${webForms.id} and a.user_id = ${actor.id})`
  const data = await select(actor, db, {
    where: and(
      answered,
      after === undefined
        ? undefined
        : lt(
            lastId,
            sql`(select max(a.id) from ${formAnswers} a where a.form_id = ${after} and a.user_id = ${actor.id})`,
          ),
    ),
    orderBy: [desc(lastId)],
    limit,
    now,
  })
  return { data, total: await db.$count(webForms, answered) }
}

async function select(
  actor: ActingUser,
  db: Database,
  {
    where,
    orderBy,
    limit,
    now,
  }: { where: SQL | undefined; orderBy: SQL[]; limit: number; now: Date },
): Promise<(WebFormCard & { id: number })[]> {
  const { answers, lastId, hasDraft } = own(actor)
  const rows = await db
    .select({
      form: webForms,
      content: formVersions.content,
      allAnswers: answersOf,
      room: vendors.name,
      answers,
      hasDraft,
      isAsked: sql<boolean>`${isForThem(actor, db)}`,
      last: { reference: formAnswers.reference, sentAt: formAnswers.sentAt },
    })
    .from(webForms)
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, webForms.id), eq(formVersions.number, webForms.version)),
    )
    .leftJoin(vendors, eq(vendors.id, webForms.roomId))
    .leftJoin(formAnswers, eq(formAnswers.id, lastId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map(({ form, content, allAnswers, room, last, ...row }) => ({
    id: form.id,
    ...headOf({ form, content, version: form.version ?? 0, answers: allAnswers, room }, now),
    // Not in the list of what was sent to those whom it is no longer for.
    class_name: row.isAsked ? form.className : null,
    questions: questionsOf(content).length,
    has_draft: row.hasDraft,
    answers: row.answers,
    last_reference: last?.reference ?? null,
    last_sent_at: last?.sentAt.toISOString() ?? null,
  }))
}
