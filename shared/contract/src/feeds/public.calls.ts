import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { PublicPost } from './entities.ts'

const base = 'vendor'
const session = 'none'

/** Posts to everyone, newest first, for visitors and the app. */
export const listPublicPosts = defineCall({
  name: 'listPublicPosts',
  method: 'GET',
  base,
  path: '/api/feed/public',
  session,
  summary: 'Posts to everyone',
  query: z.extend(PageQuery, {
    /** Put into links.next by the server: what is older than this place. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,9}$/))),
    /** Children's stories that guardians have sent. */
    only: z.optional(z.literal('stories')),
  }),
  response: pageOf(PublicPost),
})

/** By slug, or by id. 404 `post_deleted` where it was deleted. */
export const getPublicPost = defineCall({
  name: 'getPublicPost',
  method: 'GET',
  base,
  path: '/api/feed/public/:slug',
  session,
  summary: 'A post to everyone',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,90}$/i)) }),
  response: PublicPost,
})
