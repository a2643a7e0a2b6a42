/** What files are for that are sent in parts of `sendUploadPart`; each has its own rules. */
export const partPurposes = [
  'application',
  'form',
  'form-picture',
  'post-picture',
  'post-video',
  'question-picture',
  'offering-picture',
] as const

export type PartPurpose = (typeof partPurposes)[number]

/** Those and files of entries, which come in another way: `entryUploadPath`. */
export const uploadPurposes = [...partPurposes, 'entry'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const documentKinds = ['pdf', 'jpg', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** All that is accepted somewhere. */
export const uploadKinds = [...documentKinds, 'webp', 'mp4', 'mp3', 'm4a'] as const
export type UploadKind = (typeof uploadKinds)[number]

interface UploadRules {
  kinds: readonly UploadKind[]
  /** Of one file. */
  maxBytes: number
  maxFiles: number
}

/** What each form accepts; pages say so before a file is chosen, the API enforces it. */
export const uploadRules: Record<UploadPurpose, UploadRules> = {
  application: { kinds: documentKinds, maxBytes: 5_000_000, maxFiles: 5 },
  /** Of one field of a web form, which may take fewer. */
  form: { kinds: documentKinds, maxBytes: 10_000_000, maxFiles: 5 },
  /** Of a field that takes pictures alone. */
  'form-picture': { kinds: ['jpg', 'png'], maxBytes: 10_000_000, maxFiles: 5 },
  'post-picture': { kinds: ['jpg', 'png', 'webp'], maxBytes: 10_000_000, maxFiles: 8 },
  'post-video': { kinds: ['mp4'], maxBytes: 30_000_000, maxFiles: 1 },
  'question-picture': { kinds: ['jpg', 'png', 'webp'], maxBytes: 10_000_000, maxFiles: 1 },
  'offering-picture': { kinds: ['jpg', 'png', 'webp'], maxBytes: 10_000_000, maxFiles: 1 },
  /** Of one file of any kind; `entryMaxBytes` has less for most. */
  entry: {
    kinds: ['jpg', 'png', 'webp', 'mp4', 'mp3', 'm4a', 'pdf'],
    maxBytes: 100_000_000,
    maxFiles: 10,
  },
}

/** Bytes of one part: small enough for a slow phone to send before the call times out. */
export const uploadPartBytes = 240_000

export const partnerServices = [
  'Programs and classes',
  'Workshops and events',
  'Sports',
  'Performing arts',
  'Products for the shop',
  'Something else',
] as const

/** How long a film or a recording may be, whatever it is sent for. */
export const mediaMaxMinutes = { video: 5, audio: 10 } as const
