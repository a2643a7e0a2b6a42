import * as z from '@brightyard/contract/schema'
import { DatabaseId, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { mostQuestions } from './constants.ts'
import {
  Assessment,
  AssessmentCard,
  AttemptPaper,
  AttemptResult,
  AttemptSummary,
  SavedAnswers,
  Taker,
} from './entities.ts'

const base = 'vendor'
/** A session, or the passcode of an individual candidate in the body; 401 without either. */
const session = 'optional'
const path = '/api/assessment'

/** The runtime adds both to every body while a candidate is signed in (spec §7). */
const individual = {
  application_id: z.optional(z.string().check(z.maxLength(40))),
  password: z.optional(z.string().check(z.maxLength(100))),
}
const taking = {
  ...individual,
  /** The kid's own account. Left out: the student; for a guardian the kid of the session's room, or the only one. */
  user_id: z.optional(DatabaseId),
}
const one = z.object({ id: PathId })
/** Made by each window: two of them with one attempt are told. */
const device = z.string().check(z.regex(/^[\w-]{8,64}$/, 'Please reload the page.'))
const answers = z
  .array(
    z.object({
      question_id: DatabaseId,
      given: z
        .array(z.string().check(z.maxLength(300, 'Please use at most 300 characters.')))
        .check(z.maxLength(30)),
      is_flagged: z.boolean(),
      answered_at: z.iso.datetime(),
    }),
  )
  .check(z.maxLength(mostQuestions))

/** At most 200: those to do first, then the newest. 422 where a guardian has to choose a kid. */
export const listAssessments = defineCall({
  name: 'listAssessments',
  method: 'POST',
  base,
  path: `${path}/list`,
  session,
  reads: true,
  summary: 'Assessments of a kid, to do and done',
  body: z.object(taking),
  response: z.object({
    taker: Taker,
    data: z.array(AssessmentCard),
    server_time: z.iso.datetime(),
  }),
})

/** 404 for one that is not assigned to the kid. */
export const getAssessment = defineCall({
  name: 'getAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/view`,
  session,
  reads: true,
  summary: 'What is to be known before an assessment, and its attempts',
  params: one,
  body: z.object(taking),
  response: Assessment,
})

/**
 * Starts the time, or answers with the attempt that runs already. 409 `not_open`, `closed` or `no_attempts_left`; 403
 * `payment_needed` for a candidate who has not paid.
 */
export const startAssessment = defineCall({
  name: 'startAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/start`,
  session,
  summary: 'Start an assessment',
  params: one,
  body: z.object({
    ...taking,
    consents: z.boolean().check(z.refine((given) => given, 'Please confirm the rules first.')),
  }),
  response: AttemptSummary,
})

/** Takes the attempt over for this device. 409 `handed_in` once it is over. */
export const openAttempt = defineCall({
  name: 'openAttempt',
  method: 'POST',
  base,
  path: `${path}/attempt/:id/open`,
  session,
  summary: 'Questions and saved answers of a running attempt',
  params: one,
  body: z.object({ ...individual, device }),
  response: AttemptPaper,
})

/**
 * Answers of one device, merged by question and time; without any it asks how things are. 409 `handed_in` once it is
 * over, a few seconds after the end of the time; 422, and nothing saved, for a choice that a question does not offer.
 */
export const saveAnswers = defineCall({
  name: 'saveAnswers',
  method: 'POST',
  base,
  path: `${path}/attempt/:id/answers`,
  session,
  summary: 'Save answers of a running attempt',
  params: one,
  body: z.object({ ...individual, device, answers }),
  response: SavedAnswers,
})

/**
 * Saves the last answers and ends the attempt; repeated, or after the end of the time, it answers how it ended. 422 as
 * in a save; the attempt then goes on.
 */
export const submitAttempt = defineCall({
  name: 'submitAttempt',
  method: 'POST',
  base,
  path: `${path}/attempt/:id/submit`,
  session,
  summary: 'Hand in an attempt',
  params: one,
  body: z.object({ ...individual, device, answers }),
  response: AttemptSummary,
})

/** As far as the review setting shows it; 409 `running` before it is handed in. */
export const getAttemptResult = defineCall({
  name: 'getAttemptResult',
  method: 'POST',
  base,
  path: `${path}/attempt/:id/responses`,
  session,
  reads: true,
  summary: 'Answers of an attempt, with score and explanations',
  params: one,
  body: z.object(individual),
  response: AttemptResult,
})
