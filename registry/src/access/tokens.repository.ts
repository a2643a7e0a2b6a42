import type { TokenSummary } from '@brightyard/contract/registry'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { tokens } from '../database/tables.ts'

export type TokenRow = typeof tokens.$inferSelect

export async function findToken(db: Database, id: string): Promise<TokenRow | null> {
  const [row] = await db.select().from(tokens).where(eq(tokens.id, id))
  return row ?? null
}

export async function insertToken(db: Database, row: typeof tokens.$inferInsert): Promise<void> {
  await db.insert(tokens).values(row)
}

/** The newest first. */
export async function listTokens(db: Database): Promise<TokenSummary[]> {
  const rows = await db.select().from(tokens).orderBy(desc(tokens.createdAt), tokens.id)
  return rows.map(toSummary)
}

/** False when there is no such active token. */
export async function revokeToken(db: Database, id: string, actor: string): Promise<boolean> {
  const revoked = await db
    .update(tokens)
    .set({ revokedAt: new Date(), revokedBy: actor })
    .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)))
    .returning({ id: tokens.id })
  return revoked.length > 0
}

export const toSummary = ({ hash: _secret, ...row }: TokenRow): TokenSummary => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
