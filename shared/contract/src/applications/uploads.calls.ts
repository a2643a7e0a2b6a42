import * as z from '@brightyard/contract/schema'
import { MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { partPurposes, uploadPartBytes, uploadRules } from './constants.ts'
import { UploadId, UploadProgress } from './entities.ts'

const base = 'vendor'
const largest = Math.max(...partPurposes.map((purpose) => uploadRules[purpose].maxBytes))

/**
 * Announces a file for a form. Started by a signed-in person, it is that person's alone. Its parts follow, the first one within ten minutes; it is deleted after a day unless a
 * form uses it. 422 for a file that is too large or empty; 403 where the purpose is not for this person; 429 after
 * thirty in thirty minutes; 503 `no_room` where the sender, or everybody, has as many files waiting as fit.
 */
export const startUpload = defineCall({
  name: 'startUpload',
  method: 'POST',
  base,
  path: '/api/uploads',
  session: 'optional',
  summary: 'Announce a file for a form',
  body: z.object({
    purpose: z.enum(partPurposes),
    /** The file's name; shown as text and never used in a URL. */
    name: z.string().check(oneLine(), z.minLength(1), z.maxLength(200)),
    size: z
      .int()
      .check(
        z.minimum(1, 'This file is empty.'),
        z.maximum(largest, `Please choose a file of at most ${largest / 1_000_000} MB.`),
      ),
  }),
  response: z.object({ upload: UploadId }),
})

/**
 * The next part of a file; a part sent twice gets the same response. After the last one the file is
 * checked: 422 on `file`, and the file is deleted, when its content is not one of the kinds. 409
 * `not_in_order` when an earlier part is missing; 503 `no_room` like `startUpload`, and the part can be sent later; 404 for what
 * somebody else started.
 */
export const sendUploadPart = defineCall({
  name: 'sendUploadPart',
  method: 'PUT',
  base,
  path: '/api/uploads/:upload/part',
  session: 'optional',
  summary: 'Send the next part of a file',
  params: z.object({ upload: UploadId }),
  body: z.object({
    /** Offset of its first byte in the file. */
    start: z.int().check(z.nonnegative(), z.maximum(largest)),
    /** In base64. */
    data: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(Math.ceil(uploadPartBytes / 3) * 4),
        z.regex(/^[\w+/]+={0,2}$/),
      ),
  }),
  response: UploadProgress,
})

/** Succeeds when the file is already gone; 409 `in_use` once a form uses it; 404 for what somebody else started. */
export const removeUpload = defineCall({
  name: 'removeUpload',
  method: 'DELETE',
  base,
  path: '/api/uploads/:upload',
  session: 'optional',
  summary: 'Remove a file that no form uses yet',
  params: z.object({ upload: UploadId }),
  response: MessageResponse,
})

/** A URL of a document, valid for ten minutes; only for those who may read its form. */
export const openDocument = defineCall({
  name: 'openDocument',
  method: 'POST',
  base,
  path: '/api/documents/:id',
  session: 'required',
  summary: 'A URL of a document sent with a form',
  params: z.object({ id: PathId }),
  response: z.object({ url: z.string(), valid_until: z.iso.datetime() }),
})
