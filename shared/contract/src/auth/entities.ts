import * as z from '@brightyard/contract/schema'

/**
 * The response of POST /oauth/token. The access token lives in the page's memory only; the refresh value
 * travels in an HttpOnly cookie and never in a body.
 */
export const Token = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  /** Whose token it is: another tab may have signed in somebody else since. */
  user_id: z.optional(z.int()),
})
export type Token = z.infer<typeof Token>

/** The signed-in user, the response of GET /api/user. */
export const SessionUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  role_id: z.int().check(z.minimum(1), z.maximum(6)),
  /** 'guardian', 'student', 'school', 'vendor', …. */
  role: z.string(),
  /** The user's own student record; null unless a student. */
  student_id: z.nullable(z.int()),
  reference_code: z.nullable(z.string()),
  roomStudent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  roomVendor: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
  /** Whether a jury of the TalentBox has this person; left out for everybody else. */
  is_juror: z.optional(z.boolean()),
})
export type SessionUser = z.infer<typeof SessionUser>

/** A code was sent to a contact; the page sends the ticket back with the code. */
export const CodeSent = z.object({
  ticket: z.string(),
  message: z.string(),
  /** Seconds until the code expires. */
  expires_in: z.int(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const Ticket = z.string().check(z.regex(/^[\w-]{20,100}$/, 'Please start again.'))
