import * as z from '@brightyard/contract/schema'
import { documentKinds, uploadKinds } from './constants.ts'

/** The id of an upload: anyone who has it may continue it, remove it, or send it with a form. */
export const UploadId = z.string().check(z.regex(/^[\w-]{22}$/, 'Please choose the file again.'))

/** Progress of an upload. */
export const UploadProgress = z.object({
  /** Bytes stored; the next part starts there. */
  received: z.int(),
  /** The type by content; null until the upload is complete. */
  kind: z.nullable(z.enum(uploadKinds)),
})
export type UploadProgress = z.infer<typeof UploadProgress>

/** A file sent with a form, for those who may read the form. */
export const Document = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(documentKinds),
  size: z.int(),
})
export type Document = z.infer<typeof Document>
