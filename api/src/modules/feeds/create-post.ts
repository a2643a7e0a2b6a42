import type { PostInput } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { postKids, postRooms, posts } from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { askBeforeShowing } from '../moderation/moderation-cases.ts'
import { attachUploads } from '../uploads/upload.repository.ts'
import { announcePost } from './post-news.ts'
import type { PostNews } from './post-news.ts'
import { isNewAuthor, recipientsOf, refuseReaders } from './post-targets.ts'

/** Kept as one number, so that a repeat finds the post and not an old view of it. */
export async function createPost(
  actor: ActingUser,
  services: Pick<Services, 'db' | 'lock' | 'now'> & { news: PostNews },
  { key, ...input }: PostInput & { key: string },
): Promise<number> {
  refuseReaders(actor)
  const { db, lock, now } = services
  const recipients = await recipientsOf(actor, db, input)
  return db.transaction(async (tx) => {
    // Repeats wait here, and so does a second "first" post.
    await lock(tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)))
    const content = { call: 'createPost', input }
    return once(actor, tx, { key, content, now: now() }, async () => {
      const waitsFor = await deskFor(actor, tx, input)
      const postId = await insertPost(actor, tx, { input, waits: waitsFor !== null, now: now() })
      const { places, kidIds } = recipients
      if (places.length > 0)
        await tx.insert(postRooms).values(places.map((place) => ({ postId, ...place })))
      if (kidIds.length > 0)
        await tx.insert(postKids).values(kidIds.map((studentId) => ({ postId, studentId })))
      await attachMedia(actor, tx, postId, input)
      if (waitsFor)
        await askBeforeShowing(tx, { type: 'post', id: postId, ...waitsFor, now: now() })
      else await announcePost(tx, services.news, postId)
      return postId
    })
  })
}

/** Who looks before it is shown: Brightyard at what is for everyone, the own room at a first post; null: nobody. */
export async function deskFor(
  actor: ActingUser,
  tx: Database,
  { audience }: Pick<PostInput, 'audience'>,
): Promise<{ vendorId: number | null } | null> {
  if (actor.role === 'superAdmin') return null
  if (audience === 'everyone') return { vendorId: null }
  return (await isNewAuthor(actor, tx)) ? { vendorId: actor.vendorId } : null
}

async function insertPost(
  actor: ActingUser,
  tx: Database,
  { input, waits, now }: { input: PostInput; waits: boolean; now: Date },
): Promise<number> {
  const { text, link, audience } = input
  const [made] = await tx
    .insert(posts)
    .values({
      slug: '',
      userId: actor.id,
      vendorId: actor.role === 'superAdmin' ? null : actor.vendorId,
      audience,
      state: waits ? 'waiting' : 'published',
      text,
      link: link ?? null,
      publishedAt: waits ? null : now,
      createdAt: now,
    })
    .returning({ id: posts.id })
  const id = made?.id ?? 0
  await tx
    .update(posts)
    .set({ slug: slugOf(text, id) })
    .where(eq(posts.id, id))
  return id
}

/** `photos-of-the-plantation-drive-12`; `post-12` where the text has no latin letters. */
export function slugOf(text: string, id: number): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 7)
    .join('-')
    .slice(0, 70)
    .replace(/-$/, '')
  return `${words || 'post'}-${id}`
}

async function attachMedia(
  actor: ActingUser,
  tx: Database,
  postId: number,
  { pictures, video }: PostInput,
) {
  const poster = video?.poster
  const files = [
    ...(video ? [{ ...video, kind: 'video' as const }] : []),
    ...pictures.map((picture) => ({ ...picture, kind: 'picture' as const })),
  ]
  const taken = await attachUploads(
    actor,
    tx,
    [...pictures.map(({ upload }) => upload), ...(poster ? [poster] : [])],
    { purpose: 'post-picture', postId },
  )
  const films = await attachUploads(actor, tx, video ? [video.upload] : [], {
    purpose: 'post-video',
    postId,
  })
  if (!taken || !films)
    throw invalidInput({
      [films ? 'pictures' : 'video']:
        'One of the files is no longer available: they are stored for a day. Please choose it again.',
    })
  const found = new Map([...taken, ...films].map((file) => [file.ticket, file]))
  const rows = files.flatMap(({ upload, kind, alt }, position) => {
    const file = found.get(upload)
    if (!file) return []
    const { id: uploadId, width, height, seconds } = file
    const posterUploadId = kind === 'video' && poster ? (found.get(poster)?.id ?? null) : null
    return {
      postId,
      position,
      kind,
      alt,
      uploadId,
      width: width ?? 0,
      height: height ?? 0,
      seconds,
      posterUploadId,
    }
  })
  if (rows.length > 0) await tx.insert(postMedia).values(rows)
}
