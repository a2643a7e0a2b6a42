import type { FormContent, FormKid, FormPage, FormValues } from '@brightyard/contract'
import { formSlugs } from '@brightyard/contract'
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { formAnswers } from '../../database/schema/forms.schema.ts'
import type { webForms } from '../../database/schema/forms.schema.ts'
import { enrolments, guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, invalidInput } from '../../server/api-problem.ts'
import { isInClass } from './form-class.ts'

interface PublishedForm {
  form: typeof webForms.$inferSelect
  content: FormContent
}

const fields = { id: students.id, name: users.name, className: studentRecords.className }
const asKid = ({
  id,
  name,
  className,
}: {
  id: number
  name: string
  className: string | null
}) => ({
  id,
  name,
  class_name: className ?? '',
})

type Audience = Pick<PublishedForm['form'], 'roomId' | 'className'>

/** The student is in the form's room, and in its class where it has one; in any where it has no room. */
const isIn = (db: Database, { roomId, className }: Audience) =>
  roomId === null
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(enrolments)
          .where(
            and(
              eq(enrolments.studentId, students.id),
              eq(enrolments.vendorId, roomId),
              className === null ? undefined : isInClass(db, className),
            ),
          ),
      )

/** The kids whom this person can answer for: of the form's room, where it has one. */
async function kidsOfGuardian(actor: ActingUser, db: Database, form: Audience): Promise<FormKid[]> {
  const rows = await db
    .select(fields)
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(and(eq(guardianships.guardianId, actor.id), isIn(db, form)))
    .orderBy(asc(users.name), asc(students.id))
    .limit(100)
  return rows.map(asKid)
}

/** The ids of kids in the answers to the questions for a kid. */
export const kidIdsIn = (pages: readonly FormPage[], values: FormValues): number[] =>
  pages
    .flatMap((page) => page.fields.filter(({ kind }) => kind === 'kid'))
    .flatMap(({ key }) => (Object.hasOwn(values, key) ? Number(values[key]) : []))
    .filter(Number.isInteger)

/** The question that says whom the answer is about: the first for a kid. */
export const kidKeyOf = ({ pages }: FormContent) =>
  pages.flatMap(({ fields: all }) => all).find(({ kind }) => kind === 'kid')?.key

/** Without those whom this person has answered for, where the form takes one answer for each. */
export async function kidsToAnswerFor(
  actor: ActingUser,
  db: Database,
  { form, content }: Pick<PublishedForm, 'form' | 'content'>,
): Promise<FormKid[]> {
  const kids = await kidsOfGuardian(actor, db, form)
  const key = kidKeyOf(content)
  if (!form.isOnce || key === undefined) return kids
  const rows = await db
    .select({ values: formAnswers.values })
    .from(formAnswers)
    .where(and(eq(formAnswers.formId, form.id), eq(formAnswers.userId, actor.id)))
  const done = new Set(rows.map(({ values }) => values[key]))
  return kids.filter(({ id }) => !done.has(String(id)))
}

/** With whether each is a kid of this sender. */
export async function kidsNamed(
  db: Database,
  { ids, senderId }: { ids: readonly number[]; senderId: number | null },
) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...fields, guardianId: guardianships.guardianId })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .leftJoin(
      guardianships,
      and(eq(guardianships.studentId, students.id), eq(guardianships.guardianId, senderId ?? 0)),
    )
    .where(inArray(students.id, [...new Set(ids)]))
  return rows.map((row) => ({ ...asKid(row), is_own: row.guardianId !== null }))
}

/** Whether the form is for people like this one: of a room, its families and those who work there. */
export async function isFor(
  actor: ActingUser,
  db: Database,
  { form }: Pick<PublishedForm, 'form'>,
): Promise<boolean> {
  const { isForGuardians, roomId } = form
  if (roomId === null && !isForGuardians) return true
  if ((await kidsOfGuardian(actor, db, form)).length > 0) return true
  if (isForGuardians || roomId === null) return false
  if (actor.vendorId === roomId) return true
  const own = and(eq(students.userId, actor.id), isIn(db, form))
  return (await db.$count(students, own)) > 0
}

/** Throws 403 where the form is for guardians and this person has no kid here. */
export async function refuseStrangers(
  actor: ActingUser,
  db: Database,
  found: Pick<PublishedForm, 'form'>,
) {
  if (await isFor(actor, db, found)) return
  throw new ApiProblem(
    403,
    'not_for_you',
    found.form.roomId === null
      ? 'This form is for guardians. It is answered by the guardian of a kid with an account here.'
      : found.form.className === null
        ? 'This form is for the families of one school or partner, and you are not connected to it.'
        : 'This form is for the families of one class, and no kid of yours is in it.',
  )
}

/** Throws 403 unless a guardian tells a story: it is shown to everybody, with the consent that the form asks for. */
export function refuseStoryOfOthers(actor: ActingUser | null, slug: string) {
  if (slug !== formSlugs.submitStory || !actor || actor.role === 'guardian') return
  throw new ApiProblem(
    403,
    'not_for_you',
    'A story is sent by the child’s guardian, who agrees that it is shown.',
  )
}

/** Throws 422 where an answer names a kid who is not this person’s. */
export async function refuseOtherKids(
  actor: ActingUser | null,
  db: Database,
  { form, content, values }: PublishedForm & { values: FormValues },
) {
  const asked = content.pages
    .flatMap((page) => page.fields.filter(({ kind }) => kind === 'kid'))
    .filter(({ key }) => Object.hasOwn(values, key))
  if (asked.length === 0) return
  const own = actor ? await kidsOfGuardian(actor, db, form) : []
  const wrong = asked.filter(({ key }) => !own.some(({ id }) => String(id) === values[key]))
  if (wrong.length > 0)
    throw invalidInput(
      Object.fromEntries(wrong.map(({ key }) => [key, 'Please choose one of your kids.'])),
    )
}

/** Throws 422 for a subject where the form serves none, which would be a second answer in disguise. */
export function refuseSubject({ form }: Pick<PublishedForm, 'form'>, subject: string) {
  if (subject !== '' && !form.hasSubjects)
    throw invalidInput({ subject: 'This form is about one thing only. Please reload the page.' })
}
