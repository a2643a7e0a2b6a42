import * as z from '@brightyard/contract/schema'

export const questionsPerSession = 10
export const answerKinds = ['number', 'fraction', 'choice', 'ordering'] as const
/** Free sessions of a kid without a subscription; worksheets of schools are beside them. */
export const freePracticeSessions = 3

/** From 0 to 1. */
const Share = z.number()

/** Questions of each class that anybody can try. */
export const sampleQuestions = 5

/** A question without its answer, which only the server has. */
export const PracticeQuestion = z.object({
  /** From 1 to 10. */
  number: z.int(),
  text: z.string(),
  /** The same, for screen readers: signs are words. */
  spoken: z.string(),
  kind: z.enum(answerKinds),
  /** What is counted: `cm`, `₹`; may be left out of an answer. Empty for plain numbers. */
  unit: z.string(),
  /** To choose from, or to put in order. */
  options: z.array(z.string()),
  /** 1 is easy. */
  difficulty: z.int(),
  skill: z.string(),
  /** Those that were taken. */
  hints: z.array(z.string()),
  hints_left: z.int(),
})
export type PracticeQuestion = z.infer<typeof PracticeQuestion>

export const PracticeResult = z.object({
  number: z.int(),
  text: z.string(),
  given: z.string(),
  is_right: z.boolean(),
  hints_taken: z.int(),
  seconds: z.int(),
})
export type PracticeResult = z.infer<typeof PracticeResult>

export const PracticeSession = z.object({
  id: z.int(),
  student_id: z.int(),
  topic: z.string(),
  title: z.string(),
  worksheet_id: z.nullable(z.int()),
  started_at: z.iso.datetime(),
  finished_at: z.nullable(z.iso.datetime()),
  /** To be answered next; null once it is finished. */
  question: z.nullable(PracticeQuestion),
  results: z.array(PracticeResult),
  mastery_before: Share,
  mastery: Share,
})
export type PracticeSession = z.infer<typeof PracticeSession>

export const PracticeFeedback = z.object({
  is_right: z.boolean(),
  answer: z.string(),
  /** The working, a line for each step. */
  solution: z.array(z.string()),
  session: PracticeSession,
})
export type PracticeFeedback = z.infer<typeof PracticeFeedback>

/** What became of the answer to a sample question; nothing of it is stored. */
export const SampleResult = z.pick(PracticeFeedback, {
  is_right: true,
  answer: true,
  solution: true,
})
export type SampleResult = z.infer<typeof SampleResult>

/** The kid whose practice it is. */
export const PracticeKid = z.object({
  student_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  class_number: z.int(),
})
export type PracticeKid = z.infer<typeof PracticeKid>

export const PracticeTopic = z.object({
  topic: z.string(),
  title: z.string(),
  class_number: z.int(),
  skills: z.array(z.string()),
  /** Null before the first answer. */
  mastery: z.nullable(Share),
})
export type PracticeTopic = z.infer<typeof PracticeTopic>

/** Whether a session may be started. */
export const PracticeRight = z.object({
  may_practise: z.boolean(),
  is_subscribed: z.boolean(),
  free_sessions_left: z.int(),
})
export type PracticeRight = z.infer<typeof PracticeRight>

export const FinishedPractice = z.object({
  id: z.int(),
  topic: z.string(),
  title: z.string(),
  finished_at: z.iso.datetime(),
  right: z.int(),
  answered: z.int(),
  seconds: z.int(),
  mastery: Share,
})
export type FinishedPractice = z.infer<typeof FinishedPractice>

/** What a kid has practised: topics, trend, time and the last sessions. */
export const PracticeProgress = z.object({
  kid: PracticeKid,
  right: PracticeRight,
  /** Dates of the present week, Monday to Sunday, on which the kid has practised. */
  days_this_week: z.array(z.iso.date()),
  seconds_total: z.int(),
  topics: z.array(
    z.extend(PracticeTopic, {
      answered: z.int(),
      right: z.int(),
      seconds: z.int(),
      /** Mastery after each of the last ten sessions, the latest last. */
      trend: z.array(Share),
    }),
  ),
  sessions: z.array(FinishedPractice),
  /** Where to go on: the open session's topic, otherwise the weakest. */
  next_topic: z.string(),
})
export type PracticeProgress = z.infer<typeof PracticeProgress>

export const Worksheet = z.object({
  id: z.int(),
  topic: z.string(),
  title: z.string(),
  note: z.string(),
  /** The school's name; null where the system chose it. */
  assigned_by: z.nullable(z.string()),
  assigned_at: z.iso.datetime(),
  due_at: z.nullable(z.iso.datetime()),
  done_at: z.nullable(z.iso.datetime()),
  /** Of ten. */
  answered: z.int(),
  right: z.int(),
  seconds: z.int(),
})
export type Worksheet = z.infer<typeof Worksheet>

export const PracticeWorks = z.object({
  kid: PracticeKid,
  to_do: z.array(Worksheet),
  done: z.array(Worksheet),
})
export type PracticeWorks = z.infer<typeof PracticeWorks>
