import {
  changeDeskAssessment,
  closeDeskAssessment,
  copyDeskAssessment,
  createDeskAssessment,
  deleteDeskAssessment,
  listDeskAssessments,
  publishDeskAssessment,
  readDeskAssessment,
  renewDeskQuestion,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../../server/acting-user.ts'
import { pageByKey } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { listForDesk } from './desk-list.ts'
import { changeDraft, createDraft, deleteDraft, findForDesk } from './desk.repository.ts'
import { viewForDesk } from './desk-view.ts'
import {
  closeAssessment,
  copyAssessment,
  publishAssessment,
  renewQuestion,
} from './publish-assessment.ts'

const perPage = 20

/** Assessments for those who make them: roles 3 to 6. */
export function assessmentDeskRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const viewed = async (actor: ActingUser, row: AssessmentRow | Promise<AssessmentRow>) =>
    viewForDesk(actor, db, await row, now())

  registerCall(app, listDeskAssessments, async (actor, { before, ...filters }) => {
    const { data, total, hasMore } = await listForDesk(actor, db, {
      ...filters,
      before,
      limit: perPage,
      now: now(),
    })
    const next = hasMore ? { ...filters, before: data.at(-1)?.id } : null
    return pageByKey(listDeskAssessments, data, { perPage, total, next })
  })

  registerCall(app, createDeskAssessment, (actor, { composition }) =>
    viewed(actor, createDraft(actor, services, composition)),
  )

  registerCall(app, readDeskAssessment, (actor, { id }) =>
    viewed(actor, findForDesk(actor, db, id)),
  )

  registerCall(app, changeDeskAssessment, (actor, input) =>
    viewed(actor, changeDraft(actor, services, input)),
  )

  registerCall(app, publishDeskAssessment, (actor, input) =>
    viewed(actor, publishAssessment(actor, services, input)),
  )

  registerCall(app, closeDeskAssessment, (actor, { id, is_closed }) =>
    viewed(actor, closeAssessment(actor, services, { id, isClosed: is_closed })),
  )

  registerCall(app, copyDeskAssessment, (actor, { id }) =>
    viewed(actor, copyAssessment(actor, services, id)),
  )

  registerCall(app, deleteDeskAssessment, async (actor, { id }) => {
    await deleteDraft(actor, db, id)
    return { message: 'The draft is deleted.' }
  })

  registerCall(app, renewDeskQuestion, (actor, { id, item_id }) =>
    viewed(actor, renewQuestion(actor, services, { id, itemId: item_id })),
  )
}
