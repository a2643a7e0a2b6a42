import { notificationTypes, shortNameOf } from '@brightyard/contract'
import type { PostComment } from '@brightyard/contract'
import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postComments } from '../../database/schema/feeds.schema.ts'
import { users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized, notFound } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { isHiddenFrom, withdrawCase } from '../moderation/moderation-cases.ts'
import { firstWords } from '../notifications/first-words.ts'
import { signalPost } from '../notifications/notification-signals.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'
import { findFor, looksAfter } from './feed.repository.ts'
import { concernsOf } from './post-readers.ts'
import { house, mayComment } from './post-view.ts'
import type { PostRow } from './post-view.ts'

type CommentRow = typeof postComments.$inferSelect
const countedTo = 1000

const authored = (db: Database) =>
  db
    .select({
      comment: postComments,
      name: users.name,
      avatar: users.avatar,
      role: users.role,
      organisation: vendors.name,
    })
    .from(postComments)
    .innerJoin(users, eq(users.id, postComments.userId))
    .leftJoin(vendors, eq(vendors.id, users.vendorId))
    .$dynamic()
type AuthoredRow = Awaited<ReturnType<typeof authored>>[number]

function viewOf(actor: ActingUser, post: PostRow, row: AuthoredRow): PostComment {
  const { comment, name, avatar, role, organisation } = row
  const isOwn = comment.userId === actor.id
  const isGuardian = role === 'guardian'
  return {
    id: comment.id,
    author: isGuardian ? shortNameOf(name) : name,
    organisation: isGuardian ? null : role === 'superAdmin' ? house : organisation,
    avatar,
    text: comment.text,
    written_at: comment.createdAt.toISOString(),
    is_own: isOwn,
    may_delete: isOwn || looksAfter(actor, post),
  }
}

export async function listCommentsOf(
  actor: ActingUser,
  db: Database,
  { postId, before, limit }: { postId: number; before: number | undefined; limit: number },
) {
  const post = await findFor(actor, db, postId)
  const shown = and(
    eq(postComments.postId, postId),
    sql`${postComments.state} = 'published'`,
    not(isHiddenFrom(actor, 'comment', postComments.id)),
  )
  const rows = await authored(db)
    .where(and(shown, before === undefined ? undefined : lt(postComments.id, before)))
    .orderBy(desc(postComments.id))
    .limit(limit + 1)
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(postComments)
    .where(shown)
    .limit(countedTo)
    .as('counted')
  const part = rows.slice(0, limit)
  return {
    data: part.map((row) => viewOf(actor, post, row)),
    next: rows.length > limit ? (part.at(-1)?.comment.id ?? null) : null,
    total: await db.$count(counted),
  }
}

export async function addComment(
  actor: ActingUser,
  services: Pick<Services, 'db' | 'lock'> & Needs,
  { postId, text, key }: { postId: number; text: string; key: string },
): Promise<PostComment> {
  const { db, lock, now } = services
  const concerns = await concernsOf(actor, db)
  const post = await findFor(actor, db, postId, concerns)
  if (!mayComment(actor, post, concerns)) throw notAuthorized()
  if (post.state !== 'published') throw notFound('this post')
  return db.transaction(async (tx) => {
    // In one order: two people who comment on each other's posts wait for each other.
    await lock(
      tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [actor.id, post.userId]))
        .orderBy(users.id),
    )
    const content = { call: 'writeComment', postId, text }
    const id = await once(actor, tx, { key, content, now: now() }, async () => {
      const [made] = await tx
        .insert(postComments)
        .values({ postId, userId: actor.id, state: 'published', text, createdAt: now() })
        .returning({ id: postComments.id })
      await signalPost(tx, { postId, change: 'changed' })
      if (post.userId !== actor.id) await tellAuthorOf(tx, services, { post, actor, text })
      return made?.id ?? 0
    })
    const [row] = await authored(tx).where(eq(postComments.id, id))
    if (!row) throw notFound('this comment')
    return viewOf(actor, post, row)
  })
}

const hour = 60 * 60 * 1000

/** Comments on one post are one notification until it is read, and one email in an hour. */
async function tellAuthorOf(
  tx: Database,
  services: Needs,
  { post, actor, text }: { post: PostRow; actor: ActingUser; text: string },
) {
  const key = `comments:${post.id}`
  const what = post.toldBy === null ? 'post' : 'story'
  const [writer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor.id))
  const name = writer?.name ?? ''
  const who = actor.role === 'guardian' ? shortNameOf(name) : name
  await notify(services, tx, {
    userId: post.userId,
    topic: 'community',
    cause: `${key}:${post.userId}:${Math.floor(services.now().getTime() / hour)}`,
    title: `${who} commented on your ${what}`,
    group: { key, title: (count) => `${count} new comments on your ${what}` },
    description: firstWords(text),
    collectionType: notificationTypes.feed,
    collectionId: post.id,
  })
}

/** 404 for one that this person cannot read. */
export async function findCommentFor(
  actor: ActingUser,
  db: Database,
  id: number,
): Promise<{ comment: CommentRow; post: PostRow }> {
  const [comment] = await db.select().from(postComments).where(eq(postComments.id, id))
  if (!comment || comment.state === 'deleted') throw notFound('this comment')
  const post = await findFor(actor, db, comment.postId)
  const isReadable =
    comment.state === 'published' || comment.userId === actor.id || looksAfter(actor, post)
  if (!isReadable) throw notFound('this comment')
  return { comment, post }
}

export async function deleteCommentFor(actor: ActingUser, db: Database, id: number) {
  const { comment, post } = await findCommentFor(actor, db, id)
  if (comment.userId !== actor.id && !looksAfter(actor, post)) throw notAuthorized()
  await db.transaction(async (tx) => {
    await tx.update(postComments).set({ state: 'deleted', text: '' }).where(eq(postComments.id, id))
    await withdrawCase(tx, 'comment', id)
    await signalPost(tx, { postId: comment.postId, change: 'changed' })
  })
}
