import * as z from '@brightyard/contract/schema'
import { documentKinds } from './constants.ts'

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
