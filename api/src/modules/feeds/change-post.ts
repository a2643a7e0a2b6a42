import type { CallParsed, changePost } from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { moderationCases, moderationReports } from '../../database/schema/moderation.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notAuthorized, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { askBeforeShowing } from '../moderation/moderation-cases.ts'
import { signalPost } from '../notifications/notification-signals.ts'
import { deskFor, slugOf } from './create-post.ts'
import { findFor } from './feed.repository.ts'

/** Locks: case, post, in the order of decisions and reports. */
export async function changePostFor(
  actor: ActingUser,
  { db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>,
  { id, text, removed_pictures: removed }: CallParsed<typeof changePost>,
) {
  const seen = await findFor(actor, db, id)
  if (seen.userId !== actor.id || seen.toldBy !== null) throw notAuthorized()
  const ofPost = and(eq(moderationCases.subjectType, 'post'), eq(moderationCases.subjectId, id))
  await db.transaction(async (tx) => {
    await lock(tx.select().from(moderationCases).where(ofPost))
    const [post] = await lock(tx.select().from(posts).where(eq(posts.id, id)))
    if (!post || post.state === 'deleted') throw notFound('this post')
    if (post.state === 'hidden')
      throw conflict('not_shown', 'This post was taken out of the feed, so it stays as it is.')
    const gone = await removePictures(tx, id, removed)
    if (gone === 0 && text === post.text) return
    const reported = await tx.$count(
      moderationReports,
      inArray(
        moderationReports.caseId,
        tx.select({ id: moderationCases.id }).from(moderationCases).where(ofPost),
      ),
    )
    const desk = await deskFor(actor, tx, post)
    // Brightyard's own posts wait for nobody.
    const waits = actor.role !== 'superAdmin' && (desk !== null || reported > 0)
    const wasRead = post.state === 'published'
    const editedAt = now()
    await tx
      .update(posts)
      .set({
        text,
        // Its first words are in its address; older addresses find it by the number at their end.
        slug: slugOf(text, id),
        editedAt,
        ...(waits ? { state: 'waiting' as const } : {}),
      })
      .where(eq(posts.id, id))
    if (waits)
      await askBeforeShowing(tx, {
        type: 'post',
        id,
        vendorId: desk ? desk.vendorId : post.vendorId,
        now: editedAt,
      })
    if (wasRead) await signalPost(tx, { postId: id, change: waits ? 'gone' : 'changed' })
  })
}

/** How many are gone, with their files. */
async function removePictures(tx: Database, postId: number, ids: readonly number[]) {
  if (ids.length === 0) return 0
  const gone = await tx
    .delete(postMedia)
    .where(
      and(
        eq(postMedia.postId, postId),
        eq(postMedia.kind, 'picture'),
        inArray(postMedia.id, [...ids]),
      ),
    )
    .returning({ uploadId: postMedia.uploadId })
  const files = gone.flatMap(({ uploadId }) => uploadId ?? [])
  if (files.length > 0) await tx.delete(uploads).where(inArray(uploads.id, files))
  return gone.length
}
