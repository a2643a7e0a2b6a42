/** Where a campaign of the TalentBox is, by the server's clock; closed once the verdict is published. */
export const campaignPhases = ['upcoming', 'open', 'judging', 'closed'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** Kinds of files that a campaign may take. */
export const entryFileKinds = ['picture', 'video', 'audio', 'pdf'] as const
export type EntryFileKind = (typeof entryFileKinds)[number]

/** Whether words alone are an entry: in a campaign that takes writing, as a PDF or without any file. */
export const takesWords = (kinds: readonly EntryFileKind[], maxFiles: number): boolean =>
  maxFiles === 0 || kinds.length === 0 || kinds.includes('pdf')

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

/** What a file of each kind may have; pages say so before a file is chosen, the API enforces it. */
export const entryMaxBytes: Record<EntryFileKind, number> = {
  picture: 10_000_000,
  video: 100_000_000,
  audio: 30_000_000,
  pdf: 20_000_000,
}

/**
 * Where files of entries are sent, by the tus protocol (https://tus.io): resumed after a broken connection from the
 * last byte that came. `Upload-Metadata` names the `entry`, the `filename` and the `fingerprint`: 16
 * hexadecimal digits that a sender makes of the first and the last `entryFingerprintBytes`. 503 with `retry-after` while too many come at once. A file that was begun goes on at this path
 * and its upload id. 403 to 422 answer with a Problem.
 */
export const entryUploadPath = '/vendor/api/talentbox/uploads'
/** Of each end of a file, for its fingerprint. */
export const entryFingerprintBytes = 65_536
/** Bytes of one request: small enough for a slow phone to send before it times out. */
export const entryPartBytes = 1_000_000

/** After the closing, a guardian has this long to agree to what the kid has sent in time. */
export const consentGraceHours = 48

/** Why votes wait: many from one address, or many by accounts of the same day. */
export const voteHoldCauses = ['address', 'new_accounts'] as const
export type VoteHoldCause = (typeof voteHoldCauses)[number]
/** What an administrator makes of votes that wait. */
export const voteHoldVerdicts = ['released', 'discarded'] as const

/** A juror gives each criterion so many points at most. */
export const juryPoints = 10
/** How far a juror is with an entry; what is final counts, and stays as it is. */
export const juryStates = ['open', 'draft', 'final'] as const
export type JuryState = (typeof juryStates)[number]
