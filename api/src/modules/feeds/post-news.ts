import { notificationTypes } from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { users, vendors } from '../../database/schema/users.schema.ts'
import type { AddTask } from '../../queue/tasks.ts'
import type { Services } from '../../server/services.ts'
import { firstWords } from '../notifications/first-words.ts'
import { signalPost } from '../notifications/notification-signals.ts'
import { notify } from '../notifications/notify.ts'
import { familiesOf } from './post-readers.ts'
import { house } from './post-view.ts'

const Input = z.object({ postId: z.number(), userIds: z.array(z.number()) })
/** Told in one transaction each. */
const toldTogether = 50
const hour = 60 * 60 * 1000

/** Stores who is to be told of a post. */
export type PostNews = AddTask<z.infer<typeof Input>>

/** Families of the rooms and kids are told; of what is for everyone nobody is. */
export const postNews = (services: Services): PostNews =>
  services.tasks.define({
    name: 'tell-families-of-post',
    input: Input,
    validForMinutes: 24 * 60,
    run: ({ postId, userIds }) =>
      services.db.transaction(async (tx) => {
        const [post] = await tx
          .select({ text: posts.text, vendorId: posts.vendorId, organisation: vendors.name })
          .from(posts)
          .leftJoin(vendors, eq(vendors.id, posts.vendorId))
          .where(and(eq(posts.id, postId), eq(posts.state, 'published')))
        if (!post) return
        const who = post.organisation ?? house
        // In one order: two posts at once wait for each other, and each person has one notification of both.
        await services.lock(
          tx
            .select({ id: users.id })
            .from(users)
            .where(inArray(users.id, userIds))
            .orderBy(users.id),
        )
        const key = `posts:${post.vendorId ?? 0}`
        // Push messages and emails cannot be changed afterwards: one in an hour.
        const window = Math.floor(services.now().getTime() / hour)
        for (const userId of userIds) {
          await notify(services, tx, {
            userId,
            topic: 'community',
            cause: `${key}:${userId}:${window}`,
            title: `${who} shared a post`,
            group: { key, title: (count) => `${count} new posts of ${who}` },
            description: firstWords(post.text),
            collectionType: notificationTypes.feed,
            collectionId: postId,
          })
        }
      }),
  })

/** In the transaction that publishes it: open pages hear of it, and families are told. */
export async function announcePost(tx: Database, news: PostNews, postId: number) {
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId))
  if (post?.state !== 'published') return
  await signalPost(tx, { postId, change: 'new' })
  if (post.audience === 'everyone') return
  const families = await familiesOf(tx, postId, post.audience)
  const userIds = families.map(({ id }) => id)
  for (let at = 0; at < userIds.length; at += toldTogether)
    await news(tx, { postId, userIds: userIds.slice(at, at + toldTogether) })
}
