import * as z from '@brightyard/contract/schema'
import { ageBands } from '../catalog/constants.ts'
import { Picture } from '../common/entities.ts'
import { activityModes } from '../offerings/constants.ts'

/** An entry as a line of text: its title, and what leads to its page. */
export const HomeLine = z.object({
  id: z.int(),
  /** See `contentTypeIds`. */
  content_type_id: z.int(),
  slug: z.string(),
  title: z.string(),
  published_at: z.iso.datetime(),
})
export type HomeLine = z.infer<typeof HomeLine>

/** One entry in full, and others as lines below it. */
const HomeStories = z.object({
  feature: z.nullable(z.extend(HomeLine, { summary: z.string(), picture: z.nullable(Picture) })),
  more: z.array(HomeLine),
})
export type HomeStories = z.infer<typeof HomeStories>

const Activity = z.object({
  id: z.int(),
  content_type_id: z.int(),
  slug: z.string(),
  title: z.string(),
  starts_at: z.iso.datetime(),
  place: z.nullable(z.string()),
  /** Null: not for sale. 0: free of charge. */
  price_in_paise: z.nullable(z.int()),
  is_sold_out: z.boolean(),
})

const Program = z.object({
  id: z.int(),
  title: z.string(),
  age_from: z.int(),
  age_to: z.int(),
  mode: z.enum(activityModes),
  weeks: z.int(),
  /** With tax; 0 is free. */
  price_in_paise: z.int(),
})

const RunningCampaign = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** `Colour`, `Music`, `Story`, … */
  theme: z.string(),
  ends_at: z.iso.datetime(),
  /** Years. */
  age: z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  /** 0: free of charge. */
  entry_fee_in_paise: z.int(),
})

const Testimonial = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Who says it. */
  subtitle: z.nullable(z.string()),
  picture: z.nullable(Picture),
})

/** All that the home page shows of the content, in one answer; each part holds what its section reads. */
export const Home = z.object({
  /** Null: the page draws a scene of its own. */
  hero: z.nullable(
    z.object({
      title: z.string(),
      text: z.string(),
      action: z.object({ label: z.string(), href: z.string() }),
      picture: Picture,
      area: z.enum(['learn', 'shop', 'talent']),
    }),
  ),
  stats: z.array(z.object({ value: z.string(), label: z.string() })),
  /** How many activities to come suit each age. */
  ages: z.array(z.object({ band: z.enum(ageBands), count: z.int() })),
  /** The cities with most activities to come, the most first. */
  cities: z.array(z.object({ city: z.string(), count: z.int() })),
  /** Upcoming events and workshops, the next one first. */
  activities: z.array(Activity),
  programs: z.array(Program),
  /** Running ones, the next to end first. */
  campaigns: z.array(RunningCampaign),
  young_xperts: HomeStories,
  news: HomeStories,
  awards: z.array(HomeLine),
  /** Of different kinds of people. */
  testimonials: z.array(Testimonial),
  partners: z.array(HomeLine),
})
export type Home = z.infer<typeof Home>
