import { takesWords } from '@brightyard/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import { conflict } from '../../../server/api-problem.ts'
import type { FoundEntry } from '../entry.repository.ts'

/** Whether it has what its campaign asks for: a whole file, or words where they suffice. */
export async function hasEnough(tx: Database, { entry, campaign }: FoundEntry): Promise<boolean> {
  const { id, description, pictures } = entry
  const wordsSuffice = takesWords(campaign.fileKinds, campaign.maxFiles)
  if (pictures.length > 0 || (wordsSuffice && description)) return true
  return (await tx.$count(uploads, and(eq(uploads.entryId, id), isNotNull(uploads.kind)))) > 0
}

/**
 * 409 for a change that leaves a sent entry without what its campaign asks for. After the change and under the lock of
 * the entry: of two at the same moment the second is refused.
 */
export async function refuseEmpty(tx: Database, found: FoundEntry): Promise<void> {
  const { entry, campaign } = found
  if (!entry.sentAt || entry.withdrawnAt || (await hasEnough(tx, found))) return
  const wordsSuffice = takesWords(campaign.fileKinds, campaign.maxFiles)
  const needs =
    campaign.maxFiles === 0
      ? 'some words. Write others'
      : `at least one file${wordsSuffice ? ' or some words' : ''}. Add another one first`
  throw conflict(
    'last_file',
    `This entry was sent, and ${campaign.title} needs ${needs}, or withdraw the entry.`,
  )
}
