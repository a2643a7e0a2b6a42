import type { ModeratedType } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { hiddenContent, moderationCases } from '../../database/schema/moderation.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** For modules with things that wait to be shown: puts one on the desk, also one that was changed since. */
export const askBeforeShowing = (
  tx: Database,
  {
    type,
    id,
    vendorId,
    now,
  }: { type: ModeratedType; id: number; vendorId: number | null; now: Date },
) =>
  tx
    .insert(moderationCases)
    .values({ subjectType: type, subjectId: id, vendorId, cause: 'new', openedAt: now })
    .onConflictDoUpdate({
      target: [moderationCases.subjectType, moderationCases.subjectId],
      // What was reported stays so: an edit does not take a report away. What is on the desk came there before.
      set: {
        isOpen: true,
        openedAt: sql`case when ${moderationCases.isOpen} then ${moderationCases.openedAt} else excluded.opened_at end`,
      },
    })

/** It was deleted, so there is nothing left to decide. */
export const withdrawCase = (tx: Database, type: ModeratedType, id: number) =>
  tx
    .update(moderationCases)
    .set({ isOpen: false })
    .where(and(eq(moderationCases.subjectType, type), eq(moderationCases.subjectId, id)))

/** True of what this person has hidden or reported. */
export const isHiddenFrom = (
  { id: userId }: ActingUser,
  type: ModeratedType,
  id: PgColumn,
): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${hiddenContent} h
    where h.user_id = ${userId} and h.subject_type = ${type} and h.subject_id = ${id})`

export const keepHidden = (
  { id: userId }: ActingUser,
  db: Database,
  subject: { type: ModeratedType; id: number; now: Date },
) =>
  db
    .insert(hiddenContent)
    .values({
      userId,
      subjectType: subject.type,
      subjectId: subject.id,
      createdAt: subject.now,
    })
    .onConflictDoNothing()

export const showAgain = (
  { id: userId }: ActingUser,
  db: Database,
  { type, id }: { type: ModeratedType; id: number },
) =>
  db
    .delete(hiddenContent)
    .where(
      and(
        eq(hiddenContent.userId, userId),
        eq(hiddenContent.subjectType, type),
        eq(hiddenContent.subjectId, id),
      ),
    )
