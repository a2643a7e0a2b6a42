import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import {
  assessmentStates,
  handedInBy,
  questionKinds,
  resultsFrom,
  reviewLevels,
} from './constants.ts'

/** To choose from, or to match with. */
export const AssessmentOption = z.object({
  /** Unique in its question. */
  id: z.string(),
  text: z.string(),
  /** Its alternative text describes what matters for the answer. */
  picture: z.nullable(Picture),
})
export type AssessmentOption = z.infer<typeof AssessmentOption>

/** What a question shows, whatever its kind. */
export const QuestionContent = z.object({
  text: z.string(),
  picture: z.nullable(Picture),
  options: z.array(AssessmentOption),
  /** Each is matched with one of the options; empty unless the kind is `matching`. */
  prompts: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Of a number: `cm`, `₹`; may be left out of an answer. */
  unit: z.string(),
})
export type QuestionContent = z.infer<typeof QuestionContent>

/** A question as a taker gets it: in the order of the attempt, without its answer. */
export const PaperQuestion = z.extend(QuestionContent, {
  id: z.int(),
  /** From 1, in the order of the attempt. */
  number: z.int(),
  section_id: z.int(),
  kind: z.enum(questionKinds),
  marks: z.number(),
  /** Taken off for a wrong answer; 0 or more. */
  negative_marks: z.number(),
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

/**
 * Ids of options that were chosen, `prompt=option` for each match, or the one text or number that was typed. Empty
 * where nothing is answered.
 */
export const Given = z.array(z.string())

export const GivenAnswer = z.object({
  question_id: z.int(),
  given: Given,
  is_flagged: z.boolean(),
  /** By the server's clock; of two answers to one question the later one counts. */
  answered_at: z.iso.datetime(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const AttemptSummary = z.object({
  id: z.int(),
  /** From 1. */
  number: z.int(),
  state: z.enum(['running', 'submitted', 'evaluated']),
  started_at: z.iso.datetime(),
  /** When the server hands in. */
  ends_at: z.iso.datetime(),
  submitted_at: z.nullable(z.iso.datetime()),
  submitted_by: z.nullable(z.enum(handedInBy)),
  answered: z.int(),
  questions: z.int(),
  /** Null while it is not known: staff release the results, or others have not handed in. */
  results_at: z.nullable(z.iso.datetime()),
  /** Null where the review setting does not show it, or not yet. */
  score: z.nullable(z.number()),
  marks: z.number(),
})
export type AttemptSummary = z.infer<typeof AttemptSummary>

export const AssessmentCard = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  /** The school or partner; `Brightyard` where it is neither's. */
  given_by: z.string(),
  /** Time of an attempt of this taker, extra time included. */
  minutes: z.int(),
  questions: z.int(),
  marks: z.number(),
  state: z.enum(assessmentStates),
  /** Null: always open. */
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  attempts_allowed: z.int(),
  attempts_left: z.int(),
  /** The last one. */
  attempt: z.nullable(AttemptSummary),
})
export type AssessmentCard = z.infer<typeof AssessmentCard>

/** Who answers: a kid, or an individual candidate. */
export const Taker = z.object({
  name: z.string(),
  /** The kid's own account; null for a candidate. */
  user_id: z.nullable(z.int()),
})
export type Taker = z.infer<typeof Taker>

export const AssessmentSection = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  questions: z.int(),
  marks: z.number(),
})
export type AssessmentSection = z.infer<typeof AssessmentSection>

/** What is to be known before the start, and what became of the attempts. */
export const Assessment = z.extend(AssessmentCard, {
  taker: Taker,
  summary: z.string(),
  /** A rule a line, beside those that hold for every assessment. */
  rules: z.array(z.string()),
  sections: z.array(AssessmentSection),
  /** Whether any wrong answer takes marks off. */
  has_negative_marks: z.boolean(),
  is_shuffled: z.boolean(),
  review: z.enum(reviewLevels),
  review_from: z.enum(resultsFrom),
  /** A fee of a candidate that is still to be paid; 0 where nothing is. */
  fee_in_paise: z.int(),
  /** The last one first. */
  attempts: z.array(AttemptSummary),
  server_time: z.iso.datetime(),
})
export type Assessment = z.infer<typeof Assessment>

/** Everything that is needed to answer, with and without a connection. */
export const AttemptPaper = z.object({
  attempt: AttemptSummary,
  assessment_id: z.int(),
  title: z.string(),
  taker: Taker,
  sections: z.array(AssessmentSection),
  /** In the order of the attempt. */
  questions: z.array(PaperQuestion),
  /** All that is saved, of every device. */
  answers: z.array(GivenAnswer),
  server_time: z.iso.datetime(),
  /** When another device or window was last seen with it; null where there is none. */
  other_device_at: z.nullable(z.iso.datetime()),
})
export type AttemptPaper = z.infer<typeof AttemptPaper>

export const SavedAnswers = z.object({
  /** Questions whose answer is the one that was sent. */
  saved: z.array(z.int()),
  /** Later answers of another device. */
  newer: z.array(GivenAnswer),
  ends_at: z.iso.datetime(),
  server_time: z.iso.datetime(),
  /** Whether it was opened elsewhere since. */
  is_open_elsewhere: z.boolean(),
})
export type SavedAnswers = z.infer<typeof SavedAnswers>

/** A question with what became of it; null where the review setting does not show it. */
export const JudgedQuestion = z.extend(PaperQuestion, {
  given: Given,
  is_right: z.nullable(z.boolean()),
  score: z.nullable(z.number()),
  /** As in an answer; of a text, each one that is accepted. */
  right: z.nullable(Given),
  explanation: z.string(),
})
export type JudgedQuestion = z.infer<typeof JudgedQuestion>

export const AttemptResult = z.object({
  attempt: AttemptSummary,
  assessment_id: z.int(),
  title: z.string(),
  taker: Taker,
  review: z.enum(reviewLevels),
  review_from: z.enum(resultsFrom),
  sections: z.array(z.extend(AssessmentSection, { score: z.nullable(z.number()) })),
  questions: z.array(JudgedQuestion),
})
export type AttemptResult = z.infer<typeof AttemptResult>
