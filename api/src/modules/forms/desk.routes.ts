import {
  changeDeskForm,
  closeDeskForm,
  createDeskForm,
  deleteDeskForm,
  deleteFormAnswer,
  exportFormAnswers,
  listDeskForms,
  listFormAnswers,
  markFormAnswer,
  publishDeskForm,
  readDeskForm,
  readFormAnswer,
  readFormTotals,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { toCsv } from '../../server/csv.ts'
import { pageByKey, pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { answersTable } from './answers-table.ts'
import { deleteAnswer, listAnswers, markAnswer, readAnswer } from './desk-answers.ts'
import {
  changeForm,
  closeForm,
  createForm,
  deleteForm,
  deskFormOf,
  findForDesk,
  listForDesk,
} from './desk.repository.ts'
import { formNews } from './form-news.ts'
import { formTotals } from './form-totals.ts'
import { publishForm } from './publish-form.ts'

const perPage = 20
const answersPerPage = 50

/** Web forms for those who make them and read the answers: roles 3 to 6, and all but role 5 their own alone. */
export function formDeskRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const news = formNews(services)

  registerCall(app, listDeskForms, async (actor, { page = 1, search }) => {
    const part = { limit: perPage, offset: (page - 1) * perPage, search, now: now() }
    const { data, total } = await listForDesk(actor, db, part)
    return pageOfRows(listDeskForms, data, { page, perPage, total, query: { search } })
  })

  registerCall(app, createDeskForm, async (actor, input) =>
    deskFormOf(db, await createForm(actor, db, input, now()), now()),
  )

  registerCall(app, readDeskForm, async (actor, { id }) =>
    deskFormOf(db, await findForDesk(actor, db, id), now()),
  )

  registerCall(app, changeDeskForm, async (actor, input) =>
    deskFormOf(db, await changeForm(actor, db, input, now()), now()),
  )

  registerCall(app, publishDeskForm, async (actor, input) =>
    deskFormOf(db, await publishForm(actor, services, { ...input, news }), now()),
  )

  registerCall(app, closeDeskForm, async (actor, { id, is_closed }) =>
    deskFormOf(db, await closeForm(actor, db, { id, isClosed: is_closed }, now()), now()),
  )

  registerCall(app, deleteDeskForm, async (actor, { id }) => {
    await deleteForm(actor, db, id)
    return { message: 'The form is deleted.' }
  })

  registerCall(app, listFormAnswers, async (actor, { id, show, search, before }) => {
    const limit = answersPerPage + 1
    const { data, total } = await listAnswers(actor, db, {
      formId: id,
      show,
      search,
      before,
      limit,
    })
    const page = data.slice(0, answersPerPage)
    return pageByKey(listFormAnswers, page, {
      perPage: answersPerPage,
      total,
      params: { id },
      next: data.length > answersPerPage ? { show, search, before: page.at(-1)?.id } : null,
    })
  })

  registerCall(app, readFormTotals, async (actor, { id }) => formTotals(actor, db, id))

  registerCall(app, readFormAnswer, async (actor, { id }) => readAnswer(actor, db, id))

  registerCall(app, markFormAnswer, async (actor, { id, is_done }) =>
    markAnswer(actor, db, { id, doneAt: is_done ? now() : null }),
  )

  registerCall(app, deleteFormAnswer, async (actor, { id }) => {
    await deleteAnswer(actor, db, id)
    return { message: 'The answer is deleted.' }
  })

  registerCall(app, exportFormAnswers, async (actor, { id }) => {
    const { slug } = await findForDesk(actor, db, id)
    return {
      file_name: `${slug}-${now().toISOString().slice(0, 10)}.csv`,
      csv: toCsv(await answersTable(actor, db, id)),
    }
  })
}
