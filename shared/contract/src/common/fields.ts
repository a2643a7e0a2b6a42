import * as z from '@brightyard/contract/schema'
import { largestId } from './constants.ts'

/** For fields of one line: line breaks, tabs and control characters become a space, and none is at an end. */
export const oneLine = () =>
  z.overwrite<string>((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())

/** The id of a row. */
export const DatabaseId = z.int().check(z.positive(), z.maximum(largestId))

/** The id of a row in an address. */
export const PathId = z.coerce
  .number<number | string>()
  .check(z.int(), z.positive(), z.maximum(largestId))

/** Of one of the countries of `listCountries`. */
export const CountryId = z.int().check(z.positive(), z.maximum(100_000))

/** `BY-7F3K-9Q2M-XT`, as people type it: lower case is fine too. */
export const OrderCode = z
  .string()
  .check(oneLine(), z.regex(/^[\w-]{4,40}$/, 'Please check the order number.'))

/**
 * Created once per user action (`crypto.randomUUID()`) and sent with every retry. The same key with
 * the same content returns the first result; with different content it is refused with 422
 * `key_reused`. Stored for 24 hours, per user.
 */
export const IdempotencyKey = z
  .string()
  .check(z.regex(/^[\w-]{16,64}$/, 'Please reload the page and try again.'))

/** The answer of a call that only returns a message for people. */
export const MessageResponse = z.object({ message: z.string() })
export type MessageResponse = z.infer<typeof MessageResponse>
