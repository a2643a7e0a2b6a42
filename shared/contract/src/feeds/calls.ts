import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import {
  DatabaseId,
  IdempotencyKey,
  MessageResponse,
  oneLine,
  PathId,
  written,
} from '../common/fields.ts'
import { UploadId } from '../applications/entities.ts'
import { uploadRules } from '../applications/constants.ts'
import { ClassName } from '../family/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { maxAltText, maxCommentText, maxPostText, postAudiences } from './constants.ts'
import { Feed, Post, PostComment, PostTargets } from './entities.ts'

const base = 'vendor'
const session = 'required'

/** A place in the feed: when the post was published, in milliseconds, and its id. */
const Place = z.string().check(z.regex(/^\d{1,15}-\d{1,9}$/))
const ofPost = z.object({ id: PathId })
const alt = z._default(
  z
    .string()
    .check(oneLine(), z.maxLength(maxAltText, `Please use at most ${maxAltText} characters.`)),
  '',
)

/** Newest first: what concerns this person, and what is for everyone. What they hid is left out. */
export const listFeed = defineCall({
  name: 'listFeed',
  method: 'GET',
  base,
  path: '/api/feed/posts',
  session,
  summary: 'Posts that concern the person',
  query: z.extend(PageQuery, {
    /** Put into links.next by the server: what is older than this place. */
    before: z.optional(Place),
    /** The first page begins with this post, or where it would be. 404 for one that this person cannot see. */
    from_id: z.optional(PathId),
    /** Of one school or partner; 0 for Brightyard's own. */
    vendor_id: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
    ),
  }),
  response: Feed,
})

/** How many posts are newer than a place; 100 stands for more. */
export const countNewPosts = defineCall({
  name: 'countNewPosts',
  method: 'GET',
  base,
  path: '/api/feed/new',
  session,
  summary: 'How many posts have come since',
  query: z.object({ since: z.optional(Place) }),
  response: z.object({ count: z.int() }),
})

/** 404 `post_deleted` where it was deleted; its author reads it also while it waits or is hidden. */
export const getPost = defineCall({
  name: 'getPost',
  method: 'GET',
  base,
  path: '/api/feed/posts/:id',
  session,
  summary: 'One post',
  params: ofPost,
  response: Post,
})

/** Roles 3 to 6; 403 for others. */
export const getPostTargets = defineCall({
  name: 'getPostTargets',
  method: 'GET',
  base,
  path: '/api/feed/targets',
  session,
  summary: 'To whom the person may post',
  response: PostTargets,
})

/** Kids of the own room by name; role 5 of all rooms. */
export const findPostKids = defineCall({
  name: 'findPostKids',
  method: 'GET',
  base,
  path: '/api/feed/kids',
  session,
  summary: 'Kids whom a post may concern',
  query: z.object({ search: z.optional(z.string().check(oneLine(), z.maxLength(100))) }),
  response: z.object({ data: z.array(z.object({ student_id: z.int(), name: z.string() })) }),
})

export const PostInput = z.object({
  text: z
    .string()
    .check(
      written(),
      z.minLength(1, 'Please write something.'),
      z.maxLength(maxPostText, 'Please use at most 5,000 characters.'),
    ),
  link: z.optional(
    z
      .string()
      .check(
        oneLine(),
        z.maxLength(500, 'Please use at most 500 characters.'),
        z.regex(
          /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{2,5})?([/?#]\S*)?$/i,
          'Please enter a whole address that begins with https://',
        ),
      ),
  ),
  audience: z.enum(postAudiences, 'Please choose who it is for.'),
  /** With `rooms`: role 5 chooses; everybody else's is their own. */
  room_ids: z._default(z.array(DatabaseId).check(z.maxLength(50)), []),
  /** With `rooms`, of one room: these classes of it. Empty: everyone there. 422 for a class without kids. */
  class_names: z._default(
    z.array(ClassName).check(z.maxLength(50, 'Please choose at most 50 classes.')),
    [],
  ),
  /** With `kids`. */
  kid_ids: z._default(
    z.array(DatabaseId).check(z.maxLength(50, 'Please choose at most 50 kids.')),
    [],
  ),
  /** Files from `startUpload` of the purpose `post-picture`. */
  pictures: z._default(
    z
      .array(z.object({ upload: UploadId, alt }))
      .check(
        z.maxLength(
          uploadRules['post-picture'].maxFiles,
          `Please add at most ${uploadRules['post-picture'].maxFiles} pictures.`,
        ),
      ),
    [],
  ),
  /** Of the purpose `post-video`; its poster is a picture as above. */
  video: z.optional(z.object({ upload: UploadId, alt, poster: z.optional(UploadId) })),
})
export type PostInput = z.infer<typeof PostInput>

/** Roles 3 to 6. The answer's state says whether it is shown or waits. 422 on `kid_ids`, `room_ids` or `class_names` for others'. */
export const createPost = defineCall({
  name: 'createPost',
  method: 'POST',
  base,
  path: '/api/feed/posts',
  session,
  summary: 'Write a post',
  body: z.extend(PostInput, { key: IdempotencyKey }),
  response: Post,
})

/** By its author, or by role 5. For good: pictures and film are deleted too. */
export const deletePost = defineCall({
  name: 'deletePost',
  method: 'DELETE',
  base,
  path: '/api/feed/posts/:id',
  session,
  summary: 'Delete a post',
  params: ofPost,
  response: MessageResponse,
})

/** Once per person, however often it is sent. */
export const likePost = defineCall({
  name: 'likePost',
  method: 'PUT',
  base,
  path: '/api/feed/posts/:id/like',
  session,
  summary: 'Like a post, or no longer',
  params: ofPost,
  body: z.object({ is_liked: z.boolean() }),
  response: z.object({ is_liked: z.boolean(), likes: z.int() }),
})

/** Newest first. */
export const listComments = defineCall({
  name: 'listComments',
  method: 'GET',
  base,
  path: '/api/feed/posts/:id/comments',
  session,
  summary: 'Comments on a post',
  params: ofPost,
  query: z.extend(PageQuery, {
    /** Put into links.next by the server: what was written before this comment. */
    before: z.optional(PathId),
  }),
  response: pageOf(PostComment),
})

/** Guardians, and the people of the organisation whose post it is: 403 for others, kids above all. */
export const writeComment = defineCall({
  name: 'writeComment',
  method: 'POST',
  base,
  path: '/api/feed/posts/:id/comments',
  session,
  summary: 'Comment on a post',
  params: ofPost,
  body: z.object({
    text: z
      .string()
      .check(
        written(),
        z.minLength(1, 'Please write something.'),
        z.maxLength(maxCommentText, 'Please use at most 1,000 characters.'),
      ),
    key: IdempotencyKey,
  }),
  response: PostComment,
})

/** By its author, by the people of the organisation whose post it is, and by role 5. */
export const deleteComment = defineCall({
  name: 'deleteComment',
  method: 'DELETE',
  base,
  path: '/api/feed/comments/:id',
  session,
  summary: 'Delete a comment',
  params: ofPost,
  response: MessageResponse,
})
