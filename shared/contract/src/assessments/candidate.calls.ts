import * as z from '@brightyard/contract/schema'
import { OrderCode } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import { CandidatePayment, CandidateSeat } from './candidate.entities.ts'

const base = 'vendor'
const session = 'none'
const path = '/api/assessment/candidate'

/** What a candidate got in a message. In the body alone, where the runtime puts both (spec §7); 401 without them. */
const passcode = {
  application_id: z.optional(z.string().check(z.maxLength(40))),
  password: z.optional(z.string().check(z.maxLength(100))),
}

/** 401 `wrong_passcode`; 429 after too many guesses, also for the right one. */
export const getCandidate = defineCall({
  name: 'getCandidate',
  method: 'POST',
  base,
  path,
  session,
  reads: true,
  summary: 'The assessment that a passcode opens',
  body: z.object(passcode),
  response: CandidateSeat,
})

/**
 * Orders the fee, or answers with the order that awaits its payment: a double click pays once. 409 `already_paid`,
 * `no_fee`, or `closed` where no attempt could be started any more.
 */
export const payCandidateFee = defineCall({
  name: 'payCandidateFee',
  method: 'POST',
  base,
  path: `${path}/pay`,
  session,
  summary: 'Pay the fee of an assessment',
  body: z.object(passcode),
  response: PaymentStart,
})

/** Asks the gateway too. With the order's secret, which its address has; 404 for any other. */
export const getCandidatePayment = defineCall({
  name: 'getCandidatePayment',
  method: 'POST',
  base,
  path: `${path}/payment`,
  session,
  summary: 'What became of the payment of a fee',
  body: z.object({
    order_code: OrderCode,
    secret: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: CandidatePayment,
})
