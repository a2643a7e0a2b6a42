import * as z from '@brightyard/contract/schema'
import { PageLinks, PageMeta } from '../common/entities.ts'
import { postAudiences, postStates } from './constants.ts'

/** A picture, encoded anew by the server. */
export const PostPicture = z.object({
  kind: z.literal('picture'),
  /** Names it when its author removes it. */
  id: z.int(),
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type PostPicture = z.infer<typeof PostPicture>

/** A film to play on demand, never by itself. */
export const PostVideo = z.object({
  kind: z.literal('video'),
  src: z.string(),
  /** What it shows, in words. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Null where the file does not say. */
  seconds: z.nullable(z.int()),
  /** Shown until it plays. */
  poster: z.nullable(z.string()),
})
export type PostVideo = z.infer<typeof PostVideo>

/** A post to everyone, as visitors read it. */
export const PublicPost = z.object({
  id: z.int(),
  /** `photos-of-the-plantation-drive-12`. */
  slug: z.string(),
  /** The school or partner; Brightyard for its own. */
  organisation: z.string(),
  /** Whose it is; null for Brightyard. */
  vendor_id: z.nullable(z.int()),
  /** Of a child's story: first name and age group, `Diya, 7 to 9 years`; then `author` is the same. */
  told_by: z.nullable(z.string()),
  author: z.string(),
  avatar: z.nullable(z.string()),
  text: z.string(),
  link: z.nullable(z.string()),
  media: z.array(z.discriminatedUnion('kind', [PostPicture, PostVideo])),
  published_at: z.nullable(z.iso.datetime()),
  /** When its author last changed what others had read. */
  edited_at: z.nullable(z.iso.datetime()),
  likes: z.int(),
  comments: z.int(),
})
export type PublicPost = z.infer<typeof PublicPost>

/** A post as one person reads it. */
export const Post = z.extend(PublicPost, {
  state: z.enum(postStates),
  audience: z.enum(postAudiences),
  /** Names of rooms that it is for, of those that this person may know. */
  rooms: z.array(z.string()),
  /** Classes of the room that it is for, of those that this person may know; empty: of everyone there. */
  classes: z.array(z.string()),
  /** First names of kids that it is for, of those that this person may know. */
  kids: z.array(z.string()),
  written_at: z.iso.datetime(),
  is_liked: z.boolean(),
  is_own: z.boolean(),
  /** Hidden or reported by this person: not in their list. */
  is_hidden: z.boolean(),
  may_comment: z.boolean(),
  may_delete: z.boolean(),
  /** By its author, unless it was taken out of the feed or is a child's story. */
  may_edit: z.boolean(),
  /** Of a post that is not shown, for its author. */
  moderation_note: z.nullable(z.string()),
})
export type Post = z.infer<typeof Post>

/** A child's story as its sender finds it again. */
export const OwnStory = z.object({
  id: z.int(),
  title: z.string(),
  /** `Diya, 7 to 9 years`. */
  told_by: z.string(),
  state: z.enum(postStates),
  written_at: z.iso.datetime(),
  /** Why it is not shown. */
  moderation_note: z.nullable(z.string()),
})
export type OwnStory = z.infer<typeof OwnStory>

export const Feed = z.object({
  data: z.array(Post),
  links: PageLinks,
  meta: PageMeta,
  /** The newest of all at this moment, for `countNewPosts`; null in an empty feed. */
  newest: z.nullable(z.string()),
})
export type Feed = z.infer<typeof Feed>

export const PostComment = z.object({
  id: z.int(),
  /** `Meera N.` of a guardian, with the organisation of those who answer for it. */
  author: z.string(),
  organisation: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  text: z.string(),
  written_at: z.iso.datetime(),
  is_own: z.boolean(),
  may_delete: z.boolean(),
})
export type PostComment = z.infer<typeof PostComment>

/** To whom a person may post. */
export const PostTargets = z.object({
  /** False where a post to everyone waits until Brightyard has looked at it. */
  everyone_at_once: z.boolean(),
  /** True for a first post: somebody looks at it before others do, whomever it is for. */
  is_first: z.boolean(),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Classes with kids. */
      classes: z.array(z.string()),
      /** How many families each class has, by its name. */
      families: z.optional(z.record(z.string(), z.int())),
    }),
  ),
})
export type PostTargets = z.infer<typeof PostTargets>

/** What the stream of live notifications says of the feed: a post has come, has changed, or is gone. */
export const PostNotice = z.object({
  post_id: z.int(),
  change: z.enum(['new', 'changed', 'gone']),
})
export type PostNotice = z.infer<typeof PostNotice>
