import * as z from '@brightyard/contract/schema'
import { EnteredMoment, oneLine } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { mostAgeGroups } from './age-group-rules.ts'
import { TalentCampaign } from './campaign.entities.ts'
import { JuryDesk } from './jury.entities.ts'

const params = z.object({ slug: z.string().check(z.regex(/^[\w-]{1,120}$/)) })
const signedIn = { base: 'vendor', session: 'required' } as const
const campaign = '/api/talentbox/campaigns/:slug'

/**
 * For role 5: closes a campaign at once, later, or again, until its entries are with the jury. All families with an entry
 * are told. Votes that were to end with the campaign still do. 422 on `ends_at`, 409 `closed` after the verdict, `with_jury`.
 */
export const setCampaignClosing = defineCall({
  ...signedIn,
  name: 'setCampaignClosing',
  method: 'PUT',
  path: `${campaign}/closing`,
  summary: 'Change when a campaign closes',
  params,
  body: z.object({
    /** Null for at once. */
    ends_at: z.nullable(EnteredMoment),
  }),
  response: JuryDesk,
})

const age = z.int('Please give an age in whole years.').check(z.minimum(0), z.maximum(99))

/**
 * For role 5: which ages are ranked by themselves, with places and prizes of their own; empty for all as one. 422 on
 * `age_groups.0.from` or `.to` for what overlaps, is outside the campaign's ages, or leaves some of them out. 409 `scored` once somebody has given
 * points, `closed` after the verdict.
 */
export const setCampaignAgeGroups = defineCall({
  ...signedIn,
  name: 'setCampaignAgeGroups',
  method: 'PUT',
  path: `${campaign}/age-groups`,
  summary: 'Change which ages of a campaign are ranked by themselves',
  params,
  body: z.object({
    age_groups: z.array(z.object({ from: age, to: age })).check(z.maxLength(mostAgeGroups)),
  }),
  response: JuryDesk,
})

/**
 * For role 5: another campaign with the rules, prizes, files, votes, judges and accounts of judges of this one. 422 on
 * `title` where a campaign has this name, and on `ends_at`.
 */
export const repeatCampaign = defineCall({
  ...signedIn,
  name: 'repeatCampaign',
  method: 'POST',
  path: `${campaign}/repeats`,
  summary: 'Run a campaign again',
  params,
  body: z.object({
    title: z
      .string()
      .check(
        oneLine(),
        z.regex(/[\p{L}\p{N}]/u, 'Please give it a name.'),
        z.maxLength(80, 'Please use at most 80 characters for the name.'),
      ),
    starts_at: EnteredMoment,
    ends_at: EnteredMoment,
  }),
  response: TalentCampaign,
})
