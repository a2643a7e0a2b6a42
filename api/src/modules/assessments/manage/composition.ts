import type { Composition } from '@brightyard/contract'
import type { assessmentSections } from '../../../database/schema/assessments.schema.ts'
import type { AssessmentRow, QuestionRow } from '../assessment.repository.ts'

type SectionRow = typeof assessmentSections.$inferSelect

/** A copy whose item is gone has a negative id. */
export const itemIdOf = ({ itemId, id }: Pick<QuestionRow, 'itemId' | 'id'>) => itemId ?? -id

/** What was published, as its author had written it. */
export const compositionOf = (
  row: AssessmentRow,
  sections: readonly SectionRow[],
  questions: readonly QuestionRow[],
): Composition => ({
  title: row.title,
  subject: row.subject,
  min_age: row.minAge,
  max_age: row.maxAge,
  summary: row.summary,
  rules: row.rules,
  minutes: row.minutes,
  attempts_allowed: row.attemptsAllowed,
  opens_at: row.opensAt?.toISOString() ?? null,
  closes_at: row.closesAt?.toISOString() ?? null,
  is_shuffled: row.isShuffled,
  review: row.review,
  review_from: row.reviewFrom,
  pass_percent: row.passPercent,
  is_for_candidates: row.isForCandidates,
  fee_in_paise: row.feeInPaise,
  sections: sections.map(({ id, title, note }) => ({
    key: `s${id}`,
    title,
    note,
    questions: questions
      .filter(({ sectionId }) => sectionId === id)
      .map((question) => ({
        item_id: itemIdOf(question),
        marks: question.marks,
        negative_marks: question.negativeMarks,
      })),
  })),
})

const asDate = (moment: string | null) => (moment === null ? null : new Date(moment))

/** The columns that takers see, from what an author has decided. */
export const publishedColumns = (composition: Composition) => ({
  ...listedColumns(composition),
  summary: composition.summary,
  rules: composition.rules.filter(Boolean),
  attemptsAllowed: composition.attempts_allowed,
  opensAt: asDate(composition.opens_at),
  closesAt: asDate(composition.closes_at),
  isShuffled: composition.is_shuffled,
  review: composition.review,
  reviewFrom: composition.review_from,
  passPercent: composition.pass_percent,
  isForCandidates: composition.is_for_candidates,
  feeInPaise: composition.is_for_candidates ? composition.fee_in_paise : 0,
})

/** What lists show and search while it is a draft. */
export const listedColumns = ({ title, subject, min_age, max_age, minutes }: Composition) => ({
  title,
  subject,
  minAge: min_age,
  maxAge: max_age,
  minutes: minutes ?? 30,
})

export const itemIdsIn = ({ sections }: Composition): number[] =>
  sections.flatMap(({ questions }) => questions.map(({ item_id }) => item_id))
