import * as z from '@brightyard/contract/schema'
import { Campaign } from './campaign.ts'
import { ContentCard } from './content-entry.ts'
import { Picture } from './picture.ts'

/** All that the home page shows, in one answer. An empty list leaves its part of the page out. */
export const Home = z.object({
  slides: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      action: z.object({ label: z.string(), href: z.string() }),
      picture: Picture,
      area: z.enum(['learn', 'shop', 'talent']),
    }),
  ),
  stats: z.array(z.object({ value: z.string(), label: z.string() })),
  programs: z.array(ContentCard),
  /** Upcoming events and workshops, the next one first. */
  activities: z.array(ContentCard),
  campaigns: z.array(Campaign),
  young_xperts: z.array(ContentCard),
  news: z.array(ContentCard),
  awards: z.array(ContentCard),
  testimonials: z.array(ContentCard),
})
export type Home = z.infer<typeof Home>
