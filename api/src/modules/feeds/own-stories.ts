import type { OwnStory } from '@brightyard/contract'
import { and, desc, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** The newest first, from the one before `before` on; also those that nobody else reads yet. */
export async function listStoriesOf(
  actor: ActingUser,
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const own = and(eq(posts.userId, actor.id), isNotNull(posts.toldBy), ne(posts.state, 'deleted'))
  const rows = await db
    .select()
    .from(posts)
    .where(and(own, before === undefined ? undefined : lt(posts.id, before)))
    .orderBy(desc(posts.id))
    .limit(limit + 1)
  const data: OwnStory[] = rows.slice(0, limit).map((row) => ({
    id: row.id,
    title: row.text.split('\n')[0] ?? '',
    told_by: row.toldBy ?? '',
    state: row.state,
    written_at: row.createdAt.toISOString(),
    moderation_note: row.state === 'hidden' ? (row.moderationNote ?? '') : null,
  }))
  const next = rows.length > limit ? (data.at(-1)?.id ?? null) : null
  return { data, next, total: await db.$count(posts, own) }
}
