import * as z from '@brightyard/contract/schema'
import { Picture } from './picture.ts'

export const campaignStates = ['running', 'upcoming', 'past'] as const

/** A campaign of the talentbox. */
export const Campaign = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `Colour`, `Music`, `Story`, … */
  theme: z.string(),
  picture: z.nullable(Picture),
  state: z.enum(campaignStates),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Years. */
  age: z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  /** 0: free of charge. */
  entry_fee_in_paise: z.int(),
  prize: z.nullable(z.string()),
  entries_count: z.int(),
})
export type Campaign = z.infer<typeof Campaign>
