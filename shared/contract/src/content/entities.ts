import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { campaignPhases } from '../talent/constants.ts'
import { campaignStates } from './constants.ts'

/** An entry of the CMS as lists show it; what does not apply to its type is null or empty. */
export const ContentCard = z.object({
  id: z.int(),
  /** See `contentTypeIds`. */
  content_type_id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(Picture),
  tags: z.array(z.string()),
  published_at: z.iso.datetime(),
  author: z.nullable(z.string()),
  /** Minutes to read; null where it is nothing to read. */
  reading_minutes: z.nullable(z.int()),
  /** Of an event, workshop, class or campaign. */
  starts_at: z.nullable(z.iso.datetime()),
  ends_at: z.nullable(z.iso.datetime()),
  place: z.nullable(z.string()),
  /** Null: not for sale. 0: free of charge. */
  price_in_paise: z.nullable(z.int()),
  /** Of a person: what they do; of a partner or award: by whom. */
  subtitle: z.nullable(z.string()),
})
export type ContentCard = z.infer<typeof ContentCard>

export const ContentEntry = z.extend(ContentCard, {
  /** HTML of the editors; a page cleans it before it shows it. */
  body: z.string(),
  /** More pictures than that of the card; each says in words what it shows. */
  gallery: z.array(Picture),
  related: z.array(ContentCard),
})
export type ContentEntry = z.infer<typeof ContentEntry>

/** A campaign of the talentbox. */
export const Campaign = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `Colour`, `Music`, `Story`, … */
  theme: z.string(),
  picture: z.nullable(Picture),
  /** By its dates alone. */
  state: z.enum(campaignStates),
  /** What drives buttons: past ones are with the jury until the verdict is published. */
  phase: z.enum(campaignPhases),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Years. */
  age: z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  /** 0: free of charge. */
  entry_fee_in_paise: z.int(),
  prize: z.nullable(z.string()),
  entries_count: z.int(),
  /** The `age_group` of entries that are ranked together, the youngest first; empty where all are ranked as one. */
  age_groups: z.array(z.string()),
})
export type Campaign = z.infer<typeof Campaign>
