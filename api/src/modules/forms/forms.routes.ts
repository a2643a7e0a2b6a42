import {
  listWebForms,
  readOwnFormAnswer,
  readOwnWebForm,
  readWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { notFound } from '../../server/api-problem.ts'
import { pageByKey } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitCaller } from '../auth/throttle.ts'
import { readDraft, removeDraft, saveDraft } from './draft.repository.ts'
import { isFor, kidKeyOf, kidsToAnswerFor, refuseStrangers, refuseSubject } from './form-kids.ts'
import {
  findOwnAnswer,
  findPublished,
  headForOthers,
  headOf,
  lastAnswerOf,
  webFormOf,
} from './form.repository.ts'
import { listAnswered, listOpen } from './list-forms.ts'
import { refuseSecondAnswer, refuseUnlessOpen, sendAnswer } from './send-answer.ts'

const perPage = 20
/** Over all forms. */
const answersTaken = {
  name: 'form-answer',
  windowInMinutes: 60,
  person: 20,
  visitor: 20,
  address: 600,
}

/** Web forms for those who fill them in. */
export function formsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  async function published(slug: string) {
    const found = await findPublished(db, slug)
    if (!found) throw notFound('this form')
    return found
  }

  registerCall(app, listWebForms, async (actor, { show, after, among_full }) => {
    const list = show === 'open' ? listOpen : listAnswered
    const { data, total } = await list(actor, db, {
      after,
      isAmongFull: among_full !== undefined,
      limit: perPage + 1,
      now: now(),
    })
    const page = data.slice(0, perPage)
    const last = page.at(-1)
    const among = last?.state === 'full' ? { among_full: '1' } : {}
    const next = data.length > perPage ? { show, after: last?.id, ...among } : null
    return pageByKey(
      listWebForms,
      page.map(({ id: _id, ...card }) => card),
      { perPage, total, next },
    )
  })

  registerCall(app, readWebForm, async (_actor, { slug }) =>
    webFormOf(await published(slug), now()),
  )

  registerCall(app, readOwnWebForm, async (actor, { slug, subject }) => {
    const found = await published(slug)
    refuseSubject(found, subject)
    const { form, version, content } = found
    const of = { formId: form.id, subject }
    const head = { ...headOf(found, now()), version, server_time: now().toISOString() }
    if (!(await isFor(actor, db, found)))
      return {
        ...head,
        ...headForOthers(found, now()),
        content: null,
        draft: null,
        answer: null,
        kids: [],
      }
    const kids = kidKeyOf(content) === undefined ? [] : await kidsToAnswerFor(actor, db, found)
    return {
      ...head,
      content,
      draft: await readDraft(actor, db, of),
      answer: form.isOnce && kids.length > 0 ? null : await lastAnswerOf(actor, db, of),
      kids,
    }
  })

  registerCall(app, saveFormDraft, async (actor, { slug, subject, values, page }) => {
    const found = await published(slug)
    refuseSubject(found, subject)
    await refuseStrangers(actor, db, found)
    refuseUnlessOpen(found, now())
    await refuseSecondAnswer(actor, db, { found, subject, values })
    const { pages } = found.content
    const savedAt = now()
    const of = { formId: found.form.id, subject }
    await saveDraft(actor, db, of, { values, page, pages, savedAt })
    return { saved_at: savedAt.toISOString() }
  })

  registerCall(app, removeFormDraft, async (actor, { slug, subject }) => {
    const { form } = await published(slug)
    await removeDraft(actor, db, { formId: form.id, subject })
    return { message: 'The draft is deleted.' }
  })

  registerCall(app, sendFormAnswer, async (actor, { slug, ...input }, { request }) => {
    // Only what is taken counts: not a retry, nor an answer that is refused.
    const count = (tx: Database) =>
      limitCaller({ ...services, db: tx }, { actor, request }, answersTaken)
    const { reference, sentAt } = await sendAnswer(actor, services, slug, { ...input, count })
    return { reference, sent_at: sentAt.toISOString() }
  })

  registerCall(app, readOwnFormAnswer, async (actor, { reference }) => {
    const found = await findOwnAnswer(actor, db, reference.toUpperCase())
    if (!found) throw notFound('this answer')
    return found
  })
}
