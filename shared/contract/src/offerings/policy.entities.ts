import * as z from '@brightyard/contract/schema'

const hours = 'Please enter hours, at most 2160.'
const share = 'Please enter a share from 0 to 100 percent.'

/** Who cancels at least this many hours before the start gets this share of the price back. */
export const RefundStep = z.object({
  hours_before: z.int(hours).check(z.minimum(0, hours), z.maximum(24 * 90, hours)),
  percent_back: z.int(share).check(z.minimum(0, share), z.maximum(100, share)),
})
export type RefundStep = z.infer<typeof RefundStep>
