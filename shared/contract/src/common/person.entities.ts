import * as z from '@brightyard/contract/schema'
import { oneLine } from './fields.ts'

/** Names are stored as typed and shown as text, never as HTML. */
export const PersonName = z
  .string()
  .check(
    oneLine(),
    z.minLength(1, 'Please enter a name.'),
    z.regex(/\p{L}/u, 'Please write the name with letters.'),
    z.maxLength(100, 'Please use at most 100 characters.'),
  )

export const CityName = z
  .string()
  .check(oneLine(), z.maxLength(100, 'Please use at most 100 characters.'))

export const EmailAddress = z
  .string()
  .check(
    oneLine(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email id.'),
    z.regex(
      /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
      'Please enter a valid email id.',
    ),
  )

/** An email address or a mobile number in one field; the server decides which. */
export const EmailOrMobile = z
  .string()
  .check(
    oneLine(),
    z.minLength(1, 'Please enter an email address or a mobile number.'),
    z.maxLength(254, 'Please enter a valid email or mobile number.'),
  )

/** A new password. The most common ones are refused by the server. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, 'Please choose a password of at least 8 characters.'),
    z.maxLength(128, 'Please choose a password of at most 128 characters.'),
  )

/** Six digits, as people type or paste them. */
export const SentCode = z
  .string()
  .check(oneLine(), z.regex(/^\d{3}[ -]?\d{3}$/, 'Please enter the six digits that we sent.'))
