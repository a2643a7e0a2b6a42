import * as z from '@brightyard/contract/schema'
import { paymentStates } from '../orders/constants.ts'

/** What an individual candidate has paid or is to pay, tax included; all in paise. */
export const CandidateFee = z.object({
  pre_tax_in_paise: z.int(),
  tax_in_paise: z.int(),
  total_in_paise: z.int(),
  tax_percent: z.int(),
})
export type CandidateFee = z.infer<typeof CandidateFee>

/** The one assessment that an application ID and its passcode open. */
export const CandidateSeat = z.object({
  name: z.string(),
  application_id: z.string(),
  assessment_id: z.int(),
  title: z.string(),
  subject: z.string(),
  given_by: z.string(),
  minutes: z.int(),
  /** Null: always open. */
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  /** Null where it is free. */
  fee: z.nullable(CandidateFee),
  /** Whether nothing is to be paid any more. */
  is_paid: z.boolean(),
})
export type CandidateSeat = z.infer<typeof CandidateSeat>

/** The payment of a fee, as the server knows it. */
export const CandidatePayment = z.object({
  order_code: z.string(),
  assessment_id: z.int(),
  title: z.string(),
  status: z.enum(paymentStates),
  /** For people: what happened and what to do. */
  message: z.string(),
  fee: CandidateFee,
  /** Whether another try at the same order is possible. */
  can_retry: z.boolean(),
  /** Null until it is paid. */
  invoice_number: z.nullable(z.string()),
  paid_at: z.nullable(z.iso.datetime()),
})
export type CandidatePayment = z.infer<typeof CandidatePayment>
