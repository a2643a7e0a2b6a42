import {
  openDocument,
  removeUpload,
  sendUploadPart,
  startUpload,
  uploadRules,
} from '@brightyard/contract'
import type { DocumentKind, UploadPurpose } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import {
  conflict,
  invalidInput,
  notFound,
  notSignedIn,
  notAuthorized,
} from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { SignedFile, readAddress } from '../../server/read-address.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitCaller } from '../auth/throttle.ts'
import { mayOpenAnswer } from '../forms/form-authors.ts'
import { refuseOtherRoles, staffRoles } from '../students/student-scope.ts'
import { readBytes } from './read-file.ts'
import { refuseWithoutRoom, senderOf } from './untaken-room.ts'
import { deleteUpload, findDocument, insertUpload, keepPart } from './upload.repository.ts'

const filePath = '/vendor/api/documents/file/'
const types: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const noDocument =
  'This is not a PDF, JPG or PNG that we accept, or it is a PDF with scripts or other files inside. Please save it again and retry.'
const noPicture =
  'This is not a JPG, PNG or WebP picture, or it is broken. Please save it again and retry.'
const notAccepted: Record<UploadPurpose, string> = {
  entry: 'This file is not of a kind that the campaign takes.',
  application: noDocument,
  form: noDocument,
  'form-picture': 'This is not a JPG or PNG picture, or it is broken. Please choose another one.',
  'post-picture': noPicture,
  'question-picture': noPicture,
  'offering-picture': noPicture,
  'post-video':
    'This is not an MP4 video that browsers play, or it is longer than five minutes. Please save it as MP4 (H.264) and retry.',
}

const announcements = {
  name: 'upload',
  windowInMinutes: 30,
  person: 60,
  visitor: 30,
  address: 600,
}

/** Uploads, in parts, and downloads for people who may read the form. */
export function uploadsRoutes(app: FastifyInstance, services: Services) {
  const { db, files, lock, now, linkSecret } = services

  registerCall(app, startUpload, async (actor, { purpose, name, size }, { request }) => {
    // Posts, questions and offerings are written by roles 3 to 6 alone; a form may be sent by anyone.
    if (!['application', 'form', 'form-picture'].includes(purpose)) {
      if (!actor) throw notSignedIn()
      refuseOtherRoles(actor, staffRoles)
    }
    const { maxBytes } = uploadRules[purpose]
    if (size > maxBytes) {
      throw invalidInput({ size: `Please choose a file of at most ${maxBytes / 1_000_000} MB.` })
    }
    await limitCaller(services, { actor, request }, announcements)
    const sender = senderOf(services, { actor, request })
    await refuseWithoutRoom(db, sender, size)
    const file = { purpose, name, size, ...sender, createdAt: now() }
    return { upload: await insertUpload(db, file) }
  })

  registerCall(app, sendUploadPart, async (actor, { upload, start, data }) => {
    const bytes = Buffer.from(data, 'base64')
    const progress = await keepPart(db, lock, { actor, ticket: upload, start, bytes })
    if ('refused' in progress) throw invalidInput({ file: notAccepted[progress.refused] })
    return progress
  })

  registerCall(app, removeUpload, async (actor, { upload }) => {
    if (!(await deleteUpload(actor, db, upload))) {
      throw conflict('in_use', 'This file was already sent.')
    }
    return { message: 'The file is removed.' }
  })

  registerCall(app, openDocument, async (actor, { id }) => {
    const document = await findDocument(db, id)
    if (!(await mayOpenAnswer(actor, db, document?.formAnswerId ?? null))) throw notAuthorized()
    if (!document) throw notFound('this document')
    const { token, validUntil } = fileToken(linkSecret, 'document', id, now())
    return { url: `${filePath}${token}`, valid_until: validUntil.toISOString() }
  })

  app.get(`${filePath}:token`, { schema: { hide: true } }, async (request, reply) => {
    const { token } = readAddress(SignedFile, request.params, 'this document')
    const id = idOfToken(linkSecret, 'document', token, now())
    const document = id === null ? undefined : await findDocument(db, id)
    if (!document) throw notFound('this document')
    return (
      reply
        .header('cache-control', 'no-store')
        // Always a download, never a page of the site: strangers sent it.
        .header('content-disposition', asAttachment(document.name, document.kind))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .type(types[document.kind])
        .send(await readBytes({ db, files }, document.id))
    )
  })
}

/** Named after its detected kind, whatever its sender called it. */
function asAttachment(name: string, kind: DocumentKind): string {
  const stem = name.replace(/\.\w{1,5}$/, '')
  const ascii = stem.replaceAll(/[^\w .-]/g, '_')
  return `attachment; filename="${ascii}.${kind}"; filename*=UTF-8''${encodeURIComponent(`${stem}.${kind}`).replaceAll(/['()*]/g, '_')}`
}
