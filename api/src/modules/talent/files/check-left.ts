import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import type { Services } from '../../../server/services.ts'
import { checkFile } from './check-file.ts'

/** A check that runs takes far less. */
const leftAfter = 10 * 60 * 1000
const atOnce = 5

/** Files of which all has come, and which nobody has checked: the process that was to do it has ended. */
export async function checkLeftFiles(services: Services) {
  const { db, now } = services
  const left = await db
    .select({ ticket: uploads.ticket })
    .from(uploads)
    .where(
      and(
        eq(uploads.purpose, 'entry'),
        isNull(uploads.kind),
        lt(uploads.createdAt, new Date(now().getTime() - leftAfter)),
        sql`${uploads.size} = (select coalesce(sum(octet_length(p.data)), 0)
          from ${uploadParts} p where p.upload_id = ${sql.raw('"uploads"."id"')})`,
      ),
    )
    .orderBy(asc(uploads.id))
    .limit(atOnce)
  for (const { ticket } of left) await checkFile(services, ticket)
  return left.length
}
