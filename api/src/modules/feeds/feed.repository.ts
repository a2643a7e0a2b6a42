import { and, desc, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import { isHiddenFrom } from '../moderation/moderation-cases.ts'
import { concerning, concernsOf, isPublished, isStaff } from './post-readers.ts'
import type { Concerns } from './post-readers.ts'
import type { PostRow } from './post-view.ts'

/** Totals are exact up to this number. */
const countedTo = 1000
const newestCounted = 100

/** A place in the feed, as links and pages hold it. */
export const placeOf = ({ publishedAt, id }: Pick<PostRow, 'publishedAt' | 'id'>) =>
  `${publishedAt?.getTime() ?? 0}-${id}`

function readPlace(place: string) {
  const [time = 0, id = 0] = place.split('-').map(Number)
  // A year that no date can hold is a place before or after everything.
  const at = new Date(Math.min(time, 8_640_000_000_000))
  return { at: at.toISOString(), id: Math.min(id, 2_147_483_647) }
}

const key = sql`(${posts.publishedAt}, ${posts.id})`
function beside(place: string, comparison: SQL): SQL {
  const { at, id } = readPlace(place)
  return sql`${key} ${comparison} (${at}::timestamptz, ${id}::integer)`
}
const olderThan = (place: string) => beside(place, sql`<`)
const newerThan = (place: string) => beside(place, sql`>`)
const notOlderThan = (place: string) => beside(place, sql`<=`)

interface FeedPart {
  before: string | undefined
  fromId: number | undefined
  /** 0: Brightyard's own. */
  vendorId: number | undefined
  limit: number
}

export async function listFor(
  actor: ActingUser,
  db: Database,
  { before, fromId, vendorId, limit }: FeedPart,
) {
  const concerns = await concernsOf(actor, db)
  const shown = and(
    isPublished,
    concerning(actor, db, concerns),
    not(isHiddenFrom(actor, 'post', posts.id)),
    vendorId === undefined
      ? undefined
      : vendorId === 0
        ? isNull(posts.vendorId)
        : eq(posts.vendorId, vendorId),
  )
  const from =
    fromId === undefined ? undefined : placeOf(await findFor(actor, db, fromId, concerns))
  const start = before ? olderThan(before) : from ? notOlderThan(from) : undefined
  const rows = await pageOf(db, and(shown, start), limit)
  const [newest] = before ? [undefined] : from ? await pageOf(db, shown, 0) : rows
  return {
    concerns,
    ...cut(rows, limit),
    total: await countUp(db, shown),
    newest: newest ? placeOf(newest) : null,
  }
}

/** Of everyone's posts, for visitors. */
export async function listPublic(
  db: Database,
  { before, limit, only }: { before: string | undefined; limit: number; only?: 'stories' },
) {
  const shown = and(isPublished, eq(posts.audience, 'everyone'), only && isNotNull(posts.toldBy))
  const rows = await pageOf(db, and(shown, before ? olderThan(before) : undefined), limit)
  return { ...cut(rows, limit), total: await countUp(db, shown) }
}

/** One more than a page, so that it is known whether there is another. */
const pageOf = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select()
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit + 1)

function cut(rows: PostRow[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > limit ? placeOf(last) : null }
}

const countUp = (db: Database, where: SQL | undefined, limit = countedTo) =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(posts)
      .where(where)
      .limit(limit)
      .as('counted'),
  )

export async function countNewer(actor: ActingUser, db: Database, since: string | undefined) {
  const shown = and(
    isPublished,
    concerning(actor, db, await concernsOf(actor, db)),
    not(isHiddenFrom(actor, 'post', posts.id)),
    // What the person wrote is on their screen already.
    sql`${posts.userId} <> ${actor.id}`,
    since ? newerThan(since) : gt(posts.id, 0),
  )
  return countUp(db, shown, newestCounted)
}

/** A post that this person may read; an author also reads what waits, and so do those who decide about it. */
export async function findFor(
  actor: ActingUser,
  db: Database,
  id: number,
  concerns?: Concerns,
): Promise<PostRow> {
  const readable = concerning(actor, db, concerns ?? (await concernsOf(actor, db)))
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), or(readable, eq(posts.userId, actor.id))))
  return readableNow(post, (one) => one.userId === actor.id || looksAfter(actor, one))
}

const numberAtEnd = (slug: string) => Number(/-(\d{1,9})$/.exec(slug)?.[1] ?? 0)

/** By slug, or by id. */
export async function findPublic(db: Database, slug: string): Promise<PostRow> {
  const id = /^\d{1,9}$/.test(slug) ? Number(slug) : 0
  const [post] = await db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.audience, 'everyone'),
        id > 0
          ? eq(posts.id, id)
          : and(
              sql`${posts.slug} <> ''`,
              // Of a post that was edited since, the number at the end of its address is still the same.
              or(eq(posts.slug, slug.toLowerCase()), eq(posts.id, numberAtEnd(slug))),
            ),
      ),
    )
    .orderBy(desc(eq(posts.slug, slug.toLowerCase())))
    .limit(1)
  return readableNow(post, () => false)
}

/** The people of its organisation, and Brightyard's. */
export const looksAfter = (actor: ActingUser, { vendorId }: Pick<PostRow, 'vendorId'>) =>
  actor.role === 'superAdmin' ||
  (isStaff(actor) && actor.vendorId !== null && actor.vendorId === vendorId)

function readableNow(post: PostRow | undefined, readsUnpublished: (post: PostRow) => boolean) {
  if (!post) throw notFound('this post')
  // Of what nobody could read yet, nobody learns that it was deleted.
  if (post.state === 'deleted' && post.publishedAt !== null)
    throw new ApiProblem(404, 'post_deleted', 'This post was deleted.')
  if (post.state === 'published') return post
  if (post.state === 'deleted' || !readsUnpublished(post)) throw notFound('this post')
  return post
}
