import * as z from '@brightyard/contract/schema'
import { UploadId } from '../applications/entities.ts'
import { pageOf, PageQuery } from '../common/entities.ts'
import {
  DatabaseId,
  IdempotencyKey,
  MessageResponse,
  oneLine,
  PathId,
  written,
} from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import { TalentCampaign } from './campaign.entities.ts'
import { EntryChances, OwnEntry, PublicEntry, SharedEntry } from './entry.entities.ts'

const one = z.object({ id: PathId })
const ofCampaign = z.object({ slug: z.string().check(z.regex(/^[\w-]{1,120}$/)) })
const open = { method: 'GET', base: 'cms', session: 'none' } as const
/** Guardians and students, for their own kids and themselves: 403 for other roles, 404 for entries of others. */
const own = { base: 'vendor', session: 'required' } as const
const entries = '/api/talentbox/entries'

/** 404 for an unknown slug. */
export const getTalentCampaign = defineCall({
  ...open,
  name: 'getTalentCampaign',
  path: '/api/talentbox/campaigns/:slug',
  summary: 'One campaign of the TalentBox',
  params: ofCampaign,
  response: TalentCampaign,
})

/** Those with a place first, then the latest; after the verdict in the order of the places. */
export const listCampaignEntries = defineCall({
  ...open,
  name: 'listCampaignEntries',
  path: '/api/talentbox/campaigns/:slug/entries',
  summary: 'Entries of a campaign that everybody may see',
  params: ofCampaign,
  query: z.extend(PageQuery, {
    /** Only those with a place, by place. */
    show: z._default(z.enum(['all', 'winners']), 'all'),
    /** Put into links.next by the server: the page begins after this entry. */
    after: z.optional(PathId),
  }),
  response: pageOf(PublicEntry),
})

/** 404 unless everybody may see it. */
export const getSharedEntry = defineCall({
  ...open,
  name: 'getSharedEntry',
  path: `${entries}/:id`,
  summary: 'An entry that everybody may see',
  params: one,
  response: SharedEntry,
})

export const getEntryChances = defineCall({
  ...own,
  name: 'getEntryChances',
  method: 'GET',
  path: '/api/talentbox/campaigns/:slug/chances',
  summary: 'Which of the own kids can enter a campaign, and how often',
  params: ofCampaign,
  response: EntryChances,
})

/** The latest first, withdrawn ones too. */
export const listOwnEntries = defineCall({
  ...own,
  name: 'listOwnEntries',
  method: 'GET',
  path: entries,
  summary: 'Entries of the own kids',
  query: z.extend(PageQuery, {
    /** Of one campaign. */
    slug: z.optional(ofCampaign.shape.slug),
    /** Put into links.next by the server: the page begins after this entry. */
    before: z.optional(PathId),
  }),
  response: pageOf(OwnEntry),
})

export const readOwnEntry = defineCall({
  ...own,
  name: 'readOwnEntry',
  method: 'GET',
  path: `${entries}/:id`,
  summary: 'An entry of an own kid',
  params: one,
  response: OwnEntry,
})

const title = z
  .string()
  .check(oneLine(), z.maxLength(80, 'Please use at most 80 characters for the title.'))
const description = z
  .string()
  .check(written(), z.maxLength(2000, 'Please use at most 2,000 characters.'))

/**
 * A draft. The same key with the same content gives the same entry. 409 with the code of the problem: `not_open`,
 * `too_young`, `too_old`, `birth_date_missing`, `limit_reached`.
 */
export const createEntry = defineCall({
  ...own,
  name: 'createEntry',
  method: 'POST',
  path: entries,
  summary: 'Begin an entry for a campaign',
  body: z.object({
    slug: z.string().check(z.maxLength(120)),
    student_id: DatabaseId,
    title: z._default(title, ''),
    description: z._default(description, ''),
    idempotency_key: IdempotencyKey,
  }),
  response: OwnEntry,
})

const share = z.number().check(z.minimum(0), z.maximum(1))

const revision = z.int().check(z.positive(), z.maximum(1_000_000_000))

/**
 * Until the campaign closes. What others saw already is looked at again before they see it; what a kid changes needs the
 * consent of a guardian again. 409 `closed`, `withdrawn`,
 * `changed_elsewhere` for another revision than the last one, and `last_file` for empty words that were all of a sent entry.
 */
export const changeEntry = defineCall({
  ...own,
  name: 'changeEntry',
  method: 'PUT',
  path: `${entries}/:id`,
  summary: 'Change an entry',
  params: one,
  body: z.object({ title, description, revision }),
  response: OwnEntry,
})

/**
 * 422 on `title`, `files` for what is missing or still on its way (a file, unless the campaign takes words), and on
 * `consent_version` where a guardian has not agreed to the present text. What a kid sends waits for a guardian. Repeated it changes nothing. 409 `closed`, `withdrawn`, or the code of
 * a problem of `createEntry`.
 */
export const sendEntry = defineCall({
  ...own,
  name: 'sendEntry',
  method: 'POST',
  path: `${entries}/:id/sent`,
  summary: 'Send an entry to the campaign',
  params: one,
  body: z.object({
    /** Of `entryConsent`, by which a guardian agrees. */
    consent_version: z.optional(revision),
  }),
  response: OwnEntry,
})

/**
 * Guardians only, until two days after the closing: 409 `closed`, and `changed_elsewhere` for another `updated_at` than that
 * of the entry. 422 for another version than the present one. A change by the kid takes the consent back.
 */
export const consentToEntry = defineCall({
  ...own,
  name: 'consentToEntry',
  method: 'POST',
  path: `${entries}/:id/consent`,
  summary: 'Agree to what a kid has sent',
  params: one,
  body: z.object({
    consent_version: revision,
    /** Of the entry that this guardian has read. */
    updated_at: z.optional(z.iso.datetime()),
  }),
  response: OwnEntry,
})

/** Guardians only. Repeated it leads to the same payment. 409 `no_fee`, `already_paid`, `closed`, `not_sent`. */
export const payForEntry = defineCall({
  ...own,
  name: 'payForEntry',
  method: 'POST',
  path: `${entries}/:id/payment`,
  summary: 'Pay the fee of an entry',
  params: one,
  response: PaymentStart,
})

/** A draft is deleted; what was sent leaves the campaign for good, until its end. 409 `closed`. */
export const withdrawEntry = defineCall({
  ...own,
  name: 'withdrawEntry',
  method: 'POST',
  path: `${entries}/:id/withdrawal`,
  summary: 'Withdraw an entry',
  params: one,
  response: MessageResponse,
})

/**
 * Also one that is only half there. 404 for what is no file of this entry. 409 `closed`, `withdrawn`, and `last_file` for
 * the last one of a sent entry whose campaign needs one: in a campaign of one file, sending another replaces it.
 */
export const removeEntryFile = defineCall({
  ...own,
  name: 'removeEntryFile',
  method: 'DELETE',
  path: `${entries}/:id/files/:upload`,
  summary: 'Remove a file of an entry',
  params: z.object({ id: PathId, upload: UploadId }),
  response: OwnEntry,
})

/**
 * For role 5, while an entry waits on the desk or is shown: a part of a picture cannot be seen any more, for good. 404 for
 * what is no picture of this entry.
 */
export const blurEntryPicture = defineCall({
  ...own,
  name: 'blurEntryPicture',
  method: 'POST',
  path: `${entries}/:id/blur`,
  summary: 'Blur a part of a picture',
  params: one,
  body: z.object({
    upload: UploadId,
    /** Shares of the picture, from its upper left corner. */
    left: share,
    top: share,
    width: share,
    height: share,
  }),
  response: MessageResponse,
})
