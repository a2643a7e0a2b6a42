import * as z from '@brightyard/contract/schema'
import { Actor, Why } from './fields.schema.ts'

/** `POST /freeze`: nothing is swapped, rolled back or tried until it ends. Answered with a `DeploymentResult`, as every move is. */
export const FreezeRequest = z.object({
  /** Shown to whoever tries to swap. */
  message: Why,
  actor: Actor,
})
export type FreezeRequest = z.infer<typeof FreezeRequest>

/** `POST /unfreeze` */
export const UnfreezeRequest = z.object({ actor: Actor, reason: Why })
export type UnfreezeRequest = z.infer<typeof UnfreezeRequest>
