import { and, eq, exists, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'

/** Whether the student who is enrolled is in this class. */
export const isInClass = (db: Database, className: string | SQLWrapper) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(studentRecords)
      .where(
        and(
          eq(studentRecords.studentId, enrolments.studentId),
          eq(studentRecords.className, className),
        ),
      ),
  )
