import * as z from '@brightyard/contract/schema'
import { defineCall } from './define-call.ts'

/** `rewarded` follows `joined` where this invitation was the one that counted. */
export const Invitation = z.object({
  id: z.int(),
  /** As it was invited: `fr…@example.com`, `+91…2222`. */
  contact: z.string(),
  is_vendor: z.boolean(),
  state: z.enum(['sent', 'joined', 'rewarded']),
  invited_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

export const listReferrals = defineCall({
  name: 'listReferrals',
  method: 'GET',
  base: 'vendor',
  path: '/api/referrals',
  session: 'required',
  summary: 'The own invitations and what became of them',
  response: z.object({
    data: z.array(Invitation),
    /** For everybody who joined by the own code or an invitation. */
    points: z.int(),
  }),
})
