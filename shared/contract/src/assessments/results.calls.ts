import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { takerSortings, takerStates } from './results.constants.ts'
import {
  AssessmentRun,
  AssessmentRunCard,
  AssessmentTaker,
  ItemAnalysis,
  TakerAnswers,
} from './results.entities.ts'

const base = 'vendor'
/** Roles 3 to 6: 403 for others. What another organisation gave is 404, as what does not exist; role 5 sees all. */
const session = 'required'
const path = '/api/desk/assessments'
const one = z.object({ id: PathId })
const File = z.object({ file_name: z.string(), csv: z.string() })
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** Those that are published, the newest first. */
export const listAssessmentRuns = defineCall({
  name: 'listAssessmentRuns',
  method: 'GET',
  base,
  path: '/api/desk/assessment-runs',
  session,
  summary: 'Assessments of the own organisation, and how each goes',
  query: z.extend(PageQuery, { search }),
  response: pageOf(AssessmentRunCard),
})

export const getAssessmentRun = defineCall({
  name: 'getAssessmentRun',
  method: 'GET',
  base,
  path: `${path}/:id/run`,
  session,
  summary: 'How an assessment goes',
  params: one,
  response: AssessmentRun,
})

export const listTakers = defineCall({
  name: 'listTakers',
  method: 'GET',
  base,
  path: `${path}/:id/takers`,
  session,
  summary: 'Who takes an assessment, how far they are, and their marks',
  params: one,
  query: z.extend(PageQuery, {
    state: z.optional(z.enum(takerStates)),
    sort: z._default(z.enum(takerSortings), 'state'),
    /** A part of the name, the class, the kid ID or the application ID. */
    search,
  }),
  response: pageOf(AssessmentTaker),
})

/** The same as a file, with the marks of every question; cells that a spreadsheet would run become plain text. */
export const exportResults = defineCall({
  name: 'exportResults',
  method: 'GET',
  base,
  path: `${path}/:id/results/export`,
  session,
  summary: 'Results of an assessment as a spreadsheet',
  params: one,
  response: File,
})

/** Whatever the review setting shows to families. 409 `running` before it is handed in. */
export const getTakerAnswers = defineCall({
  name: 'getTakerAnswers',
  method: 'GET',
  base,
  path: '/api/desk/assessment-attempts/:id',
  session,
  summary: 'Answers of one attempt, for staff',
  params: one,
  response: TakerAnswers,
})

/** For somebody whose device died: what is saved counts. Repeated, it changes nothing. */
export const handInForTaker = defineCall({
  name: 'handInForTaker',
  method: 'POST',
  base,
  path: '/api/desk/assessment-attempts/:id/hand-in',
  session,
  summary: 'Hand in for somebody who cannot',
  params: one,
  response: MessageResponse,
})

/** Null takes it away. It changes no marks, and families do not see it. */
export const setPassMark = defineCall({
  name: 'setPassMark',
  method: 'PUT',
  base,
  path: `${path}/:id/pass-mark`,
  session,
  summary: 'Share of the marks from which an assessment is passed',
  params: one,
  body: z.object({
    pass_percent: z.nullable(
      z
        .int('Please enter a whole number from 1 to 100.')
        .check(
          z.minimum(1, 'Please enter a whole number from 1 to 100.'),
          z.maximum(100, 'Please enter a whole number from 1 to 100.'),
        ),
    ),
  }),
  response: AssessmentRun,
})

/**
 * Shows families what the review setting allows, and tells them; repeated, it tells nobody again. 409 `not_waiting`
 * where the results show themselves.
 */
export const releaseResults = defineCall({
  name: 'releaseResults',
  method: 'POST',
  base,
  path: `${path}/:id/release`,
  session,
  summary: 'Release the results of an assessment',
  params: one,
  response: AssessmentRun,
})

/** Without questions until `least` people have handed in. */
export const getItemAnalysis = defineCall({
  name: 'getItemAnalysis',
  method: 'GET',
  base,
  path: `${path}/:id/analysis`,
  session,
  summary: 'How each question of an assessment did',
  params: one,
  response: z.object({
    /** First attempts that are handed in. */
    attempts: z.int(),
    least: z.int(),
    data: z.array(ItemAnalysis),
  }),
})

/** 409 `too_few` before there is an analysis. */
export const exportItemAnalysis = defineCall({
  name: 'exportItemAnalysis',
  method: 'GET',
  base,
  path: `${path}/:id/analysis/export`,
  session,
  summary: 'How each question did, as a spreadsheet',
  params: one,
  response: File,
})
