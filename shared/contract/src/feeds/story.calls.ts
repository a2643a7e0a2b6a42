import * as z from '@brightyard/contract/schema'
import { pageOf } from '../common/entities.ts'
import { PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { OwnStory } from './entities.ts'

/** Stories that this person has sent, also while they wait or are not shown; the newest first. `deletePost` takes one back. */
export const listOwnStories = defineCall({
  name: 'listOwnStories',
  method: 'GET',
  base: 'vendor',
  path: '/api/feed/own-stories',
  session: 'required',
  summary: 'Stories that the person has sent',
  query: z.object({
    /** Where the next page begins; `links.next` has it. */
    before: z.optional(PathId),
  }),
  response: pageOf(OwnStory),
})
