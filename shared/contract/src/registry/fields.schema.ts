import * as z from '@brightyard/contract/schema'

/** A remote: `shop`. */
export const RemoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is not a name of a remote'))
/** Of a release's folder, or of its remote.json. */
export const ReleaseAddress = z.string().check(z.minLength(1), z.maxLength(2000))
/** Who acts: stands in the history and in the audit log. */
export const Actor = z
  .string()
  .check(z.trim(), z.minLength(1, 'is missing: say who acts'), z.maxLength(200))
/** Why: stands in the history and in the audit log. */
export const Why = z
  .string()
  .check(z.trim(), z.minLength(1, 'is missing: say why'), z.maxLength(1000))
/** Number of a release set, from 1. */
export const SetNumber = z.int().check(z.positive())
/** The set that the caller decided on; 0 when there was none. Refused with 409 when another one is current. */
export const ExpectedSet = z.optional(z.int().check(z.nonnegative()))
/** Lets a release in although the API is away, so that its pages could not be tried. Stands in the audit log. */
export const AllowWithoutTrial = z._default(z.boolean(), false)
