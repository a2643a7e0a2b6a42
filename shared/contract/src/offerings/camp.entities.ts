import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'

/** A type of camps, a category of a type, or a sub-category of a category. */
export const CampGroup = z.object({
  /** What lists of camps are narrowed to. */
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What the camps last or how they meet: `3 to 5 days`; null where nobody said it. */
  subtitle: z.nullable(z.string()),
  picture: z.nullable(Picture),
  /** To come, in everything below it. */
  camps: z.int(),
  /** Years that these camps are for; null without a camp. */
  age: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** Where they take place, the most camps first. */
  cities: z.array(z.string()),
})
export type CampGroup = z.infer<typeof CampGroup>
