import * as z from '@brightyard/contract/schema'

/**
 * What POST /oauth/token answers. The access token lives in the page's memory only; the refresh value
 * travels in an HttpOnly cookie and never in a body.
 */
export const Token = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
})
export type Token = z.infer<typeof Token>

/** A new password. The most common ones are refused by the server. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, 'Please choose a password of at least 8 characters.'),
    z.maxLength(128, 'Please choose a password of at most 128 characters.'),
  )
