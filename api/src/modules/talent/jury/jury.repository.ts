import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { contentEntries } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { campaignJudges, talentEntries } from '../../../database/schema/talent.schema.ts'
import { enrolments, users } from '../../../database/schema/users.schema.ts'
import { isPublic } from '../public-entries.ts'
import { isKinOf } from '../votes/kin.ts'

/** The campaign's judges, in their order, with their accounts. */
export const listJudges = (db: Database, campaignId: number) =>
  db
    .select({
      panellistId: campaignJudges.contentEntryId,
      panellist: contentEntries.slug,
      name: contentEntries.title,
      userId: users.id,
      email: users.email,
      vendorId: users.vendorId,
    })
    .from(campaignJudges)
    .innerJoin(contentEntries, eq(contentEntries.id, campaignJudges.contentEntryId))
    .leftJoin(users, and(eq(users.id, campaignJudges.userId), isNull(users.deletedAt)))
    .where(eq(campaignJudges.campaignId, campaignId))
    .orderBy(asc(campaignJudges.position))

/** Assignments of entries that are shown. */
export const listAssignments = (db: Database, campaignId: number) =>
  db
    .select({ assignment: juryAssignments, entry: talentEntries })
    .from(juryAssignments)
    .innerJoin(talentEntries, eq(talentEntries.id, juryAssignments.entryId))
    .where(and(eq(talentEntries.campaignId, campaignId), isPublic))
    .orderBy(asc(juryAssignments.id))

/** Whether a juror has given points, also a draft of them, or to an entry that was withdrawn since. */
export async function hasPoints(db: Database, campaignId: number): Promise<boolean> {
  const scored = await db
    .select({ id: juryAssignments.id })
    .from(juryAssignments)
    .innerJoin(talentEntries, eq(talentEntries.id, juryAssignments.entryId))
    .where(and(eq(talentEntries.campaignId, campaignId), isNotNull(juryAssignments.savedAt)))
    .limit(1)
  return scored.length > 0
}

/** `juror entry` for each child of a juror's family or school. */
export async function partialSeats(
  tx: Database,
  entries: readonly { id: number; studentId: number }[],
  jurors: readonly { id: number; vendorId: number | null }[],
) {
  const found = new Set<string>()
  if (entries.length === 0) return found
  const among = inArray(
    talentEntries.id,
    entries.map(({ id }) => id),
  )
  const ofKid = sql.raw('"talent_entries"."student_id"')
  for (const { id, vendorId } of jurors) {
    const family = await tx
      .select({ id: talentEntries.id })
      .from(talentEntries)
      .where(and(among, isKinOf(id, ofKid)))
    const school =
      vendorId === null
        ? []
        : await tx
            .select({ id: talentEntries.id })
            .from(talentEntries)
            .innerJoin(enrolments, eq(enrolments.studentId, talentEntries.studentId))
            .where(and(among, eq(enrolments.vendorId, vendorId)))
    for (const entry of [...family, ...school]) found.add(`${id} ${entry.id}`)
  }
  return found
}
