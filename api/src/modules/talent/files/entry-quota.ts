import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import { ApiProblem, conflict } from '../../../server/api-problem.ts'

/** Of all entries of one kid. */
const maxBytesPerKid = 1_000_000_000

interface Wish {
  entry: { id: number; studentId: number; sentAt: Date | null }
  maxFiles: number
  /** Bytes of the file. */
  length: number
}

/** 409 where an entry has its files, or a kid its bytes. Who decides by it holds the lock of the kid's row. */
export async function refuseOverQuota(db: Database, { entry, maxFiles, length }: Wish) {
  const files = await db.$count(uploads, eq(uploads.entryId, entry.id))
  // What was sent keeps its only file until another one is there.
  const room = maxFiles === 1 && entry.sentAt ? 2 : maxFiles
  if (files >= room) throw conflict('too_many_files', `An entry has at most ${maxFiles} files.`)
  const [kid] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.size}), 0)`.mapWith(Number) })
    .from(uploads)
    .innerJoin(talentEntries, eq(talentEntries.id, uploads.entryId))
    .where(and(eq(talentEntries.studentId, entry.studentId), isNull(talentEntries.withdrawnAt)))
  if ((kid?.bytes ?? 0) + length > maxBytesPerKid)
    throw new ApiProblem(
      409,
      'quota',
      'The entries of this kid have 1 GB of files, and no room for more.',
    )
}
