import * as z from '@brightyard/contract/schema'
import { EnteredMoment, oneLine } from '../common/fields.ts'
import { compositionLimits, deskStates, itemLimits } from './bank.constants.ts'
import { AgeRange, BankItem } from './bank.entities.ts'
import { mostQuestions, reviewLevels, reviewTimes } from './constants.ts'

const line = (length: number) =>
  z.string().check(oneLine(), z.maxLength(length, `Please use at most ${length} characters.`))
const Moment = z.nullable(z.iso.datetime())
const Marks = z.number().check(z.minimum(0), z.maximum(itemLimits.marks))
/** Names a section while it is moved and renamed. */
const Key = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** A question of the bank with what it counts here. */
export const ComposedQuestion = z.object({
  /** Of its item; an item is in an assessment once. */
  item_id: z.int(),
  marks: Marks,
  negative_marks: Marks,
})
export type ComposedQuestion = z.infer<typeof ComposedQuestion>

export const ComposedSection = z.object({
  key: Key,
  title: line(120),
  /** Shown above its questions: a text to read, what to use. */
  note: z.string().check(z.trim(), z.maxLength(4000, 'Please use at most 4,000 characters.')),
  questions: z.array(ComposedQuestion).check(z.maxLength(mostQuestions)),
})
export type ComposedSection = z.infer<typeof ComposedSection>

/** All that an author decides about an assessment. `compositionProblems` says what it lacks before it is published. */
export const Composition = z.object({
  title: line(120),
  subject: line(60),
  ...AgeRange,
  /** What it is about, in a few sentences. */
  summary: z.string().check(z.trim(), z.maxLength(1000, 'Please use at most 1,000 characters.')),
  /** A rule a line. */
  rules: z.array(line(200)).check(z.maxLength(compositionLimits.rules)),
  /** Null while it is not decided. */
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(compositionLimits.minutes))),
  attempts_allowed: z.int().check(z.minimum(1), z.maximum(compositionLimits.attempts)),
  opens_at: Moment,
  closes_at: Moment,
  is_shuffled: z.boolean(),
  review: z.enum(reviewLevels),
  review_from: z.enum(reviewTimes),
  /** Of all marks, in percent; null: nobody passes or fails. */
  pass_percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** Whether people without an account may take it, with an application ID and a passcode. */
  is_for_candidates: z.boolean(),
  /** What such a candidate pays, tax included; 0: nothing. */
  fee_in_paise: z.int().check(z.minimum(0), z.maximum(compositionLimits.feeInPaise)),
  sections: z.array(ComposedSection).check(z.maxLength(compositionLimits.sections)),
})
export type Composition = z.infer<typeof Composition>

/** As an author sends it. */
export const GivenComposition = z.extend(Composition, {
  opens_at: z.nullable(EnteredMoment),
  closes_at: z.nullable(EnteredMoment),
})

/** An assessment in the list of those who make them. */
export const DeskAssessmentCard = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  min_age: z.int(),
  max_age: z.int(),
  state: z.enum(deskStates),
  /** The school or partner, or Brightyard. */
  owner_name: z.string(),
  minutes: z.nullable(z.int()),
  questions: z.int(),
  marks: z.number(),
  /** People who have it: kids, alone or with their class, and candidates. */
  assigned: z.int(),
  /** Those of them who have handed in and are not answering again. */
  handed_in: z.int(),
  is_for_candidates: z.boolean(),
  fee_in_paise: z.int(),
  opens_at: Moment,
  closes_at: Moment,
  changed_at: z.iso.datetime(),
})
export type DeskAssessmentCard = z.infer<typeof DeskAssessmentCard>

/** An assessment to compose, or one that is published as it stays. */
export const DeskAssessment = z.object({
  id: z.int(),
  state: z.enum(deskStates),
  owner_name: z.string(),
  /** Rises with every change; sent back with the next one, so that nobody overwrites another's work. */
  revision: z.int(),
  composition: Composition,
  /**
   * The questions that it names: of a draft as they are in the bank, of a published one its copies. A copy whose item is
   * gone has a negative id.
   */
  items: z.array(BankItem),
  /** Items that were changed since they were copied. */
  newer_items: z.array(z.int()),
  /** Attempts that were started; from the first one on its questions stay as they are. */
  attempts: z.int(),
  published_at: Moment,
  /** Closed by hand. */
  closed_at: Moment,
  changed_at: z.iso.datetime(),
})
export type DeskAssessment = z.infer<typeof DeskAssessment>
