import * as z from '@brightyard/contract/schema'

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

/** The id of a file on its way: who knows it may go on with it, remove it, or send it with a form. */
export const UploadId = z.string().check(z.regex(/^[\w-]{22}$/, 'Please choose the file again.'))

/** How far a file has come. */
export const UploadProgress = z.object({
  /** Bytes that are kept; the next part begins there. */
  received: z.int(),
  /** What the file is by its content, once all of it is there. */
  kind: z.nullable(z.enum(documentKinds)),
})
export type UploadProgress = z.infer<typeof UploadProgress>

/** A file that came with a form, for those who may read the form. */
export const Document = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(documentKinds),
  size: z.int(),
})
export type Document = z.infer<typeof Document>
