import * as z from '@brightyard/contract/schema'
import { CancellationQuote } from '../bookings/entities.ts'
import { IdempotencyKey, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { EnrolmentChoice, EnrolmentQuote, EnrolmentStart } from './enrolment.entities.ts'

const base = 'vendor'
const session = 'required'

/** Changes nothing; guardians only, 404 for other people's kids. */
export const quoteEnrolment = defineCall({
  name: 'quoteEnrolment',
  method: 'POST',
  base,
  path: '/api/program-enrolments/quote',
  session,
  summary: 'What enrolling kids in a program would be and cost',
  body: EnrolmentChoice,
  response: EnrolmentQuote,
})

/**
 * Enrols each kid, all or none: at once where nothing is to pay, otherwise with the payment; seats are kept for fifteen
 * minutes. An unpaid order of the same person for the same program is replaced. 409 `enrolment_changed` when the quote
 * of this fingerprint is no longer true, 409 `class_full` when the last seat went to somebody else, 422 with one of
 * `enrolmentProblems` otherwise.
 */
export const enrolKids = defineCall({
  name: 'enrolKids',
  method: 'POST',
  base,
  path: '/api/program-enrolments',
  session,
  summary: 'Enrol kids in a program',
  body: z.extend(EnrolmentChoice, {
    idempotency_key: IdempotencyKey,
    fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: EnrolmentStart,
})

/** 409 `completed` for a program that is done, 409 `bought_by_other` where another guardian paid. */
export const quoteLeaving = defineCall({
  name: 'quoteLeaving',
  method: 'GET',
  base,
  path: '/api/program-enrolments/:id/leaving',
  session,
  summary: 'What leaving a program would give back',
  params: z.object({ id: PathId }),
  response: CancellationQuote,
})
