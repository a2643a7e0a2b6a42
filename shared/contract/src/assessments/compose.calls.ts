import * as z from '@brightyard/contract/schema'
import { pageOf } from '../common/entities.ts'
import { MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { deskStates } from './bank.constants.ts'
import { DeskAssessment, DeskAssessmentCard, GivenComposition } from './compose.entities.ts'

const base = 'vendor'
const session = 'required'
const path = '/api/desk/assessments'
const one = z.object({ id: PathId })
const Revision = z.int().check(z.positive(), z.maximum(1_000_000_000))

/** The newest first. Roles 3 to 6 have those of their own school or partner, role 5 has all. */
export const listDeskAssessments = defineCall({
  name: 'listDeskAssessments',
  method: 'GET',
  base,
  path,
  session,
  summary: 'Assessments to compose and to follow',
  query: z.object({
    state: z.optional(z.enum(deskStates)),
    /** A part of the title or the subject. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Where the next page begins; `links.next` has it. */
    before: z.optional(PathId),
  }),
  response: pageOf(DeskAssessmentCard),
})

/** Of the own school or partner; an admin's is Brightyard's. 422 for questions that are not theirs to use. */
export const createDeskAssessment = defineCall({
  name: 'createDeskAssessment',
  method: 'POST',
  base,
  path,
  session,
  summary: 'Begin an assessment',
  body: z.object({ composition: GivenComposition }),
  response: DeskAssessment,
})

/** 404 for another organisation's. */
export const readDeskAssessment = defineCall({
  name: 'readDeskAssessment',
  method: 'GET',
  base,
  path: `${path}/:id`,
  session,
  summary: 'An assessment to compose',
  params: one,
  response: DeskAssessment,
})

/**
 * Saves unfinished work too. 409 `changed_elsewhere` for another revision than the last one, `published` once it is: its
 * questions stay as they are then.
 */
export const changeDeskAssessment = defineCall({
  name: 'changeDeskAssessment',
  method: 'PUT',
  base,
  path: `${path}/:id`,
  session,
  summary: 'Change an assessment that is not published',
  params: one,
  body: z.object({ revision: Revision, composition: GivenComposition }),
  response: DeskAssessment,
})

/** Copies its questions from the bank. 422 with `compositionProblems` by their places. */
export const publishDeskAssessment = defineCall({
  name: 'publishDeskAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/publish`,
  session,
  summary: 'Publish an assessment',
  params: one,
  body: z.object({ revision: Revision }),
  response: DeskAssessment,
})

/** Attempts that run are finished by their takers; nobody begins another. Or takes that back. 409 `not_published`. */
export const closeDeskAssessment = defineCall({
  name: 'closeDeskAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/close`,
  session,
  summary: 'Close an assessment, or open it again',
  params: one,
  body: z.object({ is_closed: z.boolean() }),
  response: DeskAssessment,
})

/** A draft with the same questions, as they are in the bank now. */
export const copyDeskAssessment = defineCall({
  name: 'copyDeskAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/copy`,
  session,
  summary: 'Duplicate an assessment',
  params: one,
  response: DeskAssessment,
})

/** Only one that was never published: 409 `published`. */
export const deleteDeskAssessment = defineCall({
  name: 'deleteDeskAssessment',
  method: 'DELETE',
  base,
  path: `${path}/:id`,
  session,
  summary: 'Delete an assessment that was never published',
  params: one,
  response: MessageResponse,
})

/** Copies a question that was mended in the bank once more. 409 `started` from the first attempt on. */
export const renewDeskQuestion = defineCall({
  name: 'renewDeskQuestion',
  method: 'POST',
  base,
  path: `${path}/:id/questions/:item_id/renew`,
  session,
  summary: 'Mend a question of a published assessment',
  params: z.object({ id: PathId, item_id: PathId }),
  response: DeskAssessment,
})
