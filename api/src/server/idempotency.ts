import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idempotencyKeys } from '../database/schema/orders.schema.ts'
import type { ActingUser } from './acting-user.ts'
import { ApiProblem } from './api-problem.ts'

const storedFor = 24 * 60 * 60 * 1000

interface Repeatable {
  key: string
  /** The call's name and input. */
  content: unknown
  now: Date
}

const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/**
 * Does the work once for a key; a repeat gets the first response. The caller holds a lock that all repeats share
 * (the person's row): without it, two simultaneous calls would both find nothing and one would fail on the key.
 */
export async function once<Answer>(
  actor: ActingUser,
  tx: Database,
  { key, content, now }: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const own = and(eq(idempotencyKeys.userId, actor.id), eq(idempotencyKeys.key, key))
  const [before] = await tx.select().from(idempotencyKeys).where(own)
  const contentHash = hashOf(content)
  if (before && before.createdAt.getTime() + storedFor > now.getTime()) {
    if (before.contentHash !== contentHash) throw keyReused()
    return before.answer as Answer // what `work` gave, of the same kind of call: the hash has its name
  }
  if (before) await tx.delete(idempotencyKeys).where(own)
  const answer = await work()
  await tx
    .insert(idempotencyKeys)
    .values({ userId: actor.id, key, contentHash, answer, createdAt: now })
  return answer
}

/** The answers that this person's earlier calls of exactly this content got. */
export async function findAnswers(
  actor: ActingUser,
  tx: Database,
  content: unknown,
): Promise<unknown[]> {
  const rows = await tx
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.userId, actor.id), eq(idempotencyKeys.contentHash, hashOf(content))),
    )
  return rows.map(({ answer }) => answer)
}

const keyReused = () =>
  new ApiProblem(
    422,
    'key_reused',
    'This was already sent with different content. Please reload the page and try again.',
  )

export const deleteOldKeys = (db: Database, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - storedFor)))
