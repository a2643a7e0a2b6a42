import * as z from '@brightyard/contract/schema'

/** Of the navigation to a draft that was made in this moment. */
export const BegunState = z.object({ begun: z.literal(true) })
export const begunState: z.infer<typeof BegunState> = { begun: true }
