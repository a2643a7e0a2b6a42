import { randomUUID } from 'node:crypto'
import type { PostAudience } from '@brightyard/contract'
import { postComments, postKids, postRooms, posts } from '../database/schema/feeds.schema.ts'
import { slugOf } from '../modules/feeds/create-post.ts'
import { eq } from 'drizzle-orm'
import type { TestApi } from './test-api.ts'

interface NewPost {
  authorId: number
  vendorId?: number | null
  audience?: PostAudience
  roomIds?: number[]
  kidIds?: number[]
  text?: string
  state?: 'waiting' | 'published' | 'hidden' | 'deleted'
  publishedAt?: Date
}

/** A post that is in the feed already, without asking anybody. */
export async function aPost(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  {
    authorId,
    vendorId = null,
    roomIds = [],
    kidIds = [],
    audience = roomIds.length > 0 ? 'rooms' : kidIds.length > 0 ? 'kids' : 'everyone',
    text = 'Sports day is on Friday.',
    state = 'published',
    publishedAt = clock.now,
  }: NewPost,
) {
  const [made] = await db
    .insert(posts)
    .values({
      slug: '',
      userId: authorId,
      vendorId,
      audience,
      state,
      text,
      publishedAt: state === 'waiting' ? null : publishedAt,
      createdAt: publishedAt,
    })
    .returning()
  if (!made) throw new Error('The post was not made.')
  const postId = made.id
  await db
    .update(posts)
    .set({ slug: slugOf(text, postId) })
    .where(eq(posts.id, postId))
  if (roomIds.length > 0)
    await db.insert(postRooms).values(roomIds.map((room) => ({ postId, vendorId: room })))
  if (kidIds.length > 0)
    await db.insert(postKids).values(kidIds.map((studentId) => ({ postId, studentId })))
  return { ...made, slug: slugOf(text, postId) }
}

export async function aComment(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  { postId, userId, text = 'Thank you!' }: { postId: number; userId: number; text?: string },
) {
  const [made] = await db
    .insert(postComments)
    .values({ postId, userId, state: 'published', text, createdAt: clock.now })
    .returning()
  if (!made) throw new Error('The comment was not made.')
  return made
}

export const aKey = () => randomUUID()
