import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { DeskForm, DeskFormCard, FormAnswer, FormAnswerCard, FormTotals } from './desk.entities.ts'
import { FormContent, FormSlug, GivenFormSettings } from './entities.ts'

const base = 'vendor'
const session = 'required'
const one = z.object({ id: PathId })
const Revision = z.int().check(z.positive(), z.maximum(1_000_000_000))

/** Those that changed last first. Roles 3 to 6, as all calls here: role 5 has all forms, the others those that they made for the families of their room. */
export const listDeskForms = defineCall({
  name: 'listDeskForms',
  method: 'GET',
  base,
  path: '/api/desk/web-forms',
  session,
  summary: 'Forms to edit',
  query: z.extend(PageQuery, {
    /** A part of the title or of the slug. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: pageOf(DeskFormCard),
})

/** A copy is made by creating one with another's content. 409 `slug_taken`. */
export const createDeskForm = defineCall({
  name: 'createDeskForm',
  method: 'POST',
  base,
  path: '/api/desk/web-forms',
  session,
  summary: 'Create a form',
  body: z.object({ slug: FormSlug, content: FormContent, settings: GivenFormSettings }),
  response: DeskForm,
})

export const readDeskForm = defineCall({
  name: 'readDeskForm',
  method: 'GET',
  base,
  path: '/api/desk/web-forms/:id',
  session,
  summary: 'A form to edit',
  params: one,
  response: DeskForm,
})

/**
 * Saves unfinished work too; people see it once it is published. 409 `changed_elsewhere` for another revision than the
 * last one, `slug_taken`, and `slug_fixed` for a new slug once it was published.
 */
export const changeDeskForm = defineCall({
  name: 'changeDeskForm',
  method: 'PUT',
  base,
  path: '/api/desk/web-forms/:id',
  session,
  summary: 'Change a form',
  params: one,
  body: z.object({
    revision: Revision,
    slug: FormSlug,
    content: FormContent,
    settings: GivenFormSettings,
  }),
  response: DeskForm,
})

/**
 * A new version where questions or texts changed. 422 with `contentProblems` and `settingsProblems` by their places, and
 * by `notify_email` where a form of a room emails anybody but its author.
 */
export const publishDeskForm = defineCall({
  name: 'publishDeskForm',
  method: 'POST',
  base,
  path: '/api/desk/web-forms/:id/publish',
  session,
  summary: 'Publish a form',
  params: one,
  body: z.object({ revision: Revision }),
  response: DeskForm,
})

/** At once, whatever its closing time; or takes that back. 409 `not_published`. */
export const closeDeskForm = defineCall({
  name: 'closeDeskForm',
  method: 'POST',
  base,
  path: '/api/desk/web-forms/:id/close',
  session,
  summary: 'Close a form, or open it again',
  params: one,
  body: z.object({ is_closed: z.boolean() }),
  response: DeskForm,
})

/** Only one that was never published: 409 `published`. */
export const deleteDeskForm = defineCall({
  name: 'deleteDeskForm',
  method: 'DELETE',
  base,
  path: '/api/desk/web-forms/:id',
  session,
  summary: 'Delete a form that was never published',
  params: one,
  response: MessageResponse,
})

/** The newest first. */
export const listFormAnswers = defineCall({
  name: 'listFormAnswers',
  method: 'GET',
  base,
  path: '/api/desk/web-forms/:id/answers',
  session,
  summary: 'Answers to a form',
  params: one,
  query: z.object({
    show: z._default(z.enum(['all', 'open', 'done']), 'all'),
    /** A part of the reference, of the sender's name, or of anything that was answered in words. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Where the next page begins; `links.next` has it. */
    before: z.optional(PathId),
  }),
  response: pageOf(FormAnswerCard),
})

/** Of all answers, whatever is marked as done. */
export const readFormTotals = defineCall({
  name: 'readFormTotals',
  method: 'GET',
  base,
  path: '/api/desk/web-forms/:id/answers/totals',
  session,
  summary: 'Answers to a form, counted by question',
  params: one,
  response: FormTotals,
})

export const readFormAnswer = defineCall({
  name: 'readFormAnswer',
  method: 'GET',
  base,
  path: '/api/desk/form-answers/:id',
  session,
  summary: 'An answer to a form',
  params: one,
  response: FormAnswer,
})

/** For those who work through the answers. */
export const markFormAnswer = defineCall({
  name: 'markFormAnswer',
  method: 'POST',
  base,
  path: '/api/desk/form-answers/:id/done',
  session,
  summary: 'Mark an answer as done',
  params: one,
  body: z.object({ is_done: z.boolean() }),
  response: FormAnswerCard,
})

/** For good, with its files: somebody has asked for it, or it should never have been sent. */
export const deleteFormAnswer = defineCall({
  name: 'deleteFormAnswer',
  method: 'DELETE',
  base,
  path: '/api/desk/form-answers/:id',
  session,
  summary: 'Delete an answer and its files',
  params: one,
  response: MessageResponse,
})

/** As a CSV file, the newest first, at most ten thousand lines; one column for each question of any version. */
export const exportFormAnswers = defineCall({
  name: 'exportFormAnswers',
  method: 'GET',
  base,
  path: '/api/desk/web-forms/:id/answers/export',
  session,
  summary: 'Answers to a form as CSV',
  params: one,
  response: z.object({ file_name: z.string(), csv: z.string() }),
})
