/** Forms that take files; each has its own rules. */
export const uploadPurposes = ['application', 'form'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const documentKinds = ['pdf', 'jpg', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]

interface UploadRules {
  kinds: readonly DocumentKind[]
  /** Of one file. */
  maxBytes: number
  maxFiles: number
}

/** What each form accepts; pages say so before a file is chosen, the API enforces it. */
export const uploadRules: Record<UploadPurpose, UploadRules> = {
  application: { kinds: documentKinds, maxBytes: 5_000_000, maxFiles: 5 },
  /** Of one field of a web form, which may take fewer. */
  form: { kinds: documentKinds, maxBytes: 10_000_000, maxFiles: 5 },
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
