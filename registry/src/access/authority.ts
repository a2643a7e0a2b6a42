import { createHash, timingSafeEqual } from 'node:crypto'
import type { Scope } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import { findToken } from './tokens.repository.ts'

/** The holder of a token. */
export interface Caller {
  /** `operator`, or the id of the token. */
  id: string
  name: string
  scopes: readonly Scope[]
}

/** Finds the holder of a token; null when the token is unknown, expired or revoked. */
export type Authority = (token: string) => Promise<Caller | null>

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The id precedes the token's secret, so that only one row has to be read and compared. */
export const tokenId = (token: string) => /^by_([a-z0-9]{12})_/.exec(token)?.[1] ?? null

/** Tokens that the registry is started with. */
export interface OwnTokens {
  operator: string
  /** The edge's, to send telemetry and to read. */
  telemetry?: string | undefined
  /** The edge's, for what super admins do on the ops page: no other token can be made with it. */
  ops?: string | undefined
}

const ownScopes: Readonly<Record<keyof OwnTokens, readonly Scope[]>> = {
  operator: ['*'],
  telemetry: ['telemetry'],
  ops: ['read', 'swap:*'],
}
const ownNames = { operator: 'operator', telemetry: 'edge', ops: 'ops-page' } as const

/** The registry's own tokens are known from its start; the others are in the database, as hashes. */
export function tokenAuthority(db: Database, own: OwnTokens): Authority {
  const known = (['operator', 'telemetry', 'ops'] as const).flatMap((kind) => {
    const token = own[kind]
    if (token === undefined) return []
    const caller: Caller = { id: ownNames[kind], name: ownNames[kind], scopes: ownScopes[kind] }
    return [{ hash: hashOf(token), caller }]
  })
  return async (token) => {
    const hash = hashOf(token)
    const owner = known.find((one) => isSame(hash, one.hash))
    if (owner) return owner.caller
    const id = tokenId(token)
    const row = id === null ? null : await findToken(db, id)
    if (!row || !isSame(hash, row.hash) || row.revokedAt !== null) return null
    if (row.expiresAt !== null && row.expiresAt.getTime() <= Date.now()) return null
    return { id: row.id, name: row.name, scopes: row.scopes }
  }
}

// Hashes have one length and are compared in constant time, so the delay of a response reveals nothing.
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
