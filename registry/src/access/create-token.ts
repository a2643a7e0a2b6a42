import { randomBytes, randomInt } from 'node:crypto'
import type { CreateTokenResult, CreateTokenRequest } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import { hashOf } from './authority.ts'
import { insertToken, toSummary } from './tokens.repository.ts'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const day = 24 * 60 * 60 * 1000

/** Creates a token. Only its hash is stored, so reading the database is not enough to use it. */
export async function createToken(
  db: Database,
  { name, scopes, expiresInDays, actor }: CreateTokenRequest,
): Promise<CreateTokenResult> {
  const id = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  const token = `by_${id}_${randomBytes(32).toString('base64url')}`
  const createdAt = new Date()
  const row = {
    id,
    hash: hashOf(token),
    name,
    scopes,
    createdAt,
    createdBy: actor,
    expiresAt:
      expiresInDays === undefined ? null : new Date(createdAt.getTime() + expiresInDays * day),
    revokedAt: null,
    revokedBy: null,
  }
  await insertToken(db, row)
  return { token, summary: toSummary(row) }
}
