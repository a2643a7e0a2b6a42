import * as z from '@brightyard/contract/schema'

export const siteLanguages = ['en', 'hi'] as const

/** The signed-in person's own profile. */
export const Profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** In international form: `+919876543210`. */
  mobile: z.nullable(z.string()),
  /** Whether the person has proved to read what goes to the contact. */
  email_verified: z.boolean(),
  mobile_verified: z.boolean(),
  city: z.nullable(z.string()),
  language: z.enum(siteLanguages),
  /** Address of a square picture. */
  avatar: z.nullable(z.string()),
  role: z.string(),
  reference_code: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>
