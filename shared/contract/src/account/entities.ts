import * as z from '@brightyard/contract/schema'
import { siteLanguages, socialProviderIds } from './constants.ts'

/** The signed-in person's own profile. */
export const Profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** In international form: `+919876543210`. */
  mobile: z.nullable(z.string()),
  /** Whether the user has confirmed a code sent to this contact. */
  email_verified: z.boolean(),
  mobile_verified: z.boolean(),
  city: z.nullable(z.string()),
  language: z.enum(siteLanguages),
  /** URL of a square picture. */
  avatar: z.nullable(z.string()),
  role: z.string(),
  reference_code: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

export const SocialProviderId = z.enum(socialProviderIds)
export type SocialProviderId = z.infer<typeof SocialProviderId>

/** A provider that people can sign in with. */
export const SocialProvider = z.object({ id: SocialProviderId, name: z.string() })
export type SocialProvider = z.infer<typeof SocialProvider>

/** An identity at a provider that signs in to this account. */
export const LinkedAccount = z.object({
  provider: SocialProviderId,
  name: z.string(),
  /** What the provider calls the person. */
  label: z.nullable(z.string()),
  linked_at: z.iso.datetime(),
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

/** A browser or device where the account is signed in. */
export const ActiveSession = z.object({
  id: z.string(),
  /** `Chrome on Android`. */
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  last_active_at: z.iso.datetime(),
  is_current: z.boolean(),
})
export type ActiveSession = z.infer<typeof ActiveSession>
