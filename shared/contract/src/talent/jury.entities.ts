import * as z from '@brightyard/contract/schema'
import { CampaignAgeGroup, CampaignCriterion } from './campaign.entities.ts'
import { campaignPhases, juryPoints, juryStates } from './constants.ts'
import { EntryFile } from './entry.entities.ts'

/** Points for one criterion. */
export const JuryPoints = z.object({
  /** The key of the criterion. */
  key: z.string().check(z.maxLength(80)),
  points: z.int().check(z.minimum(0), z.maximum(juryPoints)),
})
export type JuryPoints = z.infer<typeof JuryPoints>

const counts = { assigned: z.int(), drafts: z.int(), final: z.int() }

/** A campaign that a person judges. */
export const JuryTask = z.object({
  slug: z.string(),
  title: z.string(),
  phase: z.enum(campaignPhases),
  /** Null until entries are assigned. */
  jury_ends_at: z.nullable(z.iso.datetime()),
  ...counts,
})
export type JuryTask = z.infer<typeof JuryTask>

export const JuryWork = z.object({ campaigns: z.array(JuryTask) })

/** An entry as its jurors see it: nothing says who the child is. */
export const JuryEntry = z.object({
  /** Of the juror's own assignment; the entry's own id leads to a page with a first name. */
  id: z.int(),
  title: z.string(),
  description: z.string(),
  files: z.array(EntryFile),
  /** `7 to 9 years`, on the day of closing. */
  age_group: z.string(),
  state: z.enum(juryStates),
  points: z.array(JuryPoints),
  /** For the desk alone. */
  remark: z.string(),
  /** For the child and the family, without the juror's name; empty for none. */
  line: z.string(),
  saved_at: z.nullable(z.iso.datetime()),
})
export type JuryEntry = z.infer<typeof JuryEntry>

/** All that a juror scores in one campaign. */
export const JuryFolder = z.object({
  campaign: z.object({
    slug: z.string(),
    title: z.string(),
    about: z.array(z.string()),
    rules: z.array(z.string()),
    criteria: z.array(CampaignCriterion),
  }),
  jury_ends_at: z.nullable(z.iso.datetime()),
  /** By the clock that decides. */
  may_score: z.boolean(),
  entries: z.array(JuryEntry),
})
export type JuryFolder = z.infer<typeof JuryFolder>

/** A judge of a campaign, with the account by which scores are given. */
export const CampaignJuror = z.object({
  /** The panellist's page. */
  panellist: z.string(),
  name: z.string(),
  /** Null without an account: this judge scores nothing here. */
  email: z.nullable(z.string()),
  ...counts,
})
export type CampaignJuror = z.infer<typeof CampaignJuror>

/** What an administrator sees of a jury. */
export const JuryDesk = z.object({
  campaign: z.object({
    slug: z.string(),
    title: z.string(),
    phase: z.enum(campaignPhases),
    ends_at: z.iso.datetime(),
    criteria: z.array(CampaignCriterion),
    /** Who may enter; null for no limit. */
    age_from: z.nullable(z.int()),
    age_to: z.nullable(z.int()),
    /** The youngest first; empty where all are ranked as one. */
    age_groups: z.array(CampaignAgeGroup),
  }),
  /** Until somebody has given points. */
  may_change_age_groups: z.boolean(),
  jurors_per_entry: z.int(),
  jury_ends_at: z.nullable(z.iso.datetime()),
  verdict_at: z.nullable(z.iso.datetime()),
  /** Shown to the public, so given to the jury. */
  entries: z.int(),
  /** Still on the moderation desk. */
  entries_in_review: z.int(),
  /** With as many jurors as the others. */
  entries_assigned: z.int(),
  jurors: z.array(CampaignJuror),
})
export type JuryDesk = z.infer<typeof JuryDesk>

/** What a juror has written to a child, as the desk sees it. */
export const JuryLine = z.object({
  id: z.int(),
  entry_id: z.int(),
  entry_title: z.string(),
  line: z.string(),
  /** Whether the family does not see it. */
  is_hidden: z.boolean(),
})
export type JuryLine = z.infer<typeof JuryLine>

/** What would be published now. */
export const VerdictPreview = z.object({
  /** Names this result: publishing another one is refused. */
  digest: z.string(),
  /** Scores that are not final yet. */
  missing: z.int(),
  may_publish: z.boolean(),
  /** What keeps it from being published; empty if nothing does. */
  problem: z.string(),
  entries: z.array(
    z.object({
      entry_id: z.int(),
      title: z.string(),
      age_group: z.string(),
      /** In the order of the result, beyond the winners too; within the age group, where the campaign has some. */
      rank: z.int(),
      /** Null for those without a place on the stage. */
      place: z.nullable(z.int()),
      prize: z.nullable(z.string()),
      /** Of 10, without the severity of the jurors. */
      score: z.number(),
      /** Of 10, as the jurors gave it. */
      mean: z.number(),
      /** How many jurors have scored it. */
      scores: z.int(),
    }),
  ),
  /** How many points of 10 a juror gives more (above 0) or less than the others, for the same entries. */
  jurors: z.array(z.object({ name: z.string(), leniency: z.number() })),
})
export type VerdictPreview = z.infer<typeof VerdictPreview>
