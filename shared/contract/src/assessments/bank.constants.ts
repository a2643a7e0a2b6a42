/** How hard an author takes a question to be; the analysis of its answers says how hard it was. */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** Whose questions a list shows: of the own school or partner, or those that Brightyard shares with all. */
export const bankOwners = ['own', 'brightyard'] as const
export type BankOwner = (typeof bankOwners)[number]

/** A question that is retired stays where it is used and is offered no more. */
export const bankStates = ['active', 'retired'] as const

/** Ages that questions and assessments are for; all of them: for everybody. */
export const assessmentAges = { min: 3, max: 18 } as const

/** How large a question may be. */
export const itemLimits = {
  /** Characters of the question, and of its explanation. */
  text: 2000,
  /** Characters of an option or an accepted text. */
  option: 200,
  options: 12,
  /** Texts that are accepted. */
  accepted: 12,
  marks: 100,
} as const

/** Where an assessment is for those who make it. */
export const deskStates = ['draft', 'published', 'closed'] as const
export type DeskState = (typeof deskStates)[number]

/** How large an assessment may be, beside `mostQuestions`. */
export const compositionLimits = {
  sections: 12,
  rules: 10,
  minutes: 600,
  attempts: 20,
  feeInPaise: 10_000_000,
} as const
