import * as z from '@brightyard/contract/schema'
import { DatabaseId, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { PostInput } from './calls.ts'
import { Post } from './entities.ts'

/**
 * By its author: another text, or fewer pictures; ids of what is no picture of it change nothing. What a new post of this
 * author would wait for, and what was reported, is looked at again before others read it. 403 for others and for a child's
 * story, 409 `not_shown` for what was taken out of the feed.
 */
export const changePost = defineCall({
  name: 'changePost',
  method: 'PUT',
  base: 'vendor',
  path: '/api/feed/posts/:id',
  session: 'required',
  summary: 'Change a post',
  params: z.object({ id: PathId }),
  body: z.object({
    text: PostInput.shape.text,
    removed_pictures: z._default(z.array(DatabaseId).check(z.maxLength(50)), []),
  }),
  response: Post,
})
