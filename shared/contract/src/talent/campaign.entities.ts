import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { Campaign } from '../content/entities.ts'
import { entryFileKinds } from './constants.ts'

/** What an entry is judged by. */
export const CampaignCriterion = z.object({
  /** Of the scores: `idea`. */
  key: z.string(),
  label: z.string(),
  /** Whole parts; the share is this of the sum. */
  weight: z.int(),
})
export type CampaignCriterion = z.infer<typeof CampaignCriterion>

export const CampaignPrize = z.object({
  /** `First prize`, `For everybody who enters`. */
  rank: z.string(),
  prize: z.string(),
  /** Whom it is for; none for what everybody gets. */
  places: z.optional(z.array(z.int())),
})
export type CampaignPrize = z.infer<typeof CampaignPrize>

/** Ages that are ranked together, the last one included. */
export const CampaignAgeGroup = z.object({ from: z.int(), to: z.int() })
export type CampaignAgeGroup = z.infer<typeof CampaignAgeGroup>

/** All about one campaign of the TalentBox; the same for everybody. */
export const TalentCampaign = z.extend(Campaign, {
  /** Paragraphs of plain text. */
  about: z.array(z.string()),
  rules: z.array(z.string()),
  prizes: z.array(CampaignPrize),
  criteria: z.array(CampaignCriterion),
  judges: z.array(
    z.object({
      name: z.string(),
      subtitle: z.string(),
      /** Of the panellist's page. */
      slug: z.string(),
      picture: z.nullable(Picture),
    }),
  ),
  /** When the results are expected, until they are there. */
  results_at: z.iso.datetime(),
  /** When the verdict was published. */
  verdict_at: z.nullable(z.iso.datetime()),
  entries_per_kid: z.int(),
  file_kinds: z.array(z.enum(entryFileKinds)),
  max_files: z.int(),
  tax_percent: z.int(),
  /** Null where nobody votes. */
  voting: z.nullable(
    z.object({
      /** By the clock that decides. */
      is_on: z.boolean(),
      opens_at: z.iso.datetime(),
      closes_at: z.iso.datetime(),
      /** Whether nobody sees numbers and ranks in the last day. */
      hides_last_day: z.boolean(),
      /** Whether they are hidden at this moment. */
      numbers_hidden: z.boolean(),
    }),
  ),
  /** The moment of this answer, by the clock that decides. */
  server_time: z.iso.datetime(),
})
export type TalentCampaign = z.infer<typeof TalentCampaign>
