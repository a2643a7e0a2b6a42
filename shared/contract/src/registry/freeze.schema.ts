import * as z from '@brightyard/contract/schema'
import { Actor, Why } from './fields.schema.ts'

/** `POST /freeze`: blocks swaps, rollbacks and canaries until it ends. Returns a `DeploymentResult`, as every change does. */
export const FreezeRequest = z.object({
  /** Shown to anyone who tries to swap. */
  message: Why,
  actor: Actor,
})
export type FreezeRequest = z.infer<typeof FreezeRequest>

/** `POST /unfreeze` */
export const UnfreezeRequest = z.object({ actor: Actor, reason: Why })
export type UnfreezeRequest = z.infer<typeof UnfreezeRequest>
