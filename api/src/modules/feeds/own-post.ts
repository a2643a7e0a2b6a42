import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postComments, postLikes, posts } from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized } from '../../server/api-problem.ts'
import { withdrawCase } from '../moderation/moderation-cases.ts'
import { signalPost } from '../notifications/notification-signals.ts'
import { findFor } from './feed.repository.ts'

/** What remains is that there was one: its address says so. */
export async function deletePostFor(actor: ActingUser, db: Database, id: number) {
  const post = await findFor(actor, db, id)
  if (post.userId !== actor.id && actor.role !== 'superAdmin') throw notAuthorized()
  await db.transaction(async (tx) => {
    await tx
      .update(posts)
      .set({ state: 'deleted', text: '', link: null, slug: '', moderationNote: null })
      .where(eq(posts.id, id))
    await tx.delete(postMedia).where(eq(postMedia.postId, id))
    await tx.delete(uploads).where(eq(uploads.postId, id))
    await tx.delete(postComments).where(eq(postComments.postId, id))
    await tx.delete(postLikes).where(eq(postLikes.postId, id))
    await withdrawCase(tx, 'post', id)
    await signalPost(tx, { postId: id, change: 'gone' })
  })
}

/** Once per person. */
export async function setLike(
  actor: ActingUser,
  db: Database,
  { postId, isLiked, now }: { postId: number; isLiked: boolean; now: Date },
) {
  await findFor(actor, db, postId)
  const own = and(eq(postLikes.postId, postId), eq(postLikes.userId, actor.id))
  if (isLiked)
    await db
      .insert(postLikes)
      .values({ postId, userId: actor.id, createdAt: now })
      .onConflictDoNothing()
  else await db.delete(postLikes).where(own)
  const likes = await db.$count(postLikes, eq(postLikes.postId, postId))
  return { is_liked: isLiked, likes }
}
