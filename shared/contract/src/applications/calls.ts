import * as z from '@brightyard/contract/schema'
import { CountryId, oneLine, written } from '../common/fields.ts'
import { EmailAddress, PersonName } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { partnerServices, uploadRules } from './constants.ts'
import { Document, UploadId } from './entities.ts'

const required = (sentence: string) =>
  z
    .string()
    .check(
      oneLine(),
      z.minLength(1, sentence),
      z.maxLength(100, 'Please use at most 100 characters.'),
    )

/** What an organisation enters to join. */
export const Application = z.object({
  organisation: required('Please enter the name of the organisation.'),
  contact_name: PersonName,
  email: EmailAddress,
  mobile: z
    .string()
    .check(
      oneLine(),
      z.minLength(1, 'Please enter a mobile number.'),
      z.maxLength(30, 'Please enter a valid mobile number.'),
    ),
  country_id: z.optional(CountryId),
  city: required('Please enter the city.'),
  services: z
    .array(z.enum(partnerServices))
    .check(z.maxLength(partnerServices.length, 'Please choose each of them once.')),
  message: z.string().check(written(), z.maxLength(2000, 'Please use at most 2,000 characters.')),
})
export type Application = z.infer<typeof Application>

/** Returns the reference number of the application. */
export const sendApplication = defineCall({
  name: 'sendApplication',
  method: 'POST',
  base: 'vendor',
  path: '/api/applications/:kind',
  session: 'optional',
  summary: 'Apply as a partner or a school',
  params: z.object({ kind: z.enum(['partner', 'school']) }),
  body: z.extend(Application, {
    /** The id of the invitation that led here. */
    invitation: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
    /** Files from `startUpload`: either all of them are accepted, or nothing is stored. */
    documents: z.optional(
      z
        .array(UploadId)
        .check(
          z.maxLength(
            uploadRules.application.maxFiles,
            `Please send at most ${uploadRules.application.maxFiles} documents.`,
          ),
        ),
    ),
  }),
  response: z.object({ reference: z.string() }),
})

/** What the inviter entered in the referral dialog. */
export const readInvitation = defineCall({
  name: 'readInvitation',
  method: 'GET',
  base: 'vendor',
  path: '/api/invitations/:id',
  session: 'none',
  summary: 'The fields that an invitation fills in',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,60}$/)) }),
  response: z.object({
    organisation: z.string(),
    city: z.string(),
    invited_by: z.nullable(z.string()),
  }),
})

/** For admins, by the applicant's reference number. */
export const readApplication = defineCall({
  name: 'readApplication',
  method: 'GET',
  base: 'vendor',
  path: '/api/applications/:reference',
  session: 'required',
  summary: 'What a partner or school sent',
  params: z.object({ reference: z.string().check(oneLine(), z.regex(/^[A-Za-z]{2}-\w{8}$/)) }),
  response: z.object({
    reference: z.string(),
    kind: z.enum(['partner', 'school']),
    sent_at: z.iso.datetime(),
    organisation: z.string(),
    contact_name: z.string(),
    email: z.string(),
    mobile: z.string(),
    city: z.string(),
    services: z.array(z.string()),
    message: z.string(),
    /** `openDocument` returns the URL of one. */
    documents: z.array(Document),
  }),
})
