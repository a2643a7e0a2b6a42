import type { PostInput, PostTargets } from '@brightyard/contract'
import { and, asc, eq, ilike, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notAuthorized } from '../../server/api-problem.ts'
import { classesOf } from '../students/classes.ts'
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
  const classes = await classesOf(db, actor.role === 'superAdmin' ? null : actor.vendorId)
  return {
    everyone_at_once: actor.role === 'superAdmin',
    is_first: await isNewAuthor(actor, db),
    rooms: rooms.map(({ id, name }) => ({
      id,
      name,
      classes: classes.flatMap((one) => (one.vendor_id === id ? one.class_name : [])),
      families: Object.fromEntries(
        classes.flatMap((one) => (one.vendor_id === id ? [[one.class_name, one.families]] : [])),
      ),
    })),
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

/** A room, or with a name one class of it. */
interface Place {
  vendorId: number
  className: string
}
type Recipients = Pick<PostInput, 'audience' | 'room_ids' | 'class_names' | 'kid_ids'>

/** Throws 422 where a room, a class or a kid is not this person's to write to. */
export async function recipientsOf(
  actor: ActingUser,
  db: Database,
  input: Recipients,
): Promise<{ places: Place[]; kidIds: number[] }> {
  switch (input.audience) {
    case 'everyone':
      return { places: [], kidIds: [] }
    case 'kids':
      return { places: [], kidIds: await kidsAmong(actor, db, input.kid_ids) }
    case 'rooms': {
      const rooms = await roomsAmong(actor, db, input.room_ids)
      return { places: await placesOf(db, rooms, input.class_names), kidIds: [] }
    }
  }
}

async function kidsAmong(actor: ActingUser, db: Database, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) throw invalidInput({ kid_ids: 'Please choose at least one kid.' })
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(and(isVisibleTo(actor, db), inArray(students.id, wanted)))
  if (found.length < wanted.length)
    throw invalidInput({ kid_ids: 'One of these kids is not in your room.' })
  return wanted
}

async function roomsAmong(actor: ActingUser, db: Database, ids: readonly number[]) {
  if (actor.role !== 'superAdmin') {
    const own = actor.vendorId ?? 0
    if (ids.some((id) => id !== own))
      throw invalidInput({ room_ids: 'You can post to your own room only.' })
    return [own]
  }
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) throw invalidInput({ room_ids: 'Please choose at least one room.' })
  if ((await db.$count(vendors, inArray(vendors.id, wanted))) < wanted.length)
    throw invalidInput({ room_ids: 'One of these rooms no longer exists.' })
  return wanted
}

async function placesOf(
  db: Database,
  roomIds: readonly number[],
  classNames: readonly string[],
): Promise<Place[]> {
  const [vendorId, ...others] = roomIds
  if (vendorId === undefined || classNames.length === 0)
    return roomIds.map((id) => ({ vendorId: id, className: '' }))
  if (others.length > 0)
    throw invalidInput({ class_names: 'Please choose one room for a post to classes.' })
  const known = new Set((await classesOf(db, vendorId)).map(({ class_name }) => class_name))
  const wanted = [...new Set(classNames)]
  if (!wanted.every((name) => known.has(name)))
    throw invalidInput({ class_names: 'Nobody is in one of these classes. Please choose again.' })
  return wanted.map((className) => ({ vendorId, className }))
}
