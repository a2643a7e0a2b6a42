import * as z from '@brightyard/contract/schema'
import { hasWords, isPrintable, printable } from './printable.ts'

/** A remote: `shop`. */
export const RemoteName = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is not a name of a remote'),
  // As keys such names would name what every object has.
  z.refine((name) => !(name in Object.prototype), 'is not a name of a remote'),
)
/** Of a release's folder, or of its remote.json. */
export const ReleaseAddress = z.string().check(z.minLength(1), z.maxLength(2000))
/** Who acts: shown in the history and in the audit log. */
export const Actor = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is missing: name who acts'),
    z.maxLength(200),
    z.refine(isPrintable, 'may have no line break or other control character'),
  )
/** Why, on one line: shown in the history and in the audit log. */
export const Why = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim()),
  z.overwrite(printable),
  z.minLength(1, 'is missing: give a reason'),
  z.maxLength(1000),
  z.refine(hasWords, 'has no words: write in a few words why'),
)
/** Number of a release set, from 1. */
export const SetNumber = z.int().check(z.positive())
/** The set that the caller decided on; 0 for none. Refused with 409 when another one is current. */
export const ExpectedSet = z.optional(z.int().check(z.nonnegative()))
/** Accepts a release without its trial when the API is down. Recorded in the audit log. */
export const AllowWithoutTrial = z._default(z.boolean(), false)
