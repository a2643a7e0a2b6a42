import * as z from '@brightyard/contract/schema'

export const socialProviderIds = ['google', 'facebook', 'apple'] as const
export const SocialProviderId = z.enum(socialProviderIds)
export type SocialProviderId = z.infer<typeof SocialProviderId>

/** A provider that people may sign in with on this site. */
export const SocialProvider = z.object({ id: SocialProviderId, name: z.string() })
export type SocialProvider = z.infer<typeof SocialProvider>

/** An identity at a provider that opens this account. */
export const LinkedAccount = z.object({
  provider: SocialProviderId,
  name: z.string(),
  /** What the provider calls the person. */
  label: z.nullable(z.string()),
  linked_at: z.iso.datetime(),
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

/** A browser or device in which the account is signed in. */
export const ActiveSession = z.object({
  id: z.string(),
  /** `Chrome on Android`. */
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  last_active_at: z.iso.datetime(),
  is_current: z.boolean(),
})
export type ActiveSession = z.infer<typeof ActiveSession>

/** A code is on its way to a contact; the ticket stays with the page that asked for it. */
export const CodeSent = z.object({
  ticket: z.string(),
  message: z.string(),
  /** Seconds until the code no longer works. */
  expires_in: z.int(),
})
export type CodeSent = z.infer<typeof CodeSent>

/** Six digits, as people type or paste them. */
export const SentCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{3}[ -]?\d{3}$/, 'Please enter the six digits that we sent.'))

export const Ticket = z.string().check(z.regex(/^[\w-]{20,100}$/, 'Please start again.'))
