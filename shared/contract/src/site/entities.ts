import * as z from '@brightyard/contract/schema'

/** Social links; an empty one is not shown. */
export const SiteSettings = z.object({
  facebook_link: z.string(),
  twitter_link: z.string(),
  instagram_link: z.string(),
  linkedin_link: z.string(),
  youtube_link: z.string(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** A country with its phone code. */
export const Country = z.object({
  id: z.int(),
  name: z.string(),
  /** With the plus: `+91`. */
  phonecode: z.string(),
})
export type Country = z.infer<typeof Country>
