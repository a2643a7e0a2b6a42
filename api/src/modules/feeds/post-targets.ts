import type { PostInput, PostTargets } from '@brightyard/contract'
import { and, asc, eq, ilike, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notAuthorized } from '../../server/api-problem.ts'
import {
  isVisibleTo,
  listWorkplacesOf,
  refuseOtherRoles,
  staffRoles,
} from '../students/student-scope.ts'

/** Posts are for roles 3 to 6, who speak for their room; role 5 speaks for Brightyard. */
export function refuseReaders(actor: ActingUser) {
  refuseOtherRoles(actor, staffRoles)
  if (actor.role !== 'superAdmin' && actor.vendorId === null) throw notAuthorized()
}

/** Whether nothing of this person was ever shown; somebody looks at a first post. */
export const isNewAuthor = async (actor: ActingUser, db: Database) =>
  actor.role !== 'superAdmin' &&
  (await db.$count(posts, and(eq(posts.userId, actor.id), isNotNull(posts.publishedAt)))) === 0

export async function targetsOf(actor: ActingUser, db: Database): Promise<PostTargets> {
  refuseReaders(actor)
  const rooms = await listWorkplacesOf(actor, db)
  return {
    everyone_at_once: actor.role === 'superAdmin',
    is_first: await isNewAuthor(actor, db),
    rooms: rooms.map(({ id, name }) => ({ id, name })),
  }
}

const maxKids = 50

export async function findKids(actor: ActingUser, db: Database, search: string) {
  refuseReaders(actor)
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select({ student_id: students.id, name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(isVisibleTo(actor, db), ilike(users.name, pattern)))
    .orderBy(asc(users.name), asc(students.id))
    .limit(maxKids)
}

/** Throws 422 where a room or a kid is not this person's to write to. */
export async function recipientsOf(
  actor: ActingUser,
  db: Database,
  { audience, room_ids, kid_ids }: Pick<PostInput, 'audience' | 'room_ids' | 'kid_ids'>,
): Promise<{ roomIds: number[]; kidIds: number[] }> {
  if (audience === 'everyone') return { roomIds: [], kidIds: [] }
  if (audience === 'kids') {
    const wanted = [...new Set(kid_ids)]
    if (wanted.length === 0) throw invalidInput({ kid_ids: 'Please choose at least one kid.' })
    const found = await db
      .select({ id: students.id })
      .from(students)
      .where(and(isVisibleTo(actor, db), inArray(students.id, wanted)))
    if (found.length < wanted.length)
      throw invalidInput({ kid_ids: 'One of these kids is not in your room.' })
    return { roomIds: [], kidIds: wanted }
  }
  if (actor.role !== 'superAdmin') {
    const own = actor.vendorId ?? 0
    if (room_ids.some((id) => id !== own))
      throw invalidInput({ room_ids: 'You can post to your own room only.' })
    return { roomIds: [own], kidIds: [] }
  }
  const wanted = [...new Set(room_ids)]
  if (wanted.length === 0) throw invalidInput({ room_ids: 'Please choose at least one room.' })
  if ((await db.$count(vendors, inArray(vendors.id, wanted))) < wanted.length)
    throw invalidInput({ room_ids: 'One of these rooms no longer exists.' })
  return { roomIds: wanted, kidIds: [] }
}
