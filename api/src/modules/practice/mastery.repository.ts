import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { practiceMasteries } from '../../database/schema/practice.schema.ts'
import { knownOf, traced } from './engine/knowledge-tracing.ts'
import type { Evidence, Masteries } from './engine/knowledge-tracing.ts'
import type { Skill } from './engine/topic.ts'

export type MasteryRow = typeof practiceMasteries.$inferSelect

export const readMasteryRows = (db: Database, studentId: number): Promise<MasteryRow[]> =>
  db.select().from(practiceMasteries).where(eq(practiceMasteries.studentId, studentId))

export const masteriesOf = (rows: readonly MasteryRow[]): Masteries =>
  new Map(rows.map(({ skill, known }) => [skill, known]))

export const readMasteries = async (db: Database, studentId: number): Promise<Masteries> =>
  masteriesOf(await readMasteryRows(db, studentId))

/** The caller holds the student's lock. */
export async function recordEvidence(
  tx: Database,
  given: { studentId: number; skill: Skill; evidence: Evidence; hints: number; now: Date },
) {
  const { studentId, skill, evidence, hints, now } = given
  const before = await readMasteries(tx, studentId)
  const known = traced(knownOf(before, skill), evidence, hints)
  const right = evidence.isRight ? 1 : 0
  await tx
    .insert(practiceMasteries)
    .values({ studentId, skill: skill.code, known, answered: 1, right, updatedAt: now })
    .onConflictDoUpdate({
      target: [practiceMasteries.studentId, practiceMasteries.skill],
      set: {
        known,
        answered: sql`${practiceMasteries.answered} + 1`,
        right: sql`${practiceMasteries.right} + ${right}`,
        updatedAt: now,
      },
    })
}
