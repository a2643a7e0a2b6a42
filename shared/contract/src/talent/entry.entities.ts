import * as z from '@brightyard/contract/schema'
import { campaignPhases, entryFileKinds, entryProblems, entryStatuses } from './constants.ts'

/** A file of an entry, checked and ready to be shown. */
export const EntryFile = z.object({
  kind: z.enum(entryFileKinds),
  /** Every address answers with the file alone, as a download that runs nothing. */
  src: z.string(),
  /** Of a picture or a film, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Of a film. */
  seconds: z.nullable(z.int()),
})
export type EntryFile = z.infer<typeof EntryFile>

/** A file that is on its way, or has come. */
export const EntryUpload = z.object({
  /** Of the address at which it goes on: `entryUploadPath` and this. */
  upload: z.string(),
  name: z.string(),
  size: z.int(),
  /** Bytes that have come. */
  received: z.int(),
  /** Of its first and last bytes (`entryUploadPath` says how); null where its sender gave none. */
  fingerprint: z.nullable(z.string()),
  /** Null until it has come and was checked. */
  file: z.nullable(EntryFile),
})
export type EntryUpload = z.infer<typeof EntryUpload>

/** An entry as everybody sees it: of the kid only the first name and the age group. */
export const PublicEntry = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** `Diya`. */
  first_name: z.string(),
  /** `7 to 9 years`, on the day of closing: of the campaign's age groups, where it has some. */
  age_group: z.string(),
  files: z.array(EntryFile),
  shown_at: z.iso.datetime(),
  /** Null until the verdict is published, and for entries without a place. */
  place: z.nullable(z.int()),
  /** Null where nobody votes, and while numbers are hidden. */
  votes: z.nullable(z.int()),
})
export type PublicEntry = z.infer<typeof PublicEntry>

const OfCampaign = z.object({
  slug: z.string(),
  title: z.string(),
  phase: z.enum(campaignPhases),
  ends_at: z.iso.datetime(),
})

/** On a page of its own, for a link that is shared. */
export const SharedEntry = z.extend(PublicEntry, { campaign: OfCampaign })
export type SharedEntry = z.infer<typeof SharedEntry>

/** An entry as its family sees it. */
export const OwnEntry = z.object({
  id: z.int(),
  /** `TB-000042`; null before it is sent. */
  number: z.nullable(z.string()),
  status: z.enum(entryStatuses),
  campaign: OfCampaign,
  student_id: z.int(),
  kid: z.string(),
  /** What others see instead of the name and the age: `Diya`, `7 to 9 years`. */
  first_name: z.string(),
  age_group: z.string(),
  title: z.string(),
  description: z.string(),
  files: z.array(EntryFile),
  /** In the order in which they were begun, complete or not. */
  uploads: z.array(EntryUpload),
  /** Rises with every change; a change says which one it is about. */
  revision: z.int(),
  sent_at: z.nullable(z.iso.datetime()),
  consent: z.nullable(z.object({ version: z.int(), given_at: z.iso.datetime() })),
  fee_in_paise: z.int(),
  paid_at: z.nullable(z.iso.datetime()),
  order_code: z.nullable(z.string()),
  /** Why it is not shown, from those who looked at it. */
  note: z.string(),
  place: z.nullable(z.int()),
  /** What jurors have written to the child, in no order that says who; none before the verdict. */
  jury_lines: z.array(z.string()),
  may_change: z.boolean(),
  may_withdraw: z.boolean(),
  updated_at: z.iso.datetime(),
})
export type OwnEntry = z.infer<typeof OwnEntry>

/** Whether and how a person's kids can enter a campaign. */
export const EntryChances = z.object({
  phase: z.enum(campaignPhases),
  ends_at: z.iso.datetime(),
  server_time: z.iso.datetime(),
  consent: z.object({ version: z.int(), text: z.string() }),
  kids: z.array(
    z.object({
      student_id: z.int(),
      name: z.string(),
      /** On the day of closing; null without a date of birth. */
      age: z.nullable(z.int()),
      remaining: z.int(),
      /** Entries that are begun and not sent; they count as well. */
      drafts: z._default(z.int(), 0),
      problem: z.nullable(z.object({ code: z.enum(entryProblems), message: z.string() })),
    }),
  ),
})
export type EntryChances = z.infer<typeof EntryChances>
