import { firstNameOf } from '@brightyard/contract'
import type { Post, PublicPost } from '@brightyard/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  postComments,
  postKids,
  postLikes,
  postRooms,
  posts,
} from '../../database/schema/feeds.schema.ts'
import { students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { isHiddenFrom } from '../moderation/moderation-cases.ts'
import { mediaOf } from './post-media.ts'
import { isOfPlace, isStaff } from './post-readers.ts'
import type { Concerns } from './post-readers.ts'

export type PostRow = typeof posts.$inferSelect

/** Whose posts have no school or partner. */
export const house = 'Brightyard'

/** What everyone reads of posts, in the order given: one query for authors and counts, one for media. */
export async function viewPublic(
  db: Database,
  rows: readonly PostRow[],
  links: { secret: string; now: Date },
): Promise<PublicPost[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const authors = await db
    .select({
      postId: posts.id,
      name: users.name,
      avatar: users.avatar,
      organisation: vendors.name,
      likes: db.$count(postLikes, eq(postLikes.postId, posts.id)),
      comments: db.$count(
        postComments,
        and(eq(postComments.postId, posts.id), eq(postComments.state, 'published')),
      ),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(vendors, eq(vendors.id, posts.vendorId))
    .where(inArray(posts.id, ids))
  const byPost = new Map(authors.map((author) => [author.postId, author]))
  const media = await mediaOf(db, rows, links)
  return rows.map((row) => {
    const author = byPost.get(row.id)
    return {
      id: row.id,
      slug: row.slug,
      organisation: author?.organisation ?? house,
      vendor_id: row.vendorId,
      told_by: row.toldBy,
      author: row.toldBy ?? author?.name ?? '',
      avatar: row.toldBy === null ? (author?.avatar ?? null) : null,
      text: row.text,
      link: row.link,
      media: media.get(row.id) ?? [],
      published_at: row.publishedAt?.toISOString() ?? null,
      // What nobody has read before it was changed is not marked.
      edited_at:
        row.editedAt && row.publishedAt && row.editedAt >= row.publishedAt
          ? row.editedAt.toISOString()
          : null,
      likes: author?.likes ?? 0,
      comments: author?.comments ?? 0,
    }
  })
}

/** What one person reads of them, and may do. */
export async function viewPosts(
  actor: ActingUser,
  db: Database,
  rows: readonly PostRow[],
  { concerns, ...links }: { secret: string; now: Date; concerns: Concerns },
): Promise<Post[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const plain = await viewPublic(db, rows, links)
  const liked = await db
    .select({ postId: postLikes.postId })
    .from(postLikes)
    .where(and(inArray(postLikes.postId, ids), eq(postLikes.userId, actor.id)))
  const likedIds = new Set(liked.map(({ postId }) => postId))
  const hidden = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, ids), isHiddenFrom(actor, 'post', posts.id)))
  const hiddenIds = new Set(hidden.map(({ id }) => id))
  const places = await placesOf(db, ids)
  const kids = await kidsOf(db, ids)
  return rows.flatMap((row, at) => {
    const post = plain[at]
    if (!post) return []
    const isOwn = row.userId === actor.id
    const knows = knowsAll(actor, row)
    const known = places.filter(
      (place) =>
        place.postId === row.id && (knows || concerns.places.some((own) => isOfPlace(place, own))),
    )
    return {
      ...post,
      state: row.state,
      audience: row.audience,
      rooms: [...new Map(known.map(({ vendorId, name }) => [vendorId, name])).values()],
      classes: known.flatMap(({ className }) => className || []),
      kids: kids
        .filter(
          ({ postId, studentId }) =>
            postId === row.id && (knows || concerns.kidIds.includes(studentId)),
        )
        .map(({ name }) => firstNameOf(name)),
      written_at: row.createdAt.toISOString(),
      is_liked: likedIds.has(row.id),
      is_own: isOwn,
      is_hidden: hiddenIds.has(row.id),
      may_comment: row.state === 'published' && mayComment(actor, row, concerns),
      may_delete: isOwn || actor.role === 'superAdmin',
      may_edit: isOwn && row.toldBy === null && row.state !== 'hidden',
      moderation_note: isOwn && row.state === 'hidden' ? (row.moderationNote ?? '') : null,
    }
  })
}

const knowsAll = (actor: ActingUser, { vendorId }: PostRow) =>
  actor.role === 'superAdmin' ||
  (isStaff(actor) && actor.vendorId !== null && actor.vendorId === vendorId)

/** Guardians of a kid, and those who answer for the post. Kids never, schools' shared accounts neither. */
export const mayComment = (actor: ActingUser, post: PostRow, { kidIds }: Concerns) =>
  (actor.role === 'guardian' && kidIds.length > 0) || knowsAll(actor, post)

const placesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      postId: postRooms.postId,
      vendorId: vendors.id,
      name: vendors.name,
      className: postRooms.className,
    })
    .from(postRooms)
    .innerJoin(vendors, eq(vendors.id, postRooms.vendorId))
    .where(inArray(postRooms.postId, [...ids]))
    .orderBy(asc(vendors.name), asc(vendors.id), asc(postRooms.className))

const kidsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ postId: postKids.postId, studentId: students.id, name: users.name })
    .from(postKids)
    .innerJoin(students, eq(students.id, postKids.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(postKids.postId, [...ids]))
    .orderBy(asc(users.name), asc(students.id))
