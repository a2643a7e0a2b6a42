import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { moderatedTypes, moderationReasons } from './constants.ts'
import { ModerationCase } from './entities.ts'

const base = 'vendor'
const session = 'required'
const note = z._default(
  z.string().check(oneLine(), z.maxLength(500, 'Please use at most 500 characters.')),
  '',
)

/**
 * From then on the reporter no longer sees it. Reported twice by the same person it counts once. 404 for what this
 * person cannot see, 403 `own` for what they wrote.
 */
export const reportContent = defineCall({
  name: 'reportContent',
  method: 'POST',
  base,
  path: '/api/moderation/reports',
  session,
  summary: 'Report a post or a comment',
  body: z.object({
    type: z.enum(moderatedTypes),
    subject_id: DatabaseId,
    reason: z.enum(moderationReasons, 'Please choose a reason.'),
    note,
  }),
  response: MessageResponse,
})

/** For this person alone, and taken back by `is_hidden: false`. What was reported stays reported. */
export const hideContent = defineCall({
  name: 'hideContent',
  method: 'POST',
  base,
  path: '/api/moderation/hidden',
  session,
  summary: 'Hide a post or a comment from oneself',
  body: z.object({
    type: z.enum(moderatedTypes),
    subject_id: DatabaseId,
    is_hidden: z.boolean(),
  }),
  response: MessageResponse,
})

/** Roles 3 to 6 those of their own room, role 5 all. Open ones oldest first, decided ones latest first. */
export const listModerationCases = defineCall({
  name: 'listModerationCases',
  method: 'GET',
  base,
  path: '/api/moderation/cases',
  session,
  summary: 'What waits for a decision, or what was decided',
  query: z.extend(PageQuery, {
    state: z._default(z.enum(['open', 'decided']), 'open'),
    /** Put into links.next by the server: the page begins after this case. */
    after: z.optional(PathId),
  }),
  response: pageOf(ModerationCase),
})

/**
 * Decides what is open; who names the decisions that they have seen also turns the last one round. 403 `own` for what
 * the person wrote, `of_brightyard` for what Brightyard decided last, 404 for another room's. 409 `already_decided`
 * when somebody was faster, or for the same verdict again, `changed_meanwhile` when its author has changed it since this
 * person read it, or taken it back; 422 on `reason` where something is hidden without one.
 */
export const decideModerationCase = defineCall({
  name: 'decideModerationCase',
  method: 'POST',
  base,
  path: '/api/moderation/cases/:id/decision',
  session,
  summary: 'Show or hide what was reported, or what waits',
  params: z.object({ id: PathId }),
  body: z.object({
    verdict: z.enum(['show', 'hide']),
    /** How many `decisions` the case had when this one was made. Without it only an open case is decided. */
    decisions_seen: z.optional(z.int().check(z.nonnegative())),
    /**
     * The `version` of the subject that this person has read. Without it nothing is shown that was changed since it came
     * to the desk, or since somebody decided about it.
     */
    subject_version: z.optional(z.string().check(z.maxLength(100))),
    reason: z.optional(z.enum(moderationReasons)),
    /** The author reads it. */
    note,
  }),
  response: ModerationCase,
})
