import * as z from '@brightyard/contract/schema'
import { DatabaseId, EnteredMoment, IdempotencyKey, PathId, written } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import {
  PracticeFeedback,
  PracticeKid,
  PracticeProgress,
  PracticeQuestion,
  PracticeRight,
  PracticeSession,
  PracticeTopic,
  PracticeWorks,
  SampleResult,
  sampleQuestions,
  Worksheet,
} from './entities.ts'

const base = 'vendor'
const session = 'required'
const path = '/api/practice'
const TopicCode = z.string().check(z.regex(/^[a-z0-9-]{3,40}$/, 'Please choose a topic.'))
/**
 * The kid's own account. Left out: the student; for a guardian the kid of the session's room, or the only one, and
 * otherwise 422.
 */
const kid = { user_id: z.optional(PathId) }
const one = z.object({ id: PathId })
const number = z.int().check(z.minimum(1), z.maximum(10))
/** What was typed or chosen; in the order chosen where things are put in order. */
const given = z.union([
  z.string().check(z.maxLength(100)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
])
const inQuery = (most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(most))

/** The same question for everybody, with all its hints. */
export const getSampleQuestion = defineCall({
  name: 'getSampleQuestion',
  method: 'GET',
  base: 'cms',
  path: `${path}/sample`,
  session: 'none',
  summary: 'A question to try',
  query: z.object({ class_number: inQuery(10), number: inQuery(sampleQuestions) }),
  response: PracticeQuestion,
})

/** Stores nothing. */
export const checkSampleAnswer = defineCall({
  name: 'checkSampleAnswer',
  method: 'POST',
  base: 'cms',
  path: `${path}/sample`,
  session: 'none',
  summary: 'Whether a sample question is answered right, and its working',
  body: z.object({
    class_number: number,
    number: z.int().check(z.minimum(1), z.maximum(sampleQuestions)),
    given,
  }),
  response: SampleResult,
})

export const listPracticeTopics = defineCall({
  name: 'listPracticeTopics',
  method: 'GET',
  base,
  path: `${path}/topics`,
  session,
  summary: 'Topics of a class, with what the kid has learnt',
  query: z.object({
    ...kid,
    /** The kid's own class by default. */
    class_number: z.optional(inQuery(10)),
  }),
  response: z.object({ kid: PracticeKid, right: PracticeRight, data: z.array(PracticeTopic) }),
})

/**
 * Starts ten questions, or goes on with the open session of this topic or worksheet. 403 `subscription_needed` once
 * the free sessions are used. A worksheet brings its own topic.
 */
export const startPractice = defineCall({
  name: 'startPractice',
  method: 'POST',
  base,
  path: `${path}/sessions`,
  session,
  summary: 'Start or go on practising',
  body: z.object({
    user_id: z.optional(DatabaseId),
    topic: z.optional(TopicCode),
    worksheet_id: z.optional(DatabaseId),
  }),
  response: PracticeSession,
})

export const getPractice = defineCall({
  name: 'getPractice',
  method: 'GET',
  base,
  path: `${path}/sessions/:id`,
  session,
  summary: 'One practice session',
  params: one,
  response: PracticeSession,
})

/** An empty answer says that the kid does not know. 409 `answered_already` unless the number is the open question's. */
export const answerPractice = defineCall({
  name: 'answerPractice',
  method: 'POST',
  base,
  path: `${path}/sessions/:id/answers`,
  session,
  summary: 'Answer the open question',
  params: one,
  body: z.object({
    number,
    given,
    idempotency_key: IdempotencyKey,
  }),
  response: PracticeFeedback,
})

/** Takes the hints of the open question up to this one; asking for it again changes nothing. */
export const takePracticeHint = defineCall({
  name: 'takePracticeHint',
  method: 'POST',
  base,
  path: `${path}/sessions/:id/hints`,
  session,
  summary: 'Take a hint',
  params: one,
  body: z.object({ number, hint: z.int().check(z.minimum(1), z.maximum(10)) }),
  response: PracticeSession,
})

/** Ends a session early; one that has ended stays as it is. */
export const finishPractice = defineCall({
  name: 'finishPractice',
  method: 'POST',
  base,
  path: `${path}/sessions/:id/finish`,
  session,
  summary: 'End a practice session',
  params: one,
  response: PracticeSession,
})

export const getPracticeProgress = defineCall({
  name: 'getPracticeProgress',
  method: 'GET',
  base,
  path: `${path}/progress`,
  session,
  summary: 'What a kid has practised',
  query: z.object(kid),
  response: PracticeProgress,
})

export const listPracticeWorks = defineCall({
  name: 'listPracticeWorks',
  method: 'GET',
  base,
  path: `${path}/worksheets`,
  session,
  summary: 'Worksheets of a kid, to do and done',
  query: z.object(kid),
  response: PracticeWorks,
})

/** Staff of a school or partner, for the students in their rooms; 404 for others' students. */
export const assignWorksheet = defineCall({
  name: 'assignWorksheet',
  method: 'POST',
  base,
  path: `${path}/worksheets`,
  session,
  summary: 'Assign a worksheet',
  body: z.object({
    student_id: DatabaseId,
    topic: TopicCode,
    note: z._default(
      z.string().check(written(), z.maxLength(300, 'Please use at most 300 characters.')),
      '',
    ),
    due_at: z.optional(EnteredMoment),
  }),
  response: Worksheet,
})
