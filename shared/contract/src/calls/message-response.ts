import * as z from '@brightyard/contract/schema'

/** The answer of a call that has nothing to give back but a sentence for people. */
export const MessageResponse = z.object({ message: z.string() })
export type MessageResponse = z.infer<typeof MessageResponse>
