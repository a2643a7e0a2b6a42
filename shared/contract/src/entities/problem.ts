import * as z from '@brightyard/contract/schema'

/** Every refusal and failure of the API, whatever its status. */
export const Problem = z.object({
  /** For programs, stable: `not_signed_in`, `invalid_input`, `already_in_cart`, … */
  code: z.string(),
  /** For people: what happened and what to do. */
  message: z.string(),
  /** Stands in the server's log too. */
  request_id: z.string(),
  /** With status 422: a sentence for each field that was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>
