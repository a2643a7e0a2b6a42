import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'

// Admins only (role 5): everybody else is refused with 403.
const base = 'vendor'
const session = 'required'

/** An email, text message or push message that could not be delivered; its text stays encrypted. */
const UndeliveredMessage = z.object({
  id: z.int(),
  channel: z.enum(['email', 'text', 'push']),
  /** Why it was sent: `order:17:step:203`, `reset`. */
  cause: z.string(),
  /** Just enough to recognise the recipient: `as…@example.com`. */
  recipient: z.string(),
  created_at: z.string(),
  tried_at: z.nullable(z.string()),
  attempts: z.int(),
  /** What the mail server, gateway or push service said at the last attempt. */
  error: z.string(),
  /** False where its code or link has expired. */
  can_be_sent: z.boolean(),
})

export const listUndelivered = defineCall({
  name: 'listUndelivered',
  method: 'GET',
  base,
  path: '/api/admin/undelivered-messages',
  session,
  summary: 'Messages that could not be delivered, newest first',
  query: PageQuery,
  response: pageOf(UndeliveredMessage),
})

/** 409 `not_undelivered` where it is waiting, was sent meanwhile, or is no longer worth sending. */
export const sendAgain = defineCall({
  name: 'sendAgain',
  method: 'POST',
  base,
  path: '/api/admin/undelivered-messages/:id/send',
  session,
  summary: 'Try to deliver a message again',
  params: z.object({ id: PathId }),
  response: MessageResponse,
})
