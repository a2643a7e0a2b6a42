import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contactCodes } from '../../database/schema/identity.schema.ts'

export const insertContactCode = (db: Database, code: typeof contactCodes.$inferInsert) =>
  db.insert(contactCodes).values(code)

const triesAllowed = 5

/** Counts the attempt before the code is compared, so that simultaneous ones count too. Null: the ticket has expired. */
export async function countTry(db: Database, ticketHash: string, now: Date) {
  const [row] = await db
    .update(contactCodes)
    .set({ wrongTries: sql`${contactCodes.wrongTries} + 1` })
    .where(
      and(
        eq(contactCodes.ticketHash, ticketHash),
        isNull(contactCodes.usedAt),
        gt(contactCodes.validUntil, now),
        lt(contactCodes.wrongTries, triesAllowed),
      ),
    )
    .returning()
  return row ?? null
}

/** False when another request has used it first. */
export async function spendContactCode(db: Database, ticketHash: string, now: Date) {
  const rows = await db
    .update(contactCodes)
    .set({ usedAt: now, signUp: null })
    .where(and(eq(contactCodes.ticketHash, ticketHash), isNull(contactCodes.usedAt)))
    .returning({ ticketHash: contactCodes.ticketHash })
  return rows.length === 1
}
