import * as z from '@brightyard/contract/schema'
import { EntryFile } from '../talent/entry.entities.ts'
import { moderatedTypes, moderationReasons } from './constants.ts'

/** What a case is about, as its author wrote it; also while nobody else sees it. */
export const ModeratedSubject = z.object({
  author: z.string(),
  /** The school or partner; Brightyard for its own. */
  organisation: z.string(),
  text: z.string(),
  /** Addresses of pictures. */
  pictures: z.array(z.string()),
  /** Those of an entry of which role 5 can blur a part (`blurEntryPicture`); they are among `pictures` too. */
  blurrable: z.array(z.object({ entry_id: z.int(), upload: z.string(), src: z.string() })),
  /** Films, recordings and PDFs, in their order, with addresses that who decides may open. */
  files: z._default(z.array(EntryFile), []),
  has_video: z.boolean(),
  link: z.nullable(z.string()),
  written_at: z.iso.datetime(),
  /** Where it is shown: a path of this site. */
  path: z.string(),
  /** Another one as soon as its words or files change; a decision names it as `subject_version`. */
  version: z._default(z.string(), ''),
})
export type ModeratedSubject = z.infer<typeof ModeratedSubject>

export const ModerationCase = z.object({
  id: z.int(),
  type: z.enum(moderatedTypes),
  /** new: it waits to be shown for the first time. */
  cause: z.enum(['new', 'reported']),
  /** 2: it was reported again after somebody kept it, so Brightyard decides. */
  round: z.int(),
  is_open: z.boolean(),
  opened_at: z.iso.datetime(),
  /** Or turn round what was decided. False for what this person wrote, and where Brightyard decided last. */
  may_decide: z.boolean(),
  /** Null once it is deleted. */
  subject: z.nullable(ModeratedSubject),
  /** Who reports stays unknown. Latest first, at most ten. */
  reports: z.array(
    z.object({
      reason: z.enum(moderationReasons),
      note: z.string(),
      reported_at: z.iso.datetime(),
    }),
  ),
  report_count: z.int(),
  /** Latest first. */
  decisions: z.array(
    z.object({
      verdict: z.enum(['show', 'hide']),
      reason: z.nullable(z.enum(moderationReasons)),
      note: z.string(),
      decided_by: z.string(),
      decided_at: z.iso.datetime(),
    }),
  ),
})
export type ModerationCase = z.infer<typeof ModerationCase>
