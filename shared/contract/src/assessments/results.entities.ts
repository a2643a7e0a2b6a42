import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { handedInBy, questionKinds, resultsFrom, reviewLevels } from './constants.ts'
import { AttemptResult } from './entities.ts'
import { itemFlags, takerStates } from './results.constants.ts'

const TakerCounts = z.object({
  running: z.int(),
  not_started: z.int(),
  missed: z.int(),
  handed_in: z.int(),
})

/** An assessment in the list of those who gave it. */
export const AssessmentRunCard = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  /** The school or partner; `Brightyard` where it is neither's. */
  given_by: z.string(),
  state: z.enum(['draft', 'published', 'withdrawn']),
  /** Null: always open. */
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  counts: TakerCounts,
  /** Whether families wait for staff to release the results. */
  awaits_release: z.boolean(),
})
export type AssessmentRunCard = z.infer<typeof AssessmentRunCard>

/** How an assessment goes: who is missing, and how those did who have handed in. */
export const AssessmentRun = z.extend(AssessmentRunCard, {
  minutes: z.int(),
  questions: z.int(),
  marks: z.number(),
  attempts_allowed: z.int(),
  /** Whether people without an account may take it. */
  is_for_candidates: z.boolean(),
  fee_in_paise: z.int(),
  review: z.enum(reviewLevels),
  review_from: z.enum(resultsFrom),
  results_released_at: z.nullable(z.iso.datetime()),
  /** Share of the marks from which somebody has passed; null where nobody passes or fails. */
  pass_percent: z.nullable(z.int()),
  /** Of everybody's best attempt; null before the first one is handed in. */
  scores: z.nullable(
    z.object({
      average_percent: z.number(),
      median_percent: z.number(),
      /** Null without a pass mark. */
      passed: z.nullable(z.int()),
      /** How many have 0 to under 10 %, 10 to under 20 % … 90 to 100 %. */
      bins: z.array(z.int()),
    }),
  ),
  server_time: z.iso.datetime(),
})
export type AssessmentRun = z.infer<typeof AssessmentRun>

/** Somebody who was given an assessment, or has an attempt of it. */
export const AssessmentTaker = z.object({
  /** Exactly one of the two is not null. */
  student_id: z.nullable(z.int()),
  candidate_id: z.nullable(z.int()),
  name: z.string(),
  /** The kid ID, or the application ID of a candidate. */
  login_id: z.string(),
  class_name: z.string(),
  state: z.enum(takerStates),
  /** Null: never; or no longer assigned. */
  closes_at: z.nullable(z.iso.datetime()),
  extra_minutes: z.int(),
  /** Started so far, the running one included. */
  attempts: z.int(),
  running: z.nullable(
    z.object({
      attempt_id: z.int(),
      ends_at: z.iso.datetime(),
      answered: z.int(),
      /** When a device of theirs was last heard of. */
      seen_at: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The attempt with the most marks of those that are handed in. */
  best: z.nullable(
    z.object({
      attempt_id: z.int(),
      score: z.number(),
      percent: z.number(),
      passed: z.nullable(z.boolean()),
      used_seconds: z.int(),
      submitted_at: z.iso.datetime(),
      submitted_by: z.enum(handedInBy),
    }),
  ),
})
export type AssessmentTaker = z.infer<typeof AssessmentTaker>

/** One attempt with everything that is known of it, in the order in which the questions were written. */
export const TakerAnswers = z.extend(AttemptResult, {
  login_id: z.string(),
  class_name: z.string(),
  /** All that this person has handed in, the first one first. */
  others: z.array(z.object({ id: z.int(), number: z.int(), score: z.number() })),
})
export type TakerAnswers = z.infer<typeof TakerAnswers>

/** An option, or for matching a prompt with its right match: how many chose it. */
export const ItemChoice = z.object({
  id: z.string(),
  text: z.string(),
  picture: z.nullable(Picture),
  is_right: z.boolean(),
  chosen: z.int(),
})

/**
 * How a question did, over the first attempt of everybody that is handed in: later ones have seen it before.
 *
 * - `difficulty`: the share of its marks that was earned, from 0 (nobody) to 1 (all); marks taken off count as 0.
 * - `discrimination`: whether those who did well in all *other* questions did well in this one too, from -1 to 1: the
 *   corrected item-total correlation, which for a question that is right or wrong is the corrected point-biserial.
 *   With `x` the marks of the question and `y` the sum of the marks of all other questions of the same attempt,
 *   `r = Σ(x−x̄)(y−ȳ) / √(Σ(x−x̄)² · Σ(y−ȳ)²)`. Null where everybody has the same `x` or the same `y`.
 */
export const ItemAnalysis = z.object({
  id: z.int(),
  /** From 1, as written. */
  number: z.int(),
  section: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  picture: z.nullable(Picture),
  marks: z.number(),
  difficulty: z.number(),
  discrimination: z.nullable(z.number()),
  /** Share of attempts without an answer. */
  skipped: z.number(),
  choices: z.array(ItemChoice),
  /** Of a number or a text: the right answers as they are accepted, and the commonest wrong ones. */
  right: z.array(z.string()),
  wrong: z.array(z.object({ text: z.string(), count: z.int() })),
  flags: z.array(z.enum(itemFlags)),
})
export type ItemAnalysis = z.infer<typeof ItemAnalysis>
