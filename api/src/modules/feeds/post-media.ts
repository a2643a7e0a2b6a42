import type { PublicPost } from '@brightyard/contract'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { stableFileToken } from '../../server/file-link.ts'

export const mediaPath = '/vendor/api/feed/media/'

type Media = PublicPost['media'][number]

/** Pictures and films of posts, with addresses that this reader may open. */
export async function mediaOf(
  db: Database,
  rows: readonly { id: number; audience: string; state: string }[],
  { secret, now }: { secret: string; now: Date },
): Promise<Map<number, Media[]>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = await db
    .select()
    .from(postMedia)
    .where(inArray(postMedia.postId, [...byId.keys()]))
    .orderBy(asc(postMedia.postId), asc(postMedia.position))
  const media = new Map<number, Media[]>()
  for (const one of found) {
    const post = byId.get(one.postId)
    const isPublic = post?.audience === 'everyone' && post.state === 'published'
    // Pages of the app are kept for visitors, so addresses in them do not expire.
    const addressOf = (uploadId: number | null, address: string | null) => {
      if (uploadId === null) return address
      return (
        mediaPath + (isPublic ? `open/${uploadId}` : stableFileToken(secret, 'post', uploadId, now))
      )
    }
    const { alt, width, height } = one
    const common = { src: addressOf(one.uploadId, one.address) ?? '', alt, width, height }
    const view: Media =
      one.kind === 'picture'
        ? { kind: 'picture', id: one.id, ...common }
        : {
            kind: 'video',
            ...common,
            seconds: one.seconds,
            poster: addressOf(one.posterUploadId, one.posterAddress),
          }
    media.set(one.postId, [...(media.get(one.postId) ?? []), view])
  }
  return media
}

/** A file of a post that is not deleted, with what decides who may open it. */
export async function findMediaFile(db: Database, uploadId: number) {
  const [file] = await db
    .select({
      id: uploads.id,
      kind: uploads.kind,
      size: uploads.size,
      audience: posts.audience,
      state: posts.state,
    })
    .from(uploads)
    .innerJoin(
      postMedia,
      or(eq(postMedia.uploadId, uploads.id), eq(postMedia.posterUploadId, uploads.id)),
    )
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .where(eq(uploads.id, uploadId))
  return file && file.state !== 'deleted' && file.kind ? { ...file, kind: file.kind } : undefined
}
