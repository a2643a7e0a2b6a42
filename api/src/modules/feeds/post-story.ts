import type { FormContent, FormValues } from '@brightyard/contract'
import { answerText, maxPostText, questionsOf } from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { posts } from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import { askBeforeShowing } from '../moderation/moderation-cases.ts'
import { webPicture } from '../uploads/clean-picture.ts'
import { insertPicture } from '../uploads/stored-file.ts'
import { readBytes } from '../uploads/read-file.ts'
import { slugOf } from './create-post.ts'

interface Story {
  content: FormContent
  values: FormValues
  /** The answer that has the pictures. */
  formAnswerId: number
  files: Services['files']
  now: Date
}

/**
 * A child's story becomes a post for everyone under the child's first name and age group; it waits until Brightyard
 * has looked at it. The form's author may change its questions: without a title and a text there is no post.
 */
export async function postStory(
  actor: ActingUser,
  tx: Database,
  { content, values, formAnswerId, files, now }: Story,
) {
  const fields = new Map(questionsOf(content).map((field) => [field.key, field]))
  const textOf = (key: string) => {
    const field = fields.get(key)
    return field ? answerText(field, values[key]).trim() : ''
  }
  const [title, story, child, age] = ['title', 'story', 'child', 'age'].map(textOf)
  if (!title || !story || !child) return
  const [made] = await tx
    .insert(posts)
    .values({
      slug: '',
      userId: actor.id,
      vendorId: null,
      toldBy: age ? `${child}, ${age} years` : child,
      audience: 'everyone',
      state: 'waiting',
      text: `${title}\n\n${story}`.slice(0, maxPostText),
      createdAt: now,
    })
    .returning({ id: posts.id })
  if (!made) return
  const { id } = made
  await tx
    .update(posts)
    .set({ slug: slugOf(title, id) })
    .where(eq(posts.id, id))
  await copyPictures(tx, { postId: id, formAnswerId, files, alt: `A picture with “${title}”`, now })
  await askBeforeShowing(tx, { type: 'post', id, vendorId: null, now })
}

/** Copies, because the answer keeps its own files when the post is taken back. */
async function copyPictures(
  tx: Database,
  copy: Pick<Story, 'formAnswerId' | 'files' | 'now'> & { postId: number; alt: string },
) {
  const { postId, formAnswerId, alt, now } = copy
  const sent = await tx
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.formAnswerId, formAnswerId), inArray(uploads.kind, ['jpg', 'png'])))
    .orderBy(uploads.id)
  for (const [position, { id, name }] of sent.entries()) {
    const picture = await webPicture(await readBytes({ db: tx, files: copy.files }, id))
    if (!picture) continue
    const { clean, width, height } = picture
    const uploadId = await insertPicture(tx, { postId, name, clean, width, height, createdAt: now })
    await tx
      .insert(postMedia)
      .values({ postId, position, kind: 'picture', alt, uploadId, width, height })
  }
}
