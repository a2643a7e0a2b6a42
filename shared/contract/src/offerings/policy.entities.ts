import * as z from '@brightyard/contract/schema'

/** Who cancels at least this many hours before the start gets this share of the price back. */
export const RefundStep = z.object({
  hours_before: z.int().check(z.minimum(0), z.maximum(24 * 90)),
  percent_back: z.int().check(z.minimum(0), z.maximum(100)),
})
export type RefundStep = z.infer<typeof RefundStep>
