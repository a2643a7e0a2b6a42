import type { FormField, FormFile, FormPage, FormValues } from '@brightyard/contract'
import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { asDocument, isFor } from '../uploads/upload.repository.ts'

type FormPurpose = 'form' | 'form-picture'

const purposeOf = ({ files }: FormField): FormPurpose =>
  files === 'pictures' ? 'form-picture' : 'form'

/** The complete files of a draft or an answer. */
export async function filesOf(
  db: Database,
  of: { formAnswerId: number } | { formDraftId: number },
): Promise<FormFile[]> {
  const rows = await db
    .select()
    .from(uploads)
    .where(
      'formAnswerId' in of
        ? eq(uploads.formAnswerId, of.formAnswerId)
        : eq(uploads.formDraftId, of.formDraftId),
    )
    .orderBy(asc(uploads.id))
  return rows.flatMap(({ ticket, name, size, ...file }) => {
    const kind = asDocument(file.kind)
    return kind ? [{ upload: ticket, name, size, kind }] : []
  })
}

/** The ids of uploads in the answers to the questions for files, or for those of one purpose. */
export function ticketsIn(
  pages: readonly FormPage[],
  values: FormValues,
  purpose?: FormPurpose,
): string[] {
  const fields = pages.flatMap((page) =>
    page.fields.filter(
      (field) => field.kind === 'file' && (purpose === undefined || purposeOf(field) === purpose),
    ),
  )
  return [
    ...new Set(
      fields.flatMap(({ key }) => {
        const value = values[key]
        return Array.isArray(value) ? value : []
      }),
    ),
  ]
}

/** Files that a draft names are kept as long as it is; those that it names no longer are not. */
export async function keepForDraft(
  actor: ActingUser,
  tx: Database,
  draftId: number,
  tickets: readonly string[],
) {
  await tx
    .update(uploads)
    .set({ formDraftId: null })
    .where(
      and(
        eq(uploads.formDraftId, draftId),
        tickets.length > 0 ? notInArray(uploads.ticket, [...tickets]) : undefined,
      ),
    )
  if (tickets.length === 0) return
  await tx
    .update(uploads)
    .set({ formDraftId: draftId })
    .where(
      and(
        inArray(uploads.ticket, [...tickets]),
        inArray(uploads.purpose, ['form', 'form-picture']),
        isNotNull(uploads.kind),
        isFor(actor),
        isNull(uploads.applicationId),
        isNull(uploads.formAnswerId),
      ),
    )
}
