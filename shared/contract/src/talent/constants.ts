/** Where a campaign of the TalentBox is, by the server's clock; closed once the verdict is published. */
export const campaignPhases = ['upcoming', 'open', 'judging', 'closed'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** Kinds of files that a campaign may take. */
export const entryFileKinds = ['picture', 'video', 'audio', 'pdf'] as const
export type EntryFileKind = (typeof entryFileKinds)[number]

/**
 * Where an entry is, for its family. needs_consent: a kid has sent it, and a guardian has to agree. needs_payment: it
 * counts once the fee is paid. in_review: Brightyard looks at it before others see it.
 */
export const entryStatuses = [
  'draft',
  'needs_consent',
  'needs_payment',
  'in_review',
  'shown',
  'refused',
  'withdrawn',
] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** Why a kid cannot enter a campaign, or no further time. */
export const entryProblems = [
  'not_open',
  'too_young',
  'too_old',
  'birth_date_missing',
  'limit_reached',
] as const
export type EntryProblem = (typeof entryProblems)[number]

/** What a guardian agrees to. A new text needs a new version; entries keep the version that was agreed to. */
export const entryConsent = {
  version: 1,
  text: 'I am the guardian of this child. The entry is the child’s own work. Brightyard may show it with the first name and the age group, and give it to the jury without any name. I can withdraw it until the campaign closes.',
} as const

/** After the closing, a guardian has this long to agree to what the kid has sent in time. */
export const consentGraceHours = 48
