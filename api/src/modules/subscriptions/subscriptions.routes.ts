import { getKidSubscription, getSubscribedActivity } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { practisingKid } from '../practice/practice-kid.ts'
import { mayPractise } from './practice-right.ts'
import { findCode, readActivity, readSubscription } from './subscribed-activities.ts'

export function subscriptionsRoutes(app: FastifyInstance, { db, now }: Services) {
  const codeOf = (code: string) => {
    const known = findCode(code)
    if (!known) throw notFound('this activity')
    return known
  }

  registerCall(app, getSubscribedActivity, (_, { code }) => readActivity(db, codeOf(code)))

  registerCall(app, getKidSubscription, async (actor, { code, user_id }) => {
    const known = codeOf(code)
    const kid = await practisingKid(actor, db, user_id, now())
    return {
      kid,
      right: await mayPractise(db, kid.student_id, now()),
      subscription: await readSubscription(db, known, kid.student_id, now()),
    }
  })
}
