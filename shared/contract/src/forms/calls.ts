import * as z from '@brightyard/contract/schema'
import { pageOf } from '../common/entities.ts'
import { IdempotencyKey, MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import {
  FormSubject,
  FormValues,
  OwnFormAnswer,
  OwnWebForm,
  WebForm,
  WebFormCard,
} from './entities.ts'

const base = 'vendor'
/** Whatever people type or bookmark: a slug of no form is not found, never refused. */
const Slug = z.string().check(z.minLength(1), z.maxLength(60))

/** open: those that can be answered, the next to close first, then those that take no more answers. answered: those that this person has answered, the last first. */
export const listWebForms = defineCall({
  name: 'listWebForms',
  method: 'GET',
  base,
  path: '/api/web-forms',
  session: 'required',
  summary: 'Forms to fill in, and those that were',
  query: z.object({
    show: z._default(z.enum(['open', 'answered']), 'open'),
    /** Where the next page begins; `links.next` has it. */
    after: z.optional(PathId),
    /** With `after`: that page begins among the full ones. */
    among_full: z.optional(z.literal('1')),
  }),
  response: pageOf(WebFormCard),
})

/** 404 before it is published. Without questions where answering needs an account. */
export const readWebForm = defineCall({
  name: 'readWebForm',
  method: 'GET',
  base,
  path: '/api/web-forms/:slug',
  session: 'none',
  revocable: true,
  summary: 'A form for visitors',
  params: z.object({ slug: Slug }),
  response: WebForm,
})

/** With the draft and the last answer of this person. */
export const readOwnWebForm = defineCall({
  name: 'readOwnWebForm',
  method: 'GET',
  base,
  path: '/api/web-forms/:slug/own',
  session: 'required',
  summary: 'A form for signed-in people',
  params: z.object({ slug: Slug }),
  query: z.object({ subject: z._default(FormSubject, '') }),
  response: OwnWebForm,
})

/**
 * Nothing in it is checked yet, and answers to questions that the form does not ask are left out. 403 `not_for_you`; 409
 * `form_closed`, `form_full`, `form_not_open` or `already_answered`. With more than twenty drafts, the oldest goes.
 */
export const saveFormDraft = defineCall({
  name: 'saveFormDraft',
  method: 'PUT',
  base,
  path: '/api/web-forms/:slug/draft',
  session: 'required',
  summary: 'Save what is filled in so far',
  params: z.object({ slug: Slug }),
  body: z.object({
    subject: z._default(FormSubject, ''),
    values: FormValues,
    page: z.nullable(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ saved_at: z.iso.datetime() }),
})

/** Succeeds when there is none. */
export const removeFormDraft = defineCall({
  name: 'removeFormDraft',
  method: 'DELETE',
  base,
  path: '/api/web-forms/:slug/draft',
  session: 'required',
  summary: 'Start over',
  params: z.object({ slug: Slug }),
  query: z.object({ subject: z._default(FormSubject, '') }),
  response: MessageResponse,
})

/**
 * 422 with a sentence by the key of each field that is wrong; 409 `form_changed` where another version was published
 * meanwhile, `form_closed`, `form_full`, `form_not_open` or `already_answered`; 401 for visitors where it needs an
 * account; 403 `not_for_you` where it is for guardians of kids. 422 for a subject where the form serves none. The draft
 * goes with the answer. The same key returns the first answer.
 */
export const sendFormAnswer = defineCall({
  name: 'sendFormAnswer',
  method: 'POST',
  base,
  path: '/api/web-forms/:slug/answers',
  session: 'optional',
  summary: 'Answer a form',
  params: z.object({ slug: Slug }),
  body: z.object({
    version: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
    subject: z._default(FormSubject, ''),
    values: FormValues,
    idempotency_key: IdempotencyKey,
  }),
  response: z.object({ reference: z.string(), sent_at: z.iso.datetime() }),
})

/** 404 for other people's. */
export const readOwnFormAnswer = defineCall({
  name: 'readOwnFormAnswer',
  method: 'GET',
  base,
  path: '/api/form-answers/:reference',
  session: 'required',
  summary: 'What this person has answered',
  params: z.object({ reference: z.string().check(z.maxLength(20)) }),
  response: OwnFormAnswer,
})
