/** What a form is that takes files; each has its rules. */
export const uploadPurposes = ['application'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const documentKinds = ['pdf', 'jpg', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]

interface UploadRules {
  kinds: readonly DocumentKind[]
  /** Of one file. */
  mostBytes: number
  mostFiles: number
}

/** What each form takes; pages say it before anything is chosen, the API has the last word. */
export const uploadRules: Record<UploadPurpose, UploadRules> = {
  application: { kinds: documentKinds, mostBytes: 5_000_000, mostFiles: 5 },
}

/** Bytes of one part: a slow telephone sends it well within a call's time. */
export const uploadPartBytes = 240_000

export const partnerServices = [
  'Programs and classes',
  'Workshops and events',
  'Sports',
  'Performing arts',
  'Products for the shop',
  'Something else',
] as const
