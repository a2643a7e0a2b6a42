import * as z from '@brightyard/contract/schema'
import { largestId } from './constants.ts'

/** Controls other than line breaks and tabs, marks of direction, blanks of no width, and letters that show nothing. */
const unseen =
  /[^\P{Cc}\t\n\r]|[\u034F\u17B4\u17B5\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu
/** Joiners that join nothing: scripts and emoji need them after a letter, a mark or a picture alone. */
const idleJoiners = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu

/** What people can see of a text: nothing in it is invisible, or turns the direction of what stands around it. */
export const visibleText = (text: string) =>
  text.replaceAll(unseen, '').replaceAll(idleJoiners, '').trim()

/** For texts that people write: only what can be seen is left, without blanks at the ends. */
export const written = () => z.overwrite<string>(visibleText)

/** For fields of one line: line breaks, tabs and control characters become a space, and none is at an end. */
export const oneLine = () =>
  z.overwrite<string>((text) =>
    visibleText(text.replaceAll(/[\s\p{Cc}]+/gu, ' '))
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  )

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

const earliestMoment = Date.UTC(2000, 0)
const tenYears = 10 * 366 * 24 * 60 * 60 * 1000

/** A moment that a person enters, such as when something opens: from 2000 on, and at most ten years ahead. */
export const EnteredMoment = z.iso.datetime().check(
  z.refine((moment) => {
    const time = Date.parse(moment)
    // What is no moment at all is refused by the format.
    return Number.isNaN(time) || (time >= earliestMoment && time <= Date.now() + tenYears)
  }, 'Please check the year: a date is from 2000 on, and at most ten years ahead.'),
)

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
