import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'
import { familyOf } from './families.ts'

const byName = new Intl.Collator('en', { numeric: true })

/** The classes of a room, or of every room, with how many kids and families are in each; class 2 comes before class 10. */
export async function classesOf(db: Database, vendorId: number | null) {
  const classes = await db
    .select({
      vendor_id: enrolments.vendorId,
      class_name: studentRecords.className,
      students: sql<number>`count(*)::int`,
      families: sql<number>`count(distinct ${familyOf(enrolments.studentId)})::int`,
    })
    .from(enrolments)
    .innerJoin(studentRecords, eq(studentRecords.studentId, enrolments.studentId))
    .where(
      and(
        ne(studentRecords.className, ''),
        vendorId === null ? undefined : eq(enrolments.vendorId, vendorId),
      ),
    )
    .groupBy(enrolments.vendorId, studentRecords.className)
  return classes.toSorted((a, b) => byName.compare(a.class_name, b.class_name))
}
