import {
  decideModerationCase,
  hideContent,
  listModerationCases,
  reportContent,
} from '@brightyard/contract'
import type { ModeratedType } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { pageByKey } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitPerson } from '../auth/throttle.ts'
import { decide, listCases } from './desk.ts'
import type { Moderated } from './moderated-subject.ts'
import { keepHidden, showAgain } from './moderation-cases.ts'
import { report } from './report.ts'

const perPage = 20

/** Reporting and hiding, for everyone; the desk, for roles 3 to 6. */
export function moderationRoutes(
  app: FastifyInstance,
  services: Services,
  subjects: readonly Moderated[],
) {
  const { db, now } = services
  const moderatedOf = (type: ModeratedType) => {
    const found = subjects.find((one) => one.type === type)
    if (!found) throw new Error(`No module has registered ${type}.`)
    return found
  }

  registerCall(app, reportContent, async (actor, { type, subject_id, reason, note }) => {
    await limitPerson(services, actor, { name: 'report', limit: 30, windowInMinutes: 60 })
    await report(actor, services, moderatedOf(type), { id: subject_id, reason, note })
    return { message: 'Thank you. We look at it, and you no longer see it.' }
  })

  registerCall(app, hideContent, async (actor, { type, subject_id: id, is_hidden }) => {
    if (!is_hidden) {
      await showAgain(actor, db, { type, id })
      return { message: 'You see it again.' }
    }
    if (!(await moderatedOf(type).find(actor, db, id))) throw notFound('this')
    await keepHidden(actor, db, { type, id, now: now() })
    return { message: 'You no longer see it.' }
  })

  registerCall(app, listModerationCases, async (actor, { state, after, page = 1 }) => {
    const { data, total, hasMore } = await listCases(actor, db, subjects, {
      isOpen: state === 'open',
      after,
      limit: perPage,
    })
    const next = hasMore ? { state, after: data.at(-1)?.id } : null
    return pageByKey(listModerationCases, data, { page, perPage, total, next })
  })

  registerCall(app, decideModerationCase, (actor, input) => {
    const { reason, decisions_seen: seen, subject_version: version, ...made } = input
    return decide(actor, services, subjects, { ...made, reason: reason ?? null, seen, version })
  })
}
