import { createHmac } from 'node:crypto'
import { addressKey } from '@brightyard/observability'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem } from '../../server/api-problem.ts'
import { visitorIdOf } from '../../server/limits/general-rate-limit.ts'
import type { Services } from '../../server/services.ts'

/**
 * Bytes that came and that no form, post or draft has taken, so that no number of clients can fill the disk. A school
 * is many visitors behind one address, whose share is wide; but nobody fills the room alone, and those who are not
 * signed in leave a part of it to those who are.
 */
const room = {
  all: 1_000_000_000,
  anonymous: 700_000_000,
  address: 250_000_000,
  visitor: 100_000_000,
  person: 150_000_000,
}
const strangers = ['all', 'anonymous', 'address', 'visitor'] as const
const people = ['all', 'person'] as const
const comeAgainInSeconds = 10 * 60

/** Belongs to nothing yet, so that its sender may remove it or send it with something. */
export const isUnclaimed = and(
  isNull(uploads.applicationId),
  isNull(uploads.formAnswerId),
  isNull(uploads.postId),
  isNull(uploads.assessmentItemId),
  isNull(uploads.entryId),
  isNull(uploads.offeringId),
)
/** And no draft keeps it either. */
export const isUntaken = and(isUnclaimed, isNull(uploads.formDraftId))

/** As it is stored with an upload. */
export type Sender = Pick<typeof uploads.$inferSelect, 'ownerId' | 'sentFrom' | 'visitor'>

/** A signed-in person, or else an address and the visitor there, of whom only hashes are stored. */
export function senderOf(
  { linkSecret }: Pick<Services, 'linkSecret'>,
  { actor, request }: { actor: ActingUser | null; request: FastifyRequest },
): Sender {
  if (actor) return { ownerId: actor.id, sentFrom: null, visitor: null }
  const hashOf = (text: string) =>
    createHmac('sha256', linkSecret).update(`upload ${text}`).digest('base64url')
  const place = addressKey(request.ip)
  // The id is easily made up, so it counts within its address.
  const visitor = hashOf(`${place} ${visitorIdOf(request.cookies)}`)
  return { ownerId: null, sentFrom: hashOf(place), visitor }
}

/**
 * Throws 503 where so many bytes more do not fit. What is only announced takes no room: it is asked again at each part.
 * Parts that come at the same moment do not see each other, so the room may be passed by those few.
 */
export async function refuseWithoutRoom(db: Database, sender: Sender, bytes: number) {
  const came = sql`case when ${uploads.kind} is null then ${uploads.received} else ${uploads.size} end`
  const total = (where?: SQL) =>
    sql<string>`coalesce(sum(${came})${where ? sql` filter (where ${where})` : sql``}, 0)`.mapWith(
      Number,
    )
  const { ownerId, sentFrom, visitor } = sender
  const [taken] = await db
    .select({
      all: total(),
      anonymous: total(isNull(uploads.ownerId)),
      address: total(eq(uploads.sentFrom, sentFrom ?? '')),
      visitor: total(eq(uploads.visitor, visitor ?? '')),
      person: total(eq(uploads.ownerId, ownerId ?? 0)),
    })
    .from(uploads)
    .where(isUntaken)
  const shares = ownerId === null ? strangers : people
  const isFull = shares.some((share) => (taken?.[share] ?? 0) + bytes > room[share])
  if (!isFull) return
  const message = 'We cannot accept more files right now. Please try again in ten minutes.'
  throw new ApiProblem(503, 'no_room', message, { retryAfterSeconds: comeAgainInSeconds })
}
