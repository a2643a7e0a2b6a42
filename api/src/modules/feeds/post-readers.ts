import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postKids, postRooms, posts } from '../../database/schema/feeds.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments, guardianships, students } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { familiesOfKids } from '../students/families.ts'
import { staffRoles } from '../students/student-scope.ts'

/** The rooms and kids whose posts concern a person. */
export interface Concerns {
  /** Own kids, or oneself. */
  kidIds: readonly number[]
  /** Rooms with the class of each kid there; null: every class, for the people who work there. */
  places: readonly { vendorId: number; className: string | null }[]
}

type Place = Concerns['places'][number]

/** Whether what is for a room, or for one class of it, concerns somebody of this place. */
export const isOfPlace = (one: { vendorId: number; className: string }, place: Place) =>
  one.vendorId === place.vendorId &&
  (place.className === null || one.className === '' || one.className === place.className)

/** Read before a list, so that the list itself asks for no rights. */
export async function concernsOf(actor: ActingUser, db: Database): Promise<Concerns> {
  if (actor.role !== 'guardian' && actor.role !== 'student')
    return actor.vendorId === null
      ? { kidIds: [], places: [] }
      : { kidIds: [], places: [{ vendorId: actor.vendorId, className: null }] }
  const rows = await db
    .select({
      studentId: students.id,
      vendorId: enrolments.vendorId,
      className: studentRecords.className,
    })
    .from(students)
    .leftJoin(guardianships, eq(guardianships.studentId, students.id))
    .leftJoin(enrolments, eq(enrolments.studentId, students.id))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(or(eq(students.userId, actor.id), eq(guardianships.guardianId, actor.id)))
  return {
    kidIds: [...new Set(rows.map(({ studentId }) => studentId))],
    places: rows.flatMap(({ vendorId, className }) =>
      vendorId === null ? [] : { vendorId, className: className ?? '' },
    ),
  }
}

/** Speaks for a school or partner, and may see whatever it posted. */
export const isStaff = ({ role }: ActingUser) => staffRoles.includes(role)

/** Posts that concern this person, whatever their state. */
export function concerning(actor: ActingUser, db: Database, concerns: Concerns): SQL | undefined {
  if (actor.role === 'superAdmin') return sql`true`
  const { kidIds, places } = concerns
  return or(
    eq(posts.audience, 'everyone'),
    isStaff(actor) && actor.vendorId !== null ? eq(posts.vendorId, actor.vendorId) : undefined,
    places.length > 0
      ? and(
          eq(posts.audience, 'rooms'),
          inArray(
            posts.id,
            db
              .select({ id: postRooms.postId })
              .from(postRooms)
              .where(or(...places.map(isForPlace))),
          ),
        )
      : undefined,
    kidIds.length > 0
      ? and(
          eq(posts.audience, 'kids'),
          inArray(
            posts.id,
            db
              .select({ id: postKids.postId })
              .from(postKids)
              .where(inArray(postKids.studentId, [...kidIds])),
          ),
        )
      : undefined,
  )
}

const isForPlace = ({ vendorId, className }: Place) =>
  and(
    eq(postRooms.vendorId, vendorId),
    className === null ? undefined : inArray(postRooms.className, ['', className]),
  )

/** What others read. The words are fixed, so that the index of published posts serves. */
export const isPublished = sql`${posts.state} = 'published'`

/** Of the people who are here now, those whom a post concerns. */
export async function readersAmong(
  db: Database,
  postId: number,
  actors: readonly ActingUser[],
): Promise<Set<number>> {
  const [post] = await db.select().from(posts).where(eq(posts.id, postId))
  if (!post) return new Set()
  if (post.audience === 'everyone') return new Set(actors.map(({ id }) => id))
  const rooms = new Set(
    (
      await db
        .select({ vendorId: postRooms.vendorId })
        .from(postRooms)
        .where(eq(postRooms.postId, postId))
    ).map(({ vendorId }) => vendorId),
  )
  const family = new Set((await familiesOf(db, postId, post.audience)).map(({ id }) => id))
  const reads = (actor: ActingUser) =>
    actor.role === 'superAdmin' ||
    family.has(actor.id) ||
    (isStaff(actor) && actor.vendorId !== null && actor.vendorId === post.vendorId) ||
    (actor.role !== 'guardian' &&
      actor.role !== 'student' &&
      actor.vendorId !== null &&
      rooms.has(actor.vendorId))
  return new Set(actors.filter(reads).map(({ id }) => id))
}

/** Guardians and the kids' own accounts, each once. */
export async function familiesOf(
  db: Database,
  postId: number,
  audience: 'rooms' | 'kids',
): Promise<{ id: number; isKid: boolean }[]> {
  const kids =
    audience === 'kids'
      ? db.select({ id: postKids.studentId }).from(postKids).where(eq(postKids.postId, postId))
      : db
          .select({ id: enrolments.studentId })
          .from(enrolments)
          .innerJoin(postRooms, eq(postRooms.vendorId, enrolments.vendorId))
          .leftJoin(studentRecords, eq(studentRecords.studentId, enrolments.studentId))
          .where(
            and(
              eq(postRooms.postId, postId),
              or(eq(postRooms.className, ''), eq(postRooms.className, studentRecords.className)),
            ),
          )
  return familiesOfKids(db, kids)
}
