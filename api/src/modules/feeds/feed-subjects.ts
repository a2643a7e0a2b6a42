import { contentPaths, notificationTypes } from '@brightyard/contract'
import type { ModerationReason, PublicPost } from '@brightyard/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postComments, posts } from '../../database/schema/feeds.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { versionOf } from '../moderation/moderated-subject.ts'
import type { Moderated, SubjectCard, Why } from '../moderation/moderated-subject.ts'
import { firstWords } from '../notifications/first-words.ts'
import { signalPost } from '../notifications/notification-signals.ts'
import { notify } from '../notifications/notify.ts'
import { findCommentFor } from './comment.repository.ts'
import { findFor } from './feed.repository.ts'
import { announcePost } from './post-news.ts'
import type { PostNews } from './post-news.ts'
import { viewPublic } from './post-view.ts'

/** As a parent reads them. */
const reasonSentences: Readonly<Record<ModerationReason, string>> = {
  unkind: 'It is unkind to somebody.',
  unsafe: 'It is not safe for children.',
  private: 'It shows or names somebody who may not want that.',
  false: 'It is not true.',
  spam: 'It is advertising.',
  other: '',
}
/** The chosen reason, and the word that goes with it. */
const inWords = ({ reason, note }: Why) =>
  [reason === null ? '' : reasonSentences[reason], note].filter(Boolean).join(' ')

type Film = Extract<PublicPost['media'][number], { kind: 'video' }>
const filmOf = ({ kind, src, width, height, seconds }: Film) => ({
  kind,
  src,
  width,
  height,
  seconds,
})

/** A thing that cannot be seen is undefined here, not an error. */
const orUndefined = async <T>(found: Promise<T>) => found.catch(() => undefined)

/** Posts and comments, as the moderation desk knows them. */
export function feedSubjects(services: Services, news: PostNews): Moderated[] {
  const { now, linkSecret: secret } = services
  const tellAuthor = (
    tx: Database,
    post: { id: number; userId: number },
    words: { title: string; description: string },
  ) =>
    notify(services, tx, {
      userId: post.userId,
      topic: 'community',
      ...words,
      collectionType: notificationTypes.feed,
      collectionId: post.id,
    })

  const post: Moderated = {
    type: 'post',
    async find(actor, db, id) {
      const found = await orUndefined(findFor(actor, db, id))
      if (!found) return undefined
      // A story of a family has no organisation either.
      const isOfHouse = found.vendorId === null && found.toldBy === null
      return { authorId: found.userId, vendorId: found.vendorId, isOfHouse }
    },
    async describe(db, ids) {
      const rows = await db
        .select()
        .from(posts)
        .where(and(inArray(posts.id, [...ids]), ne(posts.state, 'deleted')))
      const views = await viewPublic(db, rows, { secret, now: now() })
      return new Map(
        views.map((view, at): [number, SubjectCard] => [
          view.id,
          {
            authorId: rows[at]?.userId ?? 0,
            author: view.author,
            organisation: view.organisation,
            text: view.text,
            pictures: view.media.flatMap((one) =>
              one.kind === 'picture' ? one.src : (one.poster ?? []),
            ),
            blurrable: [],
            files: view.media.flatMap((one) => (one.kind === 'video' ? filmOf(one) : [])),
            has_video: view.media.some(({ kind }) => kind === 'video'),
            link: view.link,
            written_at: (rows[at]?.createdAt ?? now()).toISOString(),
            path: contentPaths.feedDetails.to({ id: view.id }),
            version: versionOf([
              view.text,
              view.link,
              view.media.map((one) => (one.kind === 'picture' ? one.id : one.kind)),
            ]),
            changedAt: rows[at]?.editedAt ?? null,
          },
        ]),
      )
    },
    hold: (tx, lock, id) => lock(tx.select().from(posts).where(eq(posts.id, id))),
    async show(tx, id) {
      const [before] = await tx.select().from(posts).where(eq(posts.id, id))
      if (!before) return
      const isFirst = before.publishedAt === null
      await tx
        .update(posts)
        .set({ state: 'published', publishedAt: before.publishedAt ?? now(), moderationNote: null })
        .where(eq(posts.id, id))
      const what = before.toldBy === null ? 'post' : 'story'
      if (!isFirst) {
        await signalPost(tx, { postId: id, change: 'changed' })
        if (before.state !== 'hidden') return
        const title = `Your ${what} is shown again`
        await tellAuthor(tx, before, { title, description: firstWords(before.text) })
        return
      }
      await announcePost(tx, news, id)
      const title = `Your ${what} is in the feed`
      await tellAuthor(tx, before, { title, description: firstWords(before.text) })
    },
    async hide(tx, id, why) {
      const note = inWords(why)
      const [hidden] = await tx
        .update(posts)
        .set({ state: 'hidden', moderationNote: note })
        .where(eq(posts.id, id))
        .returning()
      if (!hidden) return
      await signalPost(tx, { postId: id, change: 'gone' })
      const title = `Your ${hidden.toldBy === null ? 'post' : 'story'} is not shown`
      await tellAuthor(tx, hidden, { title, description: note || firstWords(hidden.text) })
    },
    async suspend(tx, id) {
      await tx
        .update(posts)
        .set({ state: 'waiting' })
        .where(and(eq(posts.id, id), eq(posts.state, 'published')))
      await signalPost(tx, { postId: id, change: 'gone' })
    },
  }

  const setComment = async (
    tx: Database,
    id: number,
    state: 'published' | 'hidden' | 'waiting',
  ) => {
    const [changed] = await tx
      .update(postComments)
      .set({ state })
      .where(and(eq(postComments.id, id), ne(postComments.state, 'deleted')))
      .returning()
    if (changed) await signalPost(tx, { postId: changed.postId, change: 'changed' })
    return changed
  }
  const comment: Moderated = {
    type: 'comment',
    async find(actor, db, id) {
      const found = await orUndefined(findCommentFor(actor, db, id))
      if (!found) return undefined
      const { comment: written, post: below } = found
      const [author] = await db
        .select({ role: users.role })
        .from(users)
        .where(eq(users.id, written.userId))
      const isOfHouse = author?.role === 'superAdmin'
      return { authorId: written.userId, vendorId: below.vendorId, isOfHouse }
    },
    async describe(db, ids) {
      const rows = await db
        .select({ comment: postComments, author: users.name })
        .from(postComments)
        .innerJoin(users, eq(users.id, postComments.userId))
        .where(and(inArray(postComments.id, [...ids]), ne(postComments.state, 'deleted')))
      return new Map(
        rows.map((row): [number, SubjectCard] => [
          row.comment.id,
          {
            authorId: row.comment.userId,
            author: row.author,
            organisation: '',
            text: row.comment.text,
            pictures: [],
            blurrable: [],
            files: [],
            has_video: false,
            link: null,
            written_at: row.comment.createdAt.toISOString(),
            path: contentPaths.feedDetails.to({ id: row.comment.postId }),
            version: versionOf([row.comment.text]),
            // Comments are deleted, and not changed.
            changedAt: null,
          },
        ]),
      )
    },
    hold: (tx, lock, id) => lock(tx.select().from(postComments).where(eq(postComments.id, id))),
    show: async (tx, id) => void (await setComment(tx, id, 'published')),
    suspend: async (tx, id) => void (await setComment(tx, id, 'waiting')),
    async hide(tx, id, { note }) {
      const hidden = await setComment(tx, id, 'hidden')
      if (!hidden) return
      const target = { id: hidden.postId, userId: hidden.userId }
      const title = 'Your comment is not shown'
      await tellAuthor(tx, target, { title, description: note || firstWords(hidden.text) })
    },
  }
  return [post, comment]
}
