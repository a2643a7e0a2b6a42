import * as z from '@brightyard/contract/schema'
import { PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { KidSubscription, SubscribedActivity } from './entities.ts'

const path = '/api/subscribed-activities/:code'
const params = z.object({ code: z.string().check(z.maxLength(40)) })

/** 404 for an unknown code; capitals make no difference. */
export const getSubscribedActivity = defineCall({
  name: 'getSubscribedActivity',
  method: 'GET',
  base: 'cms',
  path,
  session: 'none',
  summary: 'What can be subscribed to, with its plans',
  params,
  response: SubscribedActivity,
})

/** The student's own, or a guardian's kid's; 404 for anybody else's. */
export const getKidSubscription = defineCall({
  name: 'getKidSubscription',
  method: 'GET',
  base: 'vendor',
  path: `${path}/kid`,
  session: 'required',
  summary: "A kid's subscription",
  params,
  query: z.object({ user_id: z.optional(PathId) }),
  response: KidSubscription,
})
