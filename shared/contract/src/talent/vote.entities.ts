import * as z from '@brightyard/contract/schema'
import { voteHoldCauses, voteHoldVerdicts } from './constants.ts'
import { PublicEntry } from './entry.entities.ts'

/** What a person sees of a vote of their own. */
export const VoteAnswer = z.object({
  has_voted: z.boolean(),
  /** Of the entry; null while numbers are hidden. */
  votes: z.nullable(z.int()),
})
export type VoteAnswer = z.infer<typeof VoteAnswer>

/** For the buttons of a campaign's entries. */
export const OwnVotes = z.object({
  /** Entries that this person votes for. */
  entry_ids: z.array(z.int()),
  /** Entries of the own family, for which this person cannot vote. */
  family_entry_ids: z.array(z.int()),
})
export type OwnVotes = z.infer<typeof OwnVotes>

/** The entries with most votes; nobody while numbers are hidden or where nobody votes. */
export const VoteLeaders = z.object({
  numbers_hidden: z.boolean(),
  leaders: z.array(
    z.object({
      /** Within the age group, where the campaign has some. The same for the same number of votes; the next place is left out then. */
      rank: z.int(),
      votes: z.int(),
      entry: PublicEntry,
    }),
  ),
})
export type VoteLeaders = z.infer<typeof VoteLeaders>

/** Votes for one entry that came too fast, and count only when they are released. */
export const VoteHold = z.object({
  id: z.int(),
  campaign: z.object({ slug: z.string(), title: z.string() }),
  entry_id: z.int(),
  entry_title: z.string(),
  cause: z.enum(voteHoldCauses),
  /** How many are held, without those that were taken back. */
  votes: z.int(),
  /** How many of them are by accounts of the same day. */
  new_accounts: z.int(),
  opened_at: z.iso.datetime(),
  verdict: z.nullable(z.enum(voteHoldVerdicts)),
  decided_at: z.nullable(z.iso.datetime()),
})
export type VoteHold = z.infer<typeof VoteHold>
