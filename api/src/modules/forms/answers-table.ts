import type { FormContent, FormField, FormKid } from '@brightyard/contract'
import { answerText, questionsOf } from '@brightyard/contract'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions } from '../../database/schema/forms.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import type { Role } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { withSender } from './desk-answers.ts'
import { findForDesk } from './desk.repository.ts'
import { kidIdsIn, kidsNamed } from './form-kids.ts'

const maxExported = 10_000

const roleWords: Readonly<Record<Role, string>> = {
  guardian: 'Guardian',
  student: 'Kid',
  school: 'School account',
  vendor: 'Partner',
  vendorStaff: 'Staff',
  superAdmin: 'Admin',
  schoolRepresentative: 'Representative',
}

/** `2026-03-18 15:30:00`, which spreadsheets read as a time. */
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const fixedColumns = [
  'Reference',
  'Sent (Indian time, IST)',
  'Account',
  'Account number',
  'Role',
  'Email',
  'Mobile',
  'Guardian of',
  'About',
  'Done',
]

/** A column for each question that any version has asked, in the newest version's order and words. */
export async function answersTable(
  actor: ActingUser,
  db: Database,
  formId: number,
): Promise<string[][]> {
  await findForDesk(actor, db, formId)
  const versions = await db
    .select({ number: formVersions.number, content: formVersions.content })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
  const columns = new Map<string, string>()
  for (const { content } of versions)
    for (const { key, label } of questionsOf(content))
      if (!columns.has(key)) columns.set(key, label)
  const fields = new Map(versions.map(({ number, content }) => [number, byKey(content)]))
  const rows = await withSender(db)
    .where(eq(formAnswers.formId, formId))
    .orderBy(desc(formAnswers.id))
    .limit(maxExported)
  const names = await fileNames(db, formId)
  const pages = versions.flatMap(({ content }) => content.pages)
  const kids = await kidsNamed(db, {
    ids: rows.flatMap(({ answer }) => kidIdsIn(pages, answer.values)),
    senderId: null,
  })
  const families = await familiesOfSenders(db, formId)
  const lines = rows.map(({ answer, sender, account }) => [
    answer.reference,
    indianTime.format(answer.sentAt),
    sender ?? '',
    account ? String(account.id) : '',
    account ? roleWords[account.role] : 'Visitor',
    account?.email ?? '',
    account?.mobile ?? '',
    ownNames(kidIdsIn(pages, answer.values), kids, families.get(account?.id ?? 0)),
    answer.subject || namesOf(kidIdsIn(pages, answer.values), kids),
    answer.doneAt ? 'Yes' : 'No',
    ...[...columns.keys()].map((key) => {
      const field = fields.get(answer.version)?.get(key)
      const value = answer.values[key]
      if (!field || value === undefined) return ''
      if (field.kind !== 'file' || typeof value === 'string') return answerText(field, value, kids)
      return value.map((ticket) => names.get(ticket) ?? '').join(', ')
    }),
  ])
  return [[...fixedColumns, ...columns.values()], ...lines]
}

const namesOf = (ids: readonly number[], kids: readonly FormKid[]) =>
  kids
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

const ownNames = (
  ids: readonly number[],
  kids: readonly FormKid[],
  family: ReadonlySet<number> | undefined,
) =>
  namesOf(
    ids.filter((id) => family?.has(id)),
    kids,
  )

/** The kids of each guardian who has answered this form. */
async function familiesOfSenders(db: Database, formId: number) {
  const rows = await db
    .selectDistinct({ guardianId: guardianships.guardianId, studentId: guardianships.studentId })
    .from(guardianships)
    .innerJoin(formAnswers, eq(formAnswers.userId, guardianships.guardianId))
    .where(eq(formAnswers.formId, formId))
  const families = new Map<number, Set<number>>()
  for (const { guardianId, studentId } of rows)
    families.set(guardianId, (families.get(guardianId) ?? new Set()).add(studentId))
  return families
}

const byKey = (content: FormContent): Map<string, FormField> =>
  new Map(questionsOf(content).map((field) => [field.key, field]))

async function fileNames(db: Database, formId: number) {
  const rows = await db
    .select({ ticket: uploads.ticket, name: uploads.name })
    .from(uploads)
    .innerJoin(formAnswers, eq(formAnswers.id, uploads.formAnswerId))
    .where(eq(formAnswers.formId, formId))
  return new Map(rows.map(({ ticket, name }) => [ticket, name]))
}
